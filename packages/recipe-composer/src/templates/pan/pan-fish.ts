import {
  ACID,
  CHILLI,
  DRIED_WITHOUT_LIQUID,
  GARLIC,
  HERBS,
  NUTS_IF_THERE,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  SALT,
  SIDE_SALAD,
  SIMMERED_ROOTS,
  SOUR_WITHOUT_LEMON,
  SWEET_WINES,
} from '../common-slots.ts';
import type { DishTemplate, Slot, TextTemplate } from '../dish-template.ts';
import { BOILED_POTATO, BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_BESIDE_A_PAN } from '../side-steps.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import {
  AFTER_ONION,
  CRISP_SALAD,
  PAN_VEGETABLES,
  QUICK_VEGETABLES,
  SOFT_IN_HALF,
  STEMS_FIRST,
  withStems,
} from './pan-vegetables.ts';

/** Fish that a hot cream sauce suits: oily fish is too rich for it. */
const FISH_FOR_CREAM: readonly string[] = ['white-fish', 'salmon', 'trout', 'prawn', 'scallop'];

/** Vegetables that are only heated, and pulses. */
const QUICK_OR_PULSES: Slot = {
  ...QUICK_VEGETABLES,
  of: [...QUICK_VEGETABLES.of, 'pulse'],
  ids: [...(QUICK_VEGETABLES.ids ?? []), 'chickpea', 'white-bean', 'butter-bean'],
};

/** Raw vegetables beside fish; beetroot is grated. */
const RAW_BESIDE_FISH: Slot = {
  ...SIDE_SALAD,
  of: ['salad-leaf', 'raw', 'avocado', 'root'],
  but: [...SIMMERED_ROOTS, 'sweet-potato', 'squash', 'plantain', 'daikon', 'lotus-root', 'parsley-root'],
  grams: 50,
  cuts: { root: 'peel-grate' },
};

/** The lemon is for the fish. */
const DRESSED: TextTemplate = {
  en: '[fresh+salad? , dressed with a little more oil[lemon? [cold? [lemon.sour? , the rest of {the lemon.sour}|, a few drops more of {lemon}]|, a few drops [lemon.vinegar? more ]of {lemon}] and salt|[dressing? , {the dressing} and salt| and salt]]]',
  es: '[fresh+salad? , {=aliñado fresh+salad} con un poco más de aceite[lemon? [cold? [lemon.sour? , el resto {del lemon.sour}|, unas gotas más {de lemon}]|, unas gotas [lemon.vinegar? más ]{de lemon}] y sal|[dressing? , {el dressing} y sal| y sal]]]',
  fr: '[fresh+salad? , {=assaisonné fresh+salad} d’un peu plus d’huile[lemon? [cold? [lemon.sour? , du reste {du lemon.sour}|, de quelques gouttes {de lemon} en plus]|, de quelques gouttes {de lemon}[lemon.vinegar?  en plus]] et de sel|[dressing? , {de dressing} et de sel| et de sel]]]',
};

/** What is beside the dish; butter goes over potatoes and grains. */
const SERVED: TextTemplate = {
  en: `[butter? [ Serve with {the cold+side.cooked-rice,rice,mash,wrap,bread+fresh+salad}${DRESSED.en}.]|[ Serve with {the cold+boiled+side+fresh+salad}${DRESSED.en}.]]`,
  es: `[butter? [ Sirve con {el cold+side.cooked-rice,rice,mash,wrap,bread+fresh+salad}${DRESSED.es}.]|[ Sirve con {el cold+boiled+side+fresh+salad}${DRESSED.es}.]]`,
  fr: `[butter? [ Servir avec {le cold+side.cooked-rice,rice,mash,wrap,bread+fresh+salad}${DRESSED.fr}.]|[ Servir avec {le cold+boiled+side+fresh+salad}${DRESSED.fr}.]]`,
};

/** Words for what goes into the last of the sauce; horseradish is in the cold one, where there is one. */
const withSharp = (words: (slots: string) => string) =>
  `[cold? ${words('briny+caper+lemon.vinegar')}|${words('horseradish+briny+caper+lemon.vinegar')}]`;

/** Wine, stock or orange boils down in the pan; cream thickens it, or butter binds it; without them butter foams. */
const SAUCE: TextTemplate = {
  en: `[wine+stock+orange+cream? [ Pour {the wine+stock+orange} into the pan, scrape up what has stuck and boil down by half, {3 min}.][ Stir in {the cream}[cold? |[ and {the horseradish}]] and simmer until the sauce coats a spoon, {2 min}[, with {the briny+caper+lemon.vinegar}].|${withSharp((slots) => `[ Off the heat, swirl in {the butter+${slots}}.]`)}] Spoon over[boiled+side.potato,couscous,polenta,grain?  everything].|[butter? [ Let {the butter} foam in the pan${withSharp((slots) => `[ with {the ${slots}}]`)}, {1 min}, and pour over[boiled+side.potato,couscous,polenta,grain?  everything].]|${withSharp((slots) => `[${slots}? [ Warm {the ${slots}} in the pan with a splash of water, {1 min}, and pour over.]|[onion+veg+quick? |[garlic+chilli+dried+paprika?  Spoon it over {the fish}.]]]`)}]]`,
  es: `[wine+stock+orange+cream? [ Vierte {el wine+stock+orange} en la sartén, despega el fondo y reduce a la mitad, {3 min}.][ Incorpora {el cream}[cold? |[ y {el horseradish}]] y cuece hasta que la salsa cubra una cuchara, {2 min}[, con {el briny+caper+lemon.vinegar}].|${withSharp((slots) => `[ Fuera del fuego, liga con {el butter+${slots}}.]`)}] [boiled+side.potato,couscous,polenta,grain? Báñalo todo|Baña {el fish}] con la salsa.|[butter? [ Calienta {el butter} en la sartén${withSharp((slots) => `[ con {el ${slots}}]`)} hasta que haga espuma, {1 min}, y viérte{=lo butter} por encima[boiled+side.potato,couscous,polenta,grain?  de todo].]|${withSharp((slots) => `[${slots}? [ Calienta {el ${slots}} en la sartén con un chorrito de agua, {1 min}, y viérte{=lo ${slots}} por encima.]|[onion+veg+quick? |[garlic+chilli+dried+paprika?  Viértela sobre {el fish}.]]]`)}]]`,
  fr: `[wine+stock+orange+cream? [ Verser {le wine+stock+orange} dans la poêle, décoller les sucs et laisser réduire de moitié, {3 min}.][ Incorporer {le cream}[cold? |[ et {le horseradish}]] et laisser épaissir jusqu’à ce que la sauce nappe une cuillère, {2 min}[, avec {le briny+caper+lemon.vinegar}].|${withSharp((slots) => `[ Hors du feu, monter avec {le butter+${slots}}.]`)}] Napper [boiled+side.potato,couscous,polenta,grain? le tout|{le fish}] de cette sauce.|[butter? [ Faire mousser {le butter} dans la poêle${withSharp((slots) => `[ avec {le ${slots}}]`)}, {1 min}, et {=le butter} verser [boiled+side.potato,couscous,polenta,grain? sur le tout|par-dessus].]|${withSharp((slots) => `[${slots}? [ Chauffer {le ${slots}} dans la poêle avec un filet d’eau, {1 min}, et {=le ${slots}} verser par-dessus.]|[onion+veg+quick? |[garlic+chilli+dried+paprika?  La verser sur {le fish}.]]]`)}]]`,
};

/** Fish, prawns or a cheese that is fried, on vegetables, with butter or oil and lemon. */
export const panFish: DishTemplate = {
  id: 'pan-fish',
  dishType: 'pan-fried',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'eastern'],
  called: { en: 'pan-fried|fish with vegetables', es: 'a la plancha|a la sartén', fr: 'poêlé|à la poêle' },
  slots: {
    fish: {
      of: ['fish-fillet', 'prawn', 'frying-cheese'],
      but: ['crab', 'sardine'],
      cuts: { 'fish-fillet': 'whole', 'frying-cheese': 'slice' },
    },
    /** Prawns that are there beside a fish. */
    prawn: { of: ['prawn'], but: ['crab'], least: 0, grams: 60 },
    quick: QUICK_OR_PULSES,
    veg: PAN_VEGETABLES,
    boiled: BOILED_POTATO,
    onion: ONION_IF_THERE,
    garlic: GARLIC,
    chilli: CHILLI,
    /** Garlic, butter and lemon are enough in most cuisines. */
    dried: { ...DRIED_WITHOUT_LIQUID, pairedIn: ['middle-eastern'] },
    paprika: {
      of: ['spice'],
      ids: ['smoked-paprika'],
      least: 0,
      unless: ['dried'],
      alongside: ['sweetcorn', 'squash', 'sweet-potato'],
      notWith: ['frying-cheese'],
      families: ['mediterranean', 'northern'],
      proposed: ['smoked-paprika'],
      needed: true,
    },
    briny: { of: ['briny'], but: ['gherkin'], least: 0 },
    /** Tomatoes and peppers take something salty rather than butter. */
    caper: {
      of: ['briny'],
      ids: ['caper', 'black-olive'],
      least: 0,
      grams: 4,
      alongside: ['tomato', 'sweet-pepper', 'aubergine'],
      unless: ['briny', 'cream', 'cold', 'wine'],
      notWith: ['frying-cheese'],
      families: ['mediterranean'],
      proposed: ['caper', 'black-olive'],
      needed: true,
    },
    wine: { of: ['wine'], but: SWEET_WINES, least: 0, grams: 25 },
    fresh: RAW_BESIDE_FISH,
    /** None with what is served cold and raw. */
    cream: {
      of: ['cream'],
      least: 0,
      grams: 40,
      alongside: FISH_FOR_CREAM,
      notWith: ['frying-cheese', 'avocado', 'raw'],
    },
    /** Beside oily fish, and beside raw vegetables. */
    cold: { of: ['yogurt', 'cream'], least: 0, grams: 30, notWith: ['cream'] },
    horseradish: {
      of: ['mustard'],
      ids: ['horseradish', 'horseradish-sauce'],
      least: 0,
    },
    stock: { of: ['stock'], least: 0, grams: 50, notWith: ['frying-cheese'] },
    lemon: { ...ACID, grams: 4, beside: { slots: ['fresh', 'salad'], grams: 6 }, notWith: ['wine', 'orange'] },
    orange: { of: ['orange'], least: 0, grams: 30, cut: 'juice', notWith: ['cream', 'frying-cheese'] },
    herb: {
      ...HERBS,
      of: ['herb', 'spring-onion'],
      most: 3,
      proposed: ['parsley', 'dill', 'coriander-leaf'],
      needed: true,
    },
    /** Crisp crumbs for the top. */
    crumb: { of: ['breadcrumb'], least: 0, grams: 8 },
    nut: { ...NUTS_IF_THERE, but: ['cashew', 'peanut'] },
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    salad: CRISP_SALAD,
    dressing: { ...SOUR_WITHOUT_LEMON, only: ['fresh', 'salad'] },
    butter: {
      of: ['butter'],
      least: 0,
      grams: 6,
      families: ['northern', 'mediterranean'],
      notWith: ['frying-cheese', 'cream'],
      unless: ['caper'],
      proposed: ['butter', 'vegan-butter'],
      needed: true,
      proposedWithout: ['cream', 'yogurt'],
    },
    spread: { ...BUTTER_OF_SIDE, only: ['boiled', 'side'], unless: ['butter', 'caper'] },
    fat: { ...OIL, grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'quick', 'boiled'], least: 1 }],
  title: {
    en: 'Pan-fried {all fish+prawn} with {all veg+quick+boiled+fresh.root+briny#3}[cream?  in {cream} sauce]',
    es: '{all fish+prawn} a la sartén con {veg+quick+boiled+fresh.root+briny#3}[cream? , en salsa {de cream}]',
    fr: '[fish.prawn? [boiled? {fish+prawn} à la poêle|Poêlée {de fish+prawn}]|{fish+prawn} à la poêle] {au veg+quick+boiled+fresh.root+briny#3}[cream? , sauce {au cream}]',
  },
  description: {
    en: '[fish.fish-fillet? {the fish} {=cooks fish} in a few minutes and {=stays fish} moist under a golden surface|[fish.prawn? {the fish} {=needs fish} no more than a few minutes in the pan|{the fish} {=browns fish} in a few minutes and {=stays fish} soft inside]][. Serve with {all side}].',
    es: '[fish.fish-fillet? {el fish} se {=hace fish} en unos minutos y {=queda fish} {=jugoso fish} bajo una superficie dorada|[fish.prawn? {el fish} no {=pide fish} más que unos minutos de sartén|{el fish} se {=dora fish} en unos minutos y {=queda fish} {=tierno-solo fish} por dentro]][. Se sirve con {side}].',
    fr: '[fish.fish-fillet? {le fish} {=cuit fish} en quelques minutes et {=reste fish} {=moelleux fish} sous une surface dorée|[fish.prawn? {le fish} ne {=demande fish} que quelques minutes de poêle|{le fish} {=dore fish} en quelques minutes et {=reste fish} {=fondant-seul fish} à l’intérieur]][. À servir avec {du side}].',
  },
  tip: {
    en: '[fish.fish-fillet? Dry fish in hot oil does not stick: leave it alone until it comes away by itself.]',
    es: '[fish.fish-fillet? Bien seco y en aceite caliente, el pescado no se pega: no lo muevas hasta que se despegue solo.]',
    fr: '[fish.fish-fillet? Bien sec et dans une huile chaude, le poisson n’attache pas : ne pas le toucher avant qu’il se détache de lui-même.]',
  },
  equipment: [
    {
      en: 'wide frying pan[veg.root,firm?  with a lid], about 30 cm',
      es: 'sartén ancha[veg.root,firm?  con tapa], de unos 30 cm',
      fr: 'grande poêle[veg.root,firm?  avec couvercle], d’environ 30 cm',
    },
  ],
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Toast {the crumb} in a dry frying pan over a medium heat, stirring, until golden, {3 min}; set aside.',
      es: 'Tuesta {el crumb} en una sartén seca a fuego medio, removiendo, hasta que {=dorado crumb}, {3 min}; resérva{=lo crumb}.',
      fr: 'Dorer {le crumb} à sec dans une poêle à feu moyen, en remuant, {3 min} ; {=le crumb} réserver.',
    },
    ...COOKING_BESIDE_A_PAN,
    {
      en: `[onion+veg+quick? [veg.root,firm? Cook {the onion+veg.root,firm} in half of {the fat} with half a glass of water in a wide frying pan over a medium heat, covered, until tender, {fry onion+veg.root,firm}, then uncover to let the water go.${AFTER_ONION.en}|[onion? Soften {the onion} in half of {the fat} in a wide frying pan over a medium heat, {fry onion}.${AFTER_ONION.en}|[veg.soft? ${SOFT_IN_HALF.en}|Heat half of {the fat} in a wide frying pan over a [veg.leafy? high|medium] heat.]]][ [onion+veg.soft? Turn up the heat, add|Add] ${withStems(STEMS_FIRST.en, '{the veg.leafy} by the handful and turn until wilted and the water has gone, {fry veg.leafy more 2}')}.][ Add {the quick}[quick.firm?  with a splash of water, cover] and cook until [quick.firm? just tender, {6 min}|hot, {fry quick 4}].][ Stir in {the garlic+chilli+dried+paprika}, {1 min}.] Season with [fish.frying-cheese? {the salt+pepper}|[veg.leafy>300? a third of|half of] {the salt}].]`,
      es: `[onion+veg+quick? [veg.root,firm? Cocina {el onion+veg.root,firm} en la mitad {del fat} con medio vaso de agua, en una sartén ancha tapada a fuego medio, hasta que {=tierno onion+veg.root,firm}, {fry onion+veg.root,firm}, y destapa para que se evapore el agua.${AFTER_ONION.es}|[onion? Pocha {el onion} en la mitad {del fat}, en una sartén ancha a fuego medio, {fry onion}.${AFTER_ONION.es}|[veg.soft? ${SOFT_IN_HALF.es}|Calienta la mitad {del fat} en una sartén ancha a fuego [veg.leafy? fuerte|medio].]]][ [onion+veg.soft? Sube el fuego, añade|Añade] ${withStems(STEMS_FIRST.es, '{el veg.leafy} a puñados y remueve hasta que no quede agua, {fry veg.leafy more 2}')}.][ Añade {el quick}[quick.firm?  con un chorrito de agua, tapa] y cocina [quick.firm? hasta que {=tierno quick.firm}, {6 min}|{fry quick 4}].][ Añade {el garlic+chilli+dried+paprika} y remueve {1 min}.] Sazona con [fish.frying-cheese? {el salt+pepper}|[veg.leafy>300? un tercio|la mitad] {del salt}].]`,
      fr: `[onion+veg+quick? [veg.root,firm? Cuire {le onion+veg.root,firm} dans la moitié {du fat} avec un demi-verre d’eau, dans une grande poêle couverte à feu moyen, jusqu’à ce {=tendre onion+veg.root,firm}, {fry onion+veg.root,firm}, puis découvrir pour que l’eau s’évapore.${AFTER_ONION.fr}|[onion? Faire fondre {le onion} dans la moitié {du fat}, dans une grande poêle à feu moyen, {fry onion}.${AFTER_ONION.fr}|[veg.soft? ${SOFT_IN_HALF.fr}|Chauffer la moitié {du fat} dans une grande poêle à feu [veg.leafy? vif|moyen].]]][ [onion+veg.soft? Monter le feu, ajouter|Ajouter] ${withStems(STEMS_FIRST.fr, '{le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {fry veg.leafy more 2}')}.][ Ajouter {le quick}[quick.firm? , un filet d’eau, couvrir] et cuire [quick.firm? jusqu’à ce {=tendre quick.firm}, {6 min}|{fry quick 4}].][ Ajouter {le garlic+chilli+dried+paprika} et remuer {1 min}.] Assaisonner avec [fish.frying-cheese? {le salt+pepper}|[veg.leafy>300? un tiers|la moitié] {du salt}].]`,
    },
    {
      en: 'Mix {the cold} with [half of {the lemon.sour}[, {the horseradish}] and a pinch of salt|[{the horseradish} and ]a pinch of salt] and put into the fridge, {2 min}.',
      es: 'Mezcla {el cold} con [la mitad {del lemon.sour}[, {el horseradish}] y una pizca de sal|[{el horseradish} y ]una pizca de sal] y guárda{=lo cold} en la nevera, {2 min}.',
      fr: 'Mélanger {le cold} avec [la moitié {du lemon.sour}[, {le horseradish}] et une pincée de sel|[{le horseradish} et ]une pincée de sel] et {=le cold} garder au frais, {2 min}.',
    },
    {
      en: '[onion+veg+quick? Tip {the onion+veg+quick} onto a serving dish and cover; wipe out the pan. Dry|Dry] {the fish} with kitchen paper[fish.frying-cheese? [onion+veg+quick? | and season with {the salt+pepper}]| and season with {the pepper} and [onion+veg+quick? the rest of {the salt}|{the salt}]]. Fry in [onion+veg+quick? the rest of {the fat} in the same pan|{the fat} in a wide frying pan] over a medium-high heat[fish.fish-fillet? [fry fish.fish-fillet>4? , skin side first where there is skin], turning once,|[fish.prawn? , in two batches,]] until [fish.fish-fillet? [fry fish.fish-fillet>4? golden outside and opaque and just firm in the middle|browned outside and just firm, still juicy in the middle]|[fish.prawn? nothing is translucent any more|golden on both sides]], [fish.prawn? {fry fish more 2} in all|{fry fish}][fish.fish-fillet?  for pieces {2 cm} thick].',
      es: '[onion+veg+quick? Pasa {el onion+veg+quick} a una fuente y tápa{=lo onion+veg+quick}; limpia la sartén. Seca|Seca] {el fish} con papel de cocina[fish.frying-cheese? [onion+veg+quick? | y sazóna{=lo fish} con {el salt+pepper}]| y sazóna{=lo fish} con {el pepper} y [onion+veg+quick? el resto {del salt}|{el salt}]]. Fríe{=lo fish} en [onion+veg+quick? el resto {del fat}, en la misma sartén|{el fat}, en una sartén ancha] a fuego medio alto[fish.fish-fillet? [fry fish.fish-fillet>4? , empezando por la piel si la hay], con una sola vuelta,|[fish.prawn? , en dos tandas,]] hasta que [fish.fish-fillet? [fry fish.fish-fillet>4? {=dorado fish} por fuera y el centro quede opaco y apenas firme|{=dorado fish} por fuera y apenas firme, con el centro aún jugoso]|[fish.prawn? no quede nada translúcido|{=dorado fish} por los dos lados]], [fish.prawn? {fry fish more 2} en total|{fry fish}][fish.fish-fillet?  para un grosor de {2 cm}].',
      fr: '[onion+veg+quick? Réserver {le onion+veg+quick} sur un plat, à couvert, et essuyer la poêle. Sécher|Sécher] {le fish} avec du papier absorbant[fish.frying-cheese? [onion+veg+quick? | et {=l’ fish}assaisonner avec {le salt+pepper}]| et {=l’ fish}assaisonner avec {le pepper} et [onion+veg+quick? le reste {du salt}|{le salt}]]. Cuire {le fish} dans [onion+veg+quick? le reste {du fat}, dans la même poêle|{le fat}, dans une grande poêle] à feu assez vif[fish.fish-fillet? [fry fish.fish-fillet>4? , d’abord côté peau s’il y en a une], en retournant une fois,|[fish.prawn? , en deux fois,]] jusqu’à ce [fish.fish-fillet? {=doré fish}[fry fish.fish-fillet>4? , opaque et juste ferme à cœur| et juste ferme, le cœur encore moelleux]|[fish.prawn? que plus rien ne soit translucide|{=doré fish} des deux côtés]], [fish.prawn? {fry fish more 2} en tout|{fry fish}][fish.fish-fillet?  pour {2 cm} d’épaisseur].',
    },
    {
      en: `[onion+veg+quick? Lift {the fish} onto {the onion+veg+quick}|Lift {the fish} onto a serving dish][butter? [, with {the boiled+side.potato,couscous,polenta,grain} beside]].[ Toss {the prawn} in the same pan over a high heat until just opaque, {3 min}, and add to {the fish}.][onion+veg+quick? |[ Stir {the garlic+chilli+dried+paprika} in the fat left in the pan over a low heat, {1 min}.]]${SAUCE.en}[cold? [fresh+salad? |[ Drizzle with the rest of {the lemon.sour}.]][ Scatter with {the herb+nut+crumb}.]|[fresh+salad? [ Drizzle with most of {the lemon.sour}.][ Scatter with {the herb+nut+crumb}.]|[ Finish with {the lemon.sour+herb+nut+crumb}.]]]${SERVED.en}`,
      es: `[onion+veg+quick? Coloca {el fish} sobre {el onion+veg+quick}|Pasa {el fish} a una fuente][butter? [, con {el boiled+side.potato,couscous,polenta,grain} al lado]].[ Saltea {el prawn} en la misma sartén a fuego fuerte hasta que el centro deje de verse translúcido, {3 min}, y pon{=lo prawn} con {el fish}.][onion+veg+quick? |[ Añade {el garlic+chilli+dried+paprika} a la grasa que queda en la sartén y remueve a fuego suave {1 min}.]]${SAUCE.es}[cold? [fresh+salad? |[ Riega con el resto {del lemon.sour}.]][ Reparte por encima {el herb+nut+crumb}.]|[fresh+salad? [ Riega con casi todo {el lemon.sour}.][ Reparte por encima {el herb+nut+crumb}.]|[ Termina con {el lemon.sour+herb+nut+crumb}.]]]${SERVED.es}`,
      fr: `[onion+veg+quick? Poser {le fish} sur {le onion+veg+quick}|Poser {le fish} sur un plat][butter? [, avec {le boiled+side.potato,couscous,polenta,grain} à côté]].[ Saisir {le prawn} dans la même poêle à feu vif, jusqu’à ce que le cœur ne soit plus translucide, {3 min}, et {=l’ prawn}ajouter.][onion+veg+quick? |[ Remuer {le garlic+chilli+dried+paprika} {1 min} à feu doux dans la graisse restée dans la poêle.]]${SAUCE.fr}[cold? [fresh+salad? |[ Arroser du reste {du lemon.sour}.]][ Parsemer {de herb+nut+crumb}.]|[fresh+salad? [ Arroser avec presque tout {le lemon.sour}.][ Parsemer {de herb+nut+crumb}.]|[ Terminer par {le lemon.sour+herb+nut+crumb}.]]]${SERVED.fr}`,
    },
  ],
};
