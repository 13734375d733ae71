import {
  ACID,
  CHILLI,
  DRIED,
  GARLIC,
  HERBS,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  SALT,
  SIDE_SALAD,
  SOUR_WITHOUT_LEMON,
  SWEET_WINES,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { BOILED_POTATO, BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_BESIDE_A_PAN } from '../side-steps.ts';
import {
  AFTER_ONION,
  CRISP_SALAD,
  PAN_VEGETABLES,
  QUICK_VEGETABLES,
  SOFT_IN_REST,
  STEMS_FIRST,
  withStems,
} from './pan-vegetables.ts';

/** Those that simmer in tomato, and those that are sweet. */
const SUMMER_VEGETABLES: readonly string[] = ['sweet-pepper', 'courgette', 'aubergine'];
const SWEET_VEGETABLES: readonly string[] = ['sweet-pepper', 'sweetcorn', 'squash', 'sweet-potato'];

/** Meat that is browned first, and vegetables in a sauce of what it leaves in the pan. */
export const skillet: DishTemplate = {
  id: 'skillet',
  dishType: 'pan-fried',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'eastern'],
  called: { en: 'skillet|pan-fried', es: 'a la sartén|salteado', fr: 'poêlée|à la poêle' },
  slots: {
    protein: {
      of: ['poultry', 'tender-meat', 'pan-meat', 'sausage'],
      but: ['haggis', 'duck-breast', 'pork-belly', 'beef-steak'],
      cuts: { sausage: 'whole' },
    },
    quick: QUICK_VEGETABLES,
    veg: { ...PAN_VEGETABLES, but: PAN_VEGETABLES.but?.filter((id) => id !== 'celery') ?? [] },
    boiled: BOILED_POTATO,
    onion: { ...ONION_IF_THERE, proposed: ['onion'], needed: true, proposedWithout: ['spring-onion'] },
    /** Its fat is what the vegetables are cooked in. */
    bacon: { of: ['bacon'], least: 0, grams: 30 },
    garlic: GARLIC,
    chilli: CHILLI,
    dried: { ...DRIED, needed: true },
    /** Sweet vegetables take a smoky spice rather than thyme. */
    paprika: {
      of: ['spice'],
      ids: ['smoked-paprika'],
      least: 0,
      unless: ['dried'],
      alongside: SWEET_VEGETABLES,
      families: ['mediterranean', 'northern'],
      proposed: ['smoked-paprika'],
      needed: true,
    },
    briny: { of: ['briny'], but: ['gherkin'], least: 0 },
    tomato: { of: ['tinned-tomato'], least: 0, grams: 90 },
    /** Peppers, courgettes and aubergines simmer in tomato. */
    tinned: {
      of: ['tinned-tomato'],
      ids: ['chopped-tomatoes'],
      least: 0,
      grams: 90,
      alongside: SUMMER_VEGETABLES,
      unless: ['tomato', 'wine', 'cream', 'mustard', 'quick'],
      notWith: ['tomato', 'soy', 'miso', 'pesto', 'root'],
      families: ['mediterranean', 'northern', 'mexican'],
      proposed: ['chopped-tomatoes'],
      needed: true,
    },
    wine: { of: ['wine'], but: SWEET_WINES, least: 0, grams: 25 },
    cream: { of: ['cream'], least: 0, grams: 30 },
    /** Mushrooms and leeks make a sauce with cream. */
    rich: {
      of: ['cream'],
      ids: ['single-cream', 'oat-cream', 'soya-cream'],
      least: 0,
      grams: 30,
      alongside: ['mushroom', 'leek'],
      unless: ['cream', 'wine', 'tomato', 'tinned', 'mustard'],
      notWith: ['soy', 'miso', 'pesto', 'tomato', 'tinned-tomato', 'briny', 'crumbly-cheese', 'hard-cheese'],
      families: ['mediterranean', 'northern'],
      proposed: ['single-cream', 'oat-cream', 'soya-cream'],
      needed: true,
    },
    stock: {
      of: ['gravy', 'gravy-powder', 'stock'],
      least: 0,
      proposed: ['@stock'],
      needed: true,
      unless: ['tomato', 'tinned'],
      grams: 55,
    },
    /** Dusted on the meat, or stirred in beside sausages, it binds the sauce. */
    starch: {
      of: ['starch'],
      least: 0,
      proposed: ['cornflour'],
      needed: true,
      grams: 2,
      notWith: ['tinned-tomato', 'gravy', 'gravy-powder'],
    },
    mustard: {
      of: ['mustard', 'pesto', 'soy', 'miso'],
      least: 0,
      proposed: ['soy-sauce', 'gluten-free-soy-sauce', 'dijon-mustard'],
      proposedWithout: [
        'briny',
        'tomato',
        'tinned-tomato',
        'crumbly-cheese',
        'hard-cheese',
        'jam',
        'gravy',
        'gravy-powder',
      ],
      unless: ['paprika'],
      needed: true,
    },
    /** Redcurrant jelly and its like melt into the sauce. */
    sweet: {
      of: ['honey', 'jam'],
      ids: ['honey', 'cranberry-sauce', 'redcurrant-jelly'],
      least: 0,
      grams: 7,
      notWith: ['pesto', 'tinned-tomato', 'hard-cheese'],
    },
    lemon: {
      ...ACID,
      grams: 3.5,
      beside: { slots: ['fresh', 'salad'], grams: 5 },
      notWith: ['pesto', 'wine', 'tomato', 'tinned-tomato', 'gravy', 'gravy-powder'],
    },
    herb: { ...HERBS, of: ['herb', 'spring-onion'], most: 3 },
    cheese: {
      of: ['crumbly-cheese', 'hard-cheese', 'melting-cheese', 'frying-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 25,
      notWith: ['soy'],
      cuts: { 'frying-cheese': 'slice' },
    },
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    /** None with tomato. */
    spread: { ...BUTTER_OF_SIDE, only: ['boiled', 'side'], unless: ['tomato', 'tinned', 'butter'] },
    fresh: SIDE_SALAD,
    salad: CRISP_SALAD,
    dressing: { ...SOUR_WITHOUT_LEMON, only: ['fresh', 'salad'] },
    /** Butter would burn where meat is browned: it finishes the sauce. */
    butter: {
      of: ['butter'],
      least: 0,
      grams: 5,
      unless: ['spread'],
      notWith: ['soy', 'miso', 'pesto', 'tinned-tomato'],
      families: ['northern', 'mediterranean'],
    },
    fat: { ...OIL, grams: 9 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'quick', 'boiled'], least: 1 }],
  title: {
    en: 'Pan-fried {all protein} with [tinned+tomato+wine? {all veg+quick+bacon+boiled+briny+cheese#3}|[cream+rich? {all veg+quick+bacon+boiled+briny+cheese#3} in {cream+rich#1} sauce|[mustard.mustard? {all mustard.mustard+veg+quick+bacon+boiled+briny+cheese#4}|{all veg+quick+bacon+boiled+briny+cheese#3}]]]',
    es: '[tinned+tomato+wine? {all protein} a la sartén con {veg+quick+bacon+boiled+briny+cheese#3}|[cream+rich? {all protein} a la sartén con {veg+quick+bacon+boiled+briny+cheese#3}, en salsa {de cream+rich#1}|[mustard.mustard? {all protein} {al mustard.mustard} con {veg+quick+bacon+boiled+briny+cheese#3}|{all protein} a la sartén con {veg+quick+bacon+boiled+briny+cheese#3}]]]',
    fr: '[tinned+tomato+wine? [protein.poultry,tender-meat? [boiled? {protein} à la poêle|Poêlée {de protein}]|{protein} à la poêle] {au veg+quick+bacon+boiled+briny+cheese#3}|[cream+rich? [protein.poultry,tender-meat? [boiled? {protein} à la poêle|Poêlée {de protein}]|{protein} à la poêle] {au veg+quick+bacon+boiled+briny+cheese#3}, sauce {au cream+rich#1}|[mustard.mustard? {protein} {au mustard.mustard+veg+quick+bacon+boiled+briny+cheese#4}|[protein.poultry,tender-meat? [boiled? {protein} à la poêle|Poêlée {de protein}]|{protein} à la poêle] {au veg+quick+bacon+boiled+briny+cheese#3}]]]',
  },
  description: {
    en: '[boiled? {the boiled} {=soaks boiled} up the short sauce on the plate|[butter? {the butter}, stirred in off the heat, {=rounds butter} the sauce|[veg.firm? {the veg.firm#1} {=brings veg.firm#1} a fresh taste to the brown sauce|[onion? {the onion} {=sweetens onion} what the browning has left in the pan|{the protein} {=browns protein} first and {=gives protein} the pan all it takes for a sauce]]]][. Serve with {all side}].',
    es: '[boiled? {el boiled} {=recoge boiled} en el plato la salsa corta|[butter? {el butter}, ya fuera del fuego, {=redondea butter} la salsa|[veg.firm? {el veg.firm#1} {=pone veg.firm#1} un sabor fresco en la salsa dorada|[onion? {el onion} {=endulza onion} lo que el dorado ha dejado en la sartén|{el protein} se {=dora protein} primero y {=da protein} a la sartén el fondo de la salsa]]]][. Se sirve con {side}].',
    fr: '[boiled? {le boiled} {=boit boiled} la sauce courte dans l’assiette|[butter? {le butter}, hors du feu, {=adoucit butter} la sauce|[veg.firm? {le veg.firm#1} {=apporte veg.firm#1} un goût frais à la sauce brune|[onion? {le onion} {=adoucit onion} ce que le rissolage a laissé dans la poêle|{le protein} {=dore protein} d’abord et {=donne protein} à la poêle les sucs de la sauce]]]][. À servir avec {du side}].',
  },
  equipment: [
    {
      en: 'wide frying pan[veg.root,firm?  with a lid], about 30 cm',
      es: 'sartén ancha[veg.root,firm?  con tapa], de unos 30 cm',
      fr: 'grande poêle[veg.root,firm?  avec couvercle], d’environ 30 cm',
    },
  ],
  steps: [
    {
      en: 'Fry {the cheese.frying-cheese} in a dry frying pan over a medium-high heat until golden on both sides, {4 min}; set aside on a plate.',
      es: 'Dora {el cheese.frying-cheese} en una sartén sin aceite a fuego medio alto, por los dos lados, {4 min}; reserva en un plato.',
      fr: 'Dorer {le cheese.frying-cheese} à sec dans une poêle à feu assez vif, des deux côtés, {4 min} ; réserver sur une assiette.',
    },
    {
      en: withStems(
        '',
        `[Wilt {the veg.leafy} by the handful with a splash of water in a wide frying pan over a medium-high heat, {fry veg.leafy more 1}. Tip into a colander, press out the water and wipe the pan dry.]`,
      ),
      es: withStems(
        '',
        `[Echa {el veg.leafy} a puñados en una sartén ancha con un chorrito de agua y remueve a fuego medio alto hasta que {=mengüe veg.leafy}, {fry veg.leafy more 1}. Pása{=lo veg.leafy} a un colador, aprieta para que {=suelte veg.leafy} el agua y seca la sartén.]`,
      ),
      fr: withStems(
        '',
        `[Faire tomber {le veg.leafy} par poignées avec un filet d’eau dans une grande poêle à feu assez vif, {fry veg.leafy more 1}. Égoutter {le veg.leafy} dans une passoire en pressant bien et essuyer la poêle.]`,
      ),
    },
    {
      en: `[protein.sausage? Fry {the protein}|Season {the protein} with {the pepper} and half of {the salt}[, dust with {the starch}] and fry] in half of {the fat} in ${withStems('a wide frying pan', '[veg.leafy? the same pan|a wide frying pan]')} over a [protein.sausage? medium heat, turning often,|medium-high heat][protein.poultry,tender-meat>400? , in two batches,][protein.pan-meat? , turning once,] until browned[protein.poultry?  outside, {6 min} in all; the inside is done later|, [protein.tender-meat>400? {fry protein less 1 twice} in all|[protein.sausage? {14 min}|{fry protein}]]]. Lift out.`,
      es: `[protein.sausage? Fríe {el protein}|Sazona {el protein} con {el pepper} y la mitad {del salt}[, espolvorea con {el starch}] y fríe{=lo protein}] en la mitad {del fat}, en ${withStems('una sartén ancha', '[veg.leafy? la misma sartén|una sartén ancha]')} a fuego medio[protein.sausage? , dando vueltas a menudo,| alto][protein.poultry,tender-meat>400? , en dos tandas,][protein.pan-meat? , con una sola vuelta,] hasta que {=dorado protein}[protein.poultry?  por fuera, {6 min} en total; por dentro se hace después, en la salsa|, [protein.tender-meat>400? {fry protein less 1 twice} en total|[protein.sausage? {14 min}|{fry protein}]]]. Reserva {el protein}.`,
      fr: `[protein.sausage? Cuire {le protein}|Assaisonner {le protein} avec {le pepper} et la moitié {du salt}[, saupoudrer {de starch}] et {=le protein} cuire] dans la moitié {du fat}, dans ${withStems('une grande poêle', '[veg.leafy? la même poêle|une grande poêle]')} à feu [protein.sausage? moyen, en retournant souvent,|assez vif][protein.poultry,tender-meat>400? , en deux fois,][protein.pan-meat? , en retournant une fois,] jusqu’à ce {=doré protein}[protein.poultry?  dehors, {6 min} en tout ; la cuisson se termine dans la sauce|, [protein.tender-meat>400? {fry protein less 1 twice} en tout|[protein.sausage? {14 min}|{fry protein}]]]. Réserver {le protein}.`,
    },
    ...COOKING_BESIDE_A_PAN,
    {
      en: `[bacon+onion+veg.root+veg.soft? [bacon+onion+veg.root? [veg.root? Brown {the bacon+onion+veg.root}|Soften {the bacon+onion}] in the rest of {the fat} in the same pan over a medium heat[veg.root? , stirring now and then, {8 min}|, {fry bacon+onion}].${AFTER_ONION.en}|${SOFT_IN_REST.en}][ Stir in {the garlic+chilli+dried+paprika}, {1 min}.]|Heat the rest of {the fat} in the same pan over a low heat[ and stir in {the garlic+chilli+dried+paprika}, {1 min}].] [protein.sausage? Season with {the salt+pepper}|Season with the rest of {the salt}].`,
      es: `[bacon+onion+veg.root+veg.soft? [bacon+onion+veg.root? [veg.root? Dora {el bacon+onion+veg.root}|Pocha {el bacon+onion}] en el resto {del fat}, en la misma sartén a fuego medio, [veg.root? removiendo de vez en cuando, {8 min}|{fry bacon+onion}].${AFTER_ONION.es}|${SOFT_IN_REST.es}][ Añade {el garlic+chilli+dried+paprika} y remueve {1 min}.]|Calienta el resto {del fat} en la misma sartén a fuego suave[ con {el garlic+chilli+dried+paprika}, {1 min}].] [protein.sausage? Sazona con {el salt+pepper}|Sazona con el resto {del salt}].`,
      fr: `[bacon+onion+veg.root+veg.soft? [bacon+onion+veg.root? Faire [veg.root? dorer {le bacon+onion+veg.root}|fondre {le bacon+onion}] dans le reste {du fat}, dans la même poêle à feu moyen, [veg.root? en remuant de temps en temps, {8 min}|{fry bacon+onion}].${AFTER_ONION.fr}|${SOFT_IN_REST.fr}][ Ajouter {le garlic+chilli+dried+paprika} et remuer {1 min}.]|Chauffer le reste {du fat} dans la même poêle à feu doux[ avec {le garlic+chilli+dried+paprika}, {1 min}].] [protein.sausage? Assaisonner avec {le salt+pepper}|Assaisonner avec le reste {du salt}].`,
    },
    {
      en: `[Pour in {the wine}, scrape up what has stuck and boil for {2 min}. ][stock.gravy-powder? Sprinkle in {the stock}, pour in 300 ml of water|[stock+tomato+tinned? Pour in {the stock+tomato+tinned+lemon.vinegar}|Pour in a glass of water[ and {the lemon.vinegar}]]][wine? | and scrape up what has stuck][veg.root,firm? [veg.root? . Cover and simmer [veg.firm? for [protein.poultry? {4 min}|{2 min}]; add {the veg.firm} and cover again until everything is [protein.poultry? almost tender, {fry veg.firm less 4}|tender, {fry veg.firm}]|until a knife slips easily into {the veg.root}, {fry veg.root less 5}].|. Add {the veg.firm}, cover and simmer until [protein.poultry? almost tender, {fry veg.firm less 4}|tender, {fry veg.firm}].][ Add {the quick.firm} and cook, uncovered, for [protein.poultry? {2 min}|{fry quick.firm}].]|[quick.firm? . Add {the quick.firm} and cook, uncovered, for [protein.poultry? {2 min}|{6 min}].|[wine?  and let it bubble|; let it bubble] for [tomato+tinned? {10 min}|{3 min}].]][protein.sausage? [ Mix {the starch} with a tablespoon of cold water, stir in and boil until glossy, {1 min}.]]`,
      es: `[Vierte {el wine}, despega el fondo con una cuchara y deja que hierva {2 min}. ][stock.gravy-powder? Espolvorea {el stock}, añade 300 ml de agua|[stock+tomato+tinned? Añade {el stock+tomato+tinned+lemon.vinegar}|Añade un vaso de agua[ y {el lemon.vinegar}]]][wine? | y despega el fondo con una cuchara][veg.root,firm? [veg.root? . Tapa y cuece [veg.firm? [protein.poultry? {4 min}|{2 min}]; añade {el veg.firm} y tapa de nuevo hasta que todo esté [protein.poultry? casi tierno, {fry veg.firm less 4}|tierno, {fry veg.firm}]|hasta que un cuchillo entre sin esfuerzo en {el veg.root}, {fry veg.root less 5}].|. Incorpora {el veg.firm}, tapa y [protein.poultry? déja{=lo veg.firm} casi en su punto, {fry veg.firm less 4}|cuece hasta que {=tierno veg.firm}, {fry veg.firm}].][ Añade {el quick.firm} y cuece sin tapa [protein.poultry? {2 min}|{fry quick.firm}].]|[quick.firm? . Incorpora {el quick.firm} y cuece sin tapa [protein.poultry? {2 min}|{6 min}].|[wine?  y deja|; deja] que borbotee [tomato+tinned? {10 min}|{3 min}].]][protein.sausage? [ Deslíe {el starch} en una cucharada de agua fría, añáde{=lo starch} y deja que hierva hasta que la salsa brille, {1 min}.]]`,
      fr: `[Verser {le wine}, décoller les sucs et laisser bouillir {2 min}. ][stock.gravy-powder? Parsemer {de stock}, verser 300 ml d’eau|[stock+tomato+tinned? Ajouter {le stock+tomato+tinned+lemon.vinegar}|Ajouter un verre d’eau[ et {le lemon.vinegar}]]][wine? | et décoller les sucs][veg.root,firm? [veg.root? . Couvrir et laisser mijoter [veg.firm? [protein.poultry? {4 min}|{2 min}] ; ajouter {le veg.firm} et couvrir de nouveau jusqu’à ce que tout soit [protein.poultry? presque tendre, {fry veg.firm less 4}|tendre, {fry veg.firm}]|jusqu’à ce qu’un couteau s’enfonce sans effort dans {le veg.root}, {fry veg.root less 5}].|. Mettre {le veg.firm}, couvrir et [protein.poultry? {=le veg.firm} cuire presque à point, {fry veg.firm less 4}|laisser mijoter jusqu’à ce {=tendre veg.firm}, {fry veg.firm}].][ Ajouter {le quick.firm} et cuire à découvert [protein.poultry? {2 min}|{fry quick.firm}].]|[quick.firm? . Mettre {le quick.firm} et cuire à découvert [protein.poultry? {2 min}|{6 min}].|[wine?  et laisser| ; laisser] bouillonner [tomato+tinned? {10 min}|{3 min}].]][protein.sausage? [ Délayer {le starch} dans une cuillerée à soupe d’eau froide, verser et laisser bouillir jusqu’à ce que la sauce brille, {1 min}.]]`,
    },
    {
      en: `[protein.poultry? [Stir in {the mustard+sweet+cream+rich+briny}. ]Return {the protein} with the juices and simmer gently until cooked through and the sauce clings, {5 min}.[ Add {the quick.tender} and heat through, {fry quick.tender}.]${withStems(`[ Add ${STEMS_FIRST.en}.]`, '[ Stir in {the veg.leafy} and heat through, {1 min}.]')}|[Stir in {the mustard+sweet+cream+rich+briny}[cream+rich?  and simmer until the sauce coats a spoon, {2 min}]. ][Add {the quick.tender} and heat through, {fry quick.tender}. ]${withStems(`[Add ${STEMS_FIRST.en}. ]`, '')}Return ${withStems('{the protein}', '{the protein+veg.leafy}')} with the juices and turn in the sauce until hot, [protein.tender-meat? {1 min}|{2 min}].][ Off the heat, stir in {the butter}.][fresh+salad? [ Drizzle with most of {the lemon.sour}.][ Finish with {the herb+cheese}.]|[ Finish with {the lemon.sour+herb+cheese}.]][ Serve with {the boiled+side+fresh+salad}[fresh+salad? , dressed with a little more oil[lemon? , a few drops [lemon.vinegar? more ]of {lemon} and salt|[dressing? , {the dressing} and salt| and salt]]].]`,
      es: `[protein.poultry? [Incorpora {el mustard+sweet+cream+rich+briny}. ]Devuelve {el protein} a la sartén con su jugo y cuece a fuego suave hasta que la carne esté hecha y la salsa espese, {5 min}.[ Añade {el quick.tender} y calienta {fry quick.tender}.]${withStems(`[ Añade ${STEMS_FIRST.es}.]`, '[ Añade {el veg.leafy} y calienta {1 min}.]')}|[Incorpora {el mustard+sweet+cream+rich+briny}[cream+rich?  y cuece hasta que la salsa cubra una cuchara, {2 min}]. ][Añade {el quick.tender} y calienta {fry quick.tender}. ]${withStems(`[Añade ${STEMS_FIRST.es}. ]`, '')}Devuelve ${withStems('{el protein}', '{el protein+veg.leafy}')} a la sartén con su jugo y calienta en la salsa [protein.tender-meat? {1 min}|{2 min}].][ Fuera del fuego, incorpora {el butter}.][fresh+salad? [ Riega con casi todo {el lemon.sour}.][ Termina con {el herb+cheese}.]|[ Termina con {el lemon.sour+herb+cheese}.]][ Sirve con {el boiled+side+fresh+salad}[fresh+salad? , {=aliñado fresh+salad} con un poco más de aceite[lemon? , unas gotas [lemon.vinegar? más ]{de lemon} y sal|[dressing? , {el dressing} y sal| y sal]]].]`,
      fr: `[protein.poultry? [Incorporer {le mustard+sweet+cream+rich+briny}. ]Remettre {le protein} dans la poêle avec le jus rendu et laisser mijoter à feu doux jusqu’à ce que la viande soit cuite et que la sauce nappe le tout, {5 min}.[ Ajouter {le quick.tender} et réchauffer {fry quick.tender}.]${withStems(`[ Ajouter ${STEMS_FIRST.fr}.]`, '[ Ajouter {le veg.leafy} et réchauffer {1 min}.]')}|[Incorporer {le mustard+sweet+cream+rich+briny}[cream+rich?  et laisser réduire jusqu’à ce que la sauce nappe une cuillère, {2 min}]. ][Ajouter {le quick.tender} et réchauffer {fry quick.tender}. ]${withStems(`[Ajouter ${STEMS_FIRST.fr}. ]`, '')}Remettre ${withStems('{le protein}', '{le protein+veg.leafy}')} dans la poêle avec le jus rendu et réchauffer dans la sauce, [protein.tender-meat? {1 min}|{2 min}].][ Hors du feu, incorporer {le butter}.][fresh+salad? [ Arroser avec presque tout {le lemon.sour}.][ Terminer par {le herb+cheese}.]|[ Terminer par {le lemon.sour+herb+cheese}.]][ Servir avec {le boiled+side+fresh+salad}[fresh+salad? , {=assaisonné fresh+salad} d’un peu plus d’huile[lemon? , de quelques gouttes {de lemon}[lemon.vinegar?  en plus] et de sel|[dressing? , {de dressing} et de sel| et de sel]]].]`,
    },
  ],
};
