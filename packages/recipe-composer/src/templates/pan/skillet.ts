import {
  ACID,
  CHILLI,
  COOKED_VEGETABLES,
  DRIED_WITHOUT_LIQUID,
  GARLIC,
  HERBS,
  NUTS_IF_THERE,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  SALT,
  SIDE_SALAD,
  SPRING_ONION,
  SWEET_WINES,
} from '../common-slots.ts';
import type { DishTemplate, Slot, TextTemplate } from '../dish-template.ts';
import { BOILED_POTATO, BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_BESIDE_A_PAN } from '../side-steps.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

/** Vegetables of a pan that take a few minutes: spears, and what is only heated. */
const QUICK: readonly string[] = [
  'asparagus',
  'tenderstem-broccoli',
  'pea',
  'sweetcorn',
  'tinned-sweetcorn',
  'baby-corn',
  'broad-bean',
  'mangetout',
  'sugar-snap-pea',
  'edamame',
  'artichoke-heart',
];

const PAN_VEGETABLES: Slot = {
  of: COOKED_VEGETABLES,
  but: [
    ...QUICK,
    'beetroot',
    'plantain',
    'swede',
    'salsify',
    'celeriac',
    'jerusalem-artichoke',
    'daikon',
    'red-cabbage',
    'celery',
    'okra',
    'morel',
    'bean-sprout',
    'bamboo-shoot',
    'chicory',
  ],
  least: 0,
  most: 2,
  grams: 170,
  cuts: { root: 'small-dice' },
  named: ['sweet-pepper', 'courgette'],
  proposed: ['green-bean', 'carrot', 'sweet-pepper'],
  unless: ['quick', 'boiled'],
};
/** Those that simmer in tomato, and those that are sweet. */
const SUMMER_VEGETABLES: readonly string[] = ['sweet-pepper', 'courgette', 'aubergine'];
const SWEET_VEGETABLES: readonly string[] = ['sweet-pepper', 'sweetcorn', 'squash', 'sweet-potato'];
const QUICK_VEGETABLES: Slot = { of: ['firm', 'tender'], ids: QUICK, least: 0, most: 2, grams: 100 };

/** Something crisp where potatoes are the one vegetable. */
const CRISP_SALAD: Slot = {
  ...SIDE_SALAD,
  of: ['salad-leaf'],
  only: ['boiled'],
  unless: ['veg', 'quick', 'fresh'],
  families: ['mediterranean', 'northern'],
  proposed: ['rocket', 'lettuce'],
};

/** Strips of pepper that fill the pan take longer than those of one or two. */
const UNTIL_TENDER =
  '[fry veg.tender>9? {fry veg.tender}|[fry veg.tender>8? {fry veg.tender more 4}|{fry veg.tender}]]';
/** What is read where the leaves are pak choi and its like, of stems and leaves, and what otherwise. */
const withStems = (words: string, others: string) =>
  `[fry veg.leafy>4? ${others}|[fry veg.leafy>3? ${words}|${others}]]`;
const STEMS_FIRST: TextTemplate = {
  en: '{the veg.leafy}, the stems first and the leaves a minute later, and cook until just tender, {fry veg.leafy}',
  es: '{el veg.leafy}, primero los tallos y, pasado un minuto, las hojas, y cocina hasta que {=tierno veg.leafy}, {fry veg.leafy}',
  fr: '{le veg.leafy}, d’abord les côtes et, une minute après, les feuilles, et cuire jusqu’à ce {=tendre veg.leafy}, {fry veg.leafy}',
};
/** What is read where soft vegetables wait beside the meat while a tomato sauce boils down, and what otherwise. */
const withTomato = (words: string, others: string) =>
  `[tinned+tomato? [veg.root,firm,mushroom,leafy? ${others}|[veg.tender? ${words}|${others}]]|${others}]`;

/** Tomatoes join what takes longer when it is tender: their juice would keep it from browning. */
const TOMATO_LAST: TextTemplate = {
  en: '[ Add {the veg.tomato} and cook until soft and saucy, [veg.tender,mushroom? {6 min}|{10 min}].]',
  es: '[ Añade {el veg.tomato} y cocina hasta que se {=deshaga veg.tomato}, [veg.tender,mushroom? {6 min}|{10 min}].]',
  fr: '[ Ajouter {le veg.tomato} et cuire jusqu’à obtenir une sauce, [veg.tender,mushroom? {6 min}|{10 min}].]',
};
const AFTER_ONION: TextTemplate = {
  en: `[ Add {the veg.tender,mushroom}[veg.mushroom? , turn up the heat a little] and cook until [veg.mushroom? no water is left, {fry veg.tender,mushroom more 3}|tender, ${UNTIL_TENDER}], stirring now and then.]${TOMATO_LAST.en}`,
  es: `[ Añade {el veg.tender,mushroom}[veg.mushroom? , sube un poco el fuego] y cocina, removiendo de vez en cuando, hasta que [veg.mushroom? no quede agua, {fry veg.tender,mushroom more 3}|{=tierno veg.tender}, ${UNTIL_TENDER}].]${TOMATO_LAST.es}`,
  fr: `[ Ajouter {le veg.tender,mushroom}[veg.mushroom? , monter un peu le feu] et cuire en remuant de temps en temps, jusqu’à [veg.mushroom? évaporation de l’eau, {fry veg.tender,mushroom more 3}|ce {=tendre veg.tender}, ${UNTIL_TENDER}].]${TOMATO_LAST.fr}`,
};

/** Soft vegetables without onion, in the words for the fat and the pan. */
function softIn(fat: TextTemplate): TextTemplate {
  return {
    en: `[veg.tender,mushroom? Cook {the veg.tender,mushroom} in ${fat.en} over a [veg.mushroom? medium-high|medium] heat[veg.mushroom>400? , in two batches], stirring now and then, until [veg.mushroom? no water is left and they take colour|tender], [veg.mushroom>400? {14 min} in all; return both batches to the pan|[veg.mushroom? {fry veg.tender,mushroom more 3}|${UNTIL_TENDER}]].${TOMATO_LAST.en}|Cook {the veg.tomato} in ${fat.en} over a medium-high heat, stirring now and then, until soft and saucy, {10 min}.]`,
    es: `[veg.tender,mushroom? Cocina {el veg.tender,mushroom} en ${fat.es} a fuego medio[veg.mushroom?  alto][veg.mushroom>400? , en dos tandas], removiendo de vez en cuando, hasta que [veg.mushroom? no quede agua y {=tome veg.tender,mushroom} color|{=tierno veg.tender}], [veg.mushroom>400? {14 min} en total; devuelve las dos tandas a la sartén|[veg.mushroom? {fry veg.tender,mushroom more 3}|${UNTIL_TENDER}]].${TOMATO_LAST.es}|Cocina {el veg.tomato} en ${fat.es} a fuego medio alto, removiendo de vez en cuando, hasta que se {=deshaga veg.tomato}, {10 min}.]`,
    fr: `[veg.tender,mushroom? Cuire {le veg.tender,mushroom} dans ${fat.fr} à feu [veg.mushroom? assez vif|moyen][veg.mushroom>400? , en deux fois], en remuant de temps en temps, jusqu’à [veg.mushroom? évaporation de l’eau et légère coloration|ce {=tendre veg.tender}], [veg.mushroom>400? {14 min} en tout ; remettre le tout dans la poêle|[veg.mushroom? {fry veg.tender,mushroom more 3}|${UNTIL_TENDER}]].${TOMATO_LAST.fr}|Cuire {le veg.tomato} dans ${fat.fr} à feu assez vif, en remuant de temps en temps, jusqu’à obtenir une sauce, {10 min}.]`,
  };
}
const SOFT_IN_REST = softIn({
  en: 'the rest of {the fat} in the same pan',
  es: 'el resto {del fat}, en la misma sartén',
  fr: 'le reste {du fat}, dans la même poêle',
});
const SOFT_IN_HALF = softIn({
  en: 'half of {the fat} in a wide frying pan',
  es: 'la mitad {del fat}, en una sartén ancha',
  fr: 'la moitié {du fat}, dans une grande poêle',
});

/** Meat that is browned first, and vegetables in a sauce of what it leaves in the pan. */
const skillet: DishTemplate = {
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
    veg: PAN_VEGETABLES,
    boiled: BOILED_POTATO,
    onion: { ...ONION_IF_THERE, proposed: ['onion'], needed: true, proposedWithout: ['spring-onion'] },
    spring: SPRING_ONION,
    garlic: GARLIC,
    chilli: CHILLI,
    dried: { ...DRIED_WITHOUT_LIQUID, needed: true },
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
    stock: { of: ['stock'], least: 0, proposed: ['@stock'], needed: true, unless: ['tomato', 'tinned'], grams: 55 },
    /** Dusted on the meat, it binds the sauce. */
    starch: {
      of: ['starch'],
      least: 0,
      proposed: ['cornflour'],
      needed: true,
      grams: 2,
      unless: ['rich'],
      notWith: ['sausage', 'tinned-tomato'],
    },
    mustard: {
      of: ['mustard', 'pesto', 'soy', 'miso'],
      least: 0,
      proposed: ['soy-sauce', 'gluten-free-soy-sauce', 'dijon-mustard'],
      proposedWithout: ['briny', 'tomato', 'tinned-tomato', 'crumbly-cheese', 'hard-cheese'],
      unless: ['paprika'],
      needed: true,
    },
    honey: { of: ['honey'], least: 0, only: ['mustard'], grams: 5 },
    lemon: { ...ACID, grams: 3.5, notWith: ['pesto', 'wine', 'tomato', 'tinned-tomato'] },
    herb: HERBS,
    cheese: {
      of: ['crumbly-cheese', 'hard-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 20,
      notWith: ['soy'],
    },
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    /** None with tomato. */
    spread: { ...BUTTER_OF_SIDE, only: ['boiled', 'side'], unless: ['tomato', 'tinned'] },
    fresh: SIDE_SALAD,
    salad: CRISP_SALAD,
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
    en: 'Pan-fried {all protein} with {all veg+quick+boiled+briny+cheese#3}',
    es: '{all protein} a la sartén con {veg+quick+boiled+briny+cheese#3}',
    fr: '[protein.poultry,tender-meat? [boiled? {protein} à la poêle|Poêlée {de protein}]|{protein} à la poêle] {au veg+quick+boiled+briny+cheese#3}',
  },
  description: {
    en: 'Browned {all protein} with {all veg+quick+boiled+briny+cheese#3} in [tinned+tomato? a tomato sauce|[cream+rich? a sauce of {all cream+rich#1}[ and {all mustard.mustard}]|[wine? a sauce of {all wine}|[mustard? a sauce of {all mustard}[ and {all honey}]|a short sauce[ with {all lemon}]]]]][, scented with {all dried+paprika#1}][, to serve with {all side}].',
    es: '{protein} {=dorado-solo protein} con {veg+quick+boiled+briny+cheese#3} en [tinned+tomato? una salsa de tomate|[cream+rich? una salsa {de cream+rich#1}[ y {mustard.mustard}]|[wine? una salsa {de wine}|[mustard.soy? {mustard}[ y {honey}]|[mustard? una salsa {de mustard}[ y {honey}]|una salsa corta[ con {lemon}]]]]]][, con aroma {de dried+paprika#1}][, para servir con {side}].',
    fr: '{du protein} {=doré-seul protein} avec {du veg+quick+boiled+briny+cheese#3}, dans [tinned+tomato? une sauce tomate|[cream+rich? une sauce {au cream+rich#1}[ et {au mustard.mustard}]|[wine? une sauce {au wine}|[mustard.soy? un jus {au mustard}[ et {au honey}]|[mustard? une sauce {au mustard}[ et {au honey}]|une sauce courte[ {au lemon}]]]]]][, au parfum {de dried+paprika#1}][, à servir avec {du side}].',
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
      en: withStems(
        '',
        `[Wilt {the veg.leafy} by the handful with a splash of water in a wide frying pan over a medium-high heat, {fry veg.leafy more 1}. Tip into a colander and press out the water.]`,
      ),
      es: withStems(
        '',
        `[Echa {el veg.leafy} a puñados en una sartén ancha con un chorrito de agua y remueve a fuego medio alto hasta que {=mengüe veg.leafy}, {fry veg.leafy more 1}. Pása{=lo veg.leafy} a un colador y aprieta para que {=suelte veg.leafy} el agua.]`,
      ),
      fr: withStems(
        '',
        `[Faire tomber {le veg.leafy} par poignées avec un filet d’eau dans une grande poêle à feu assez vif, {fry veg.leafy more 1}. Égoutter {le veg.leafy} dans une passoire en pressant bien.]`,
      ),
    },
    {
      en: `[protein.sausage? Fry {the protein}|Season {the protein} with {the pepper} and half of {the salt}[, dust with {the starch}] and fry] in half of {the fat} in ${withStems('a wide frying pan', '[veg.leafy? the same pan|a wide frying pan]')} over a [protein.sausage? medium heat, turning often,|medium-high heat][protein.poultry,tender-meat>400? , in two batches,][protein.pan-meat? , turning once,] until browned[protein.poultry?  outside, {6 min} in all; the inside is done later|, [protein.tender-meat>400? {fry protein less 1 twice} in all|[protein.sausage? {14 min}|{fry protein}]]]. Lift out.`,
      es: `[protein.sausage? Fríe {el protein}|Sazona {el protein} con {el pepper} y la mitad {del salt}[, espolvorea con {el starch}] y fríe{=lo protein}] en la mitad {del fat}, en ${withStems('una sartén ancha', '[veg.leafy? la misma sartén|una sartén ancha]')} a fuego medio[protein.sausage? , dando vueltas a menudo,| alto][protein.poultry,tender-meat>400? , en dos tandas,][protein.pan-meat? , con una sola vuelta,] hasta que {=dorado protein}[protein.poultry?  por fuera, {6 min} en total; por dentro se hace después, en la salsa|, [protein.tender-meat>400? {fry protein less 1 twice} en total|[protein.sausage? {14 min}|{fry protein}]]]. Reserva {el protein}.`,
      fr: `[protein.sausage? Cuire {le protein}|Assaisonner {le protein} avec {le pepper} et la moitié {du salt}[, saupoudrer {de starch}] et {=le protein} cuire] dans la moitié {du fat}, dans ${withStems('une grande poêle', '[veg.leafy? la même poêle|une grande poêle]')} à feu [protein.sausage? moyen, en retournant souvent,|assez vif][protein.poultry,tender-meat>400? , en deux fois,][protein.pan-meat? , en retournant une fois,] jusqu’à ce {=doré protein}[protein.poultry?  dehors, {6 min} en tout ; la cuisson se termine dans la sauce|, [protein.tender-meat>400? {fry protein less 1 twice} en tout|[protein.sausage? {14 min}|{fry protein}]]]. Réserver {le protein}.`,
    },
    ...COOKING_BESIDE_A_PAN,
    {
      en: `[onion+veg.root+veg.soft? [onion+veg.root? [veg.root? Brown {the onion+veg.root}|Soften {the onion}] in the rest of {the fat} in the same pan over a medium heat[veg.root? , stirring now and then, {8 min}|, {fry onion}].${AFTER_ONION.en}|${SOFT_IN_REST.en}][ Stir in {the garlic+chilli+dried+paprika}, {1 min}.]|Heat the rest of {the fat} in the same pan over a low heat[ and stir in {the garlic+chilli+dried+paprika}, {1 min}].] [protein.sausage? Season with {the salt+pepper}|Season with the rest of {the salt}].`,
      es: `[onion+veg.root+veg.soft? [onion+veg.root? [veg.root? Dora {el onion+veg.root}|Pocha {el onion}] en el resto {del fat}, en la misma sartén a fuego medio, [veg.root? removiendo de vez en cuando, {8 min}|{fry onion}].${AFTER_ONION.es}|${SOFT_IN_REST.es}][ Añade {el garlic+chilli+dried+paprika} y remueve {1 min}.]|Calienta el resto {del fat} en la misma sartén a fuego suave[ con {el garlic+chilli+dried+paprika}, {1 min}].] [protein.sausage? Sazona con {el salt+pepper}|Sazona con el resto {del salt}].`,
      fr: `[onion+veg.root+veg.soft? [onion+veg.root? Faire [veg.root? dorer {le onion+veg.root}|fondre {le onion}] dans le reste {du fat}, dans la même poêle à feu moyen, [veg.root? en remuant de temps en temps, {8 min}|{fry onion}].${AFTER_ONION.fr}|${SOFT_IN_REST.fr}][ Ajouter {le garlic+chilli+dried+paprika} et remuer {1 min}.]|Chauffer le reste {du fat} dans la même poêle à feu doux[ avec {le garlic+chilli+dried+paprika}, {1 min}].] [protein.sausage? Assaisonner avec {le salt+pepper}|Assaisonner avec le reste {du salt}].`,
    },
    {
      en: `${withTomato('Tip {the onion+veg.tender} onto a plate. ', '')}[Pour in {the wine}, scrape up what has stuck and boil for {2 min}. ][stock+tomato+tinned? Pour in {the stock+tomato+tinned+lemon.vinegar}|Pour in a glass of water[ and {the lemon.vinegar}]][wine? | and scrape up what has stuck][veg.root,firm? [veg.root? . Cover and simmer [veg.firm? for {2 min}; add {the veg.firm} and cover again until everything is tender, {fry veg.firm}|until a knife slips easily into {the veg.root}, {fry veg.root less 5}].|. Add {the veg.firm}, cover and simmer until tender, {fry veg.firm}.][ Add {the quick.firm} and cook, uncovered, for {fry quick.firm}.]|[quick.firm? . Add {the quick.firm} and cook, uncovered, for {6 min}.|[wine?  and let it bubble|; let it bubble] for [tomato+tinned? {6 min}|{3 min}].]]`,
      es: `${withTomato('Pasa {el onion+veg.tender} a un plato. ', '')}[Vierte {el wine}, despega el fondo con una cuchara y deja que hierva {2 min}. ][stock+tomato+tinned? Añade {el stock+tomato+tinned+lemon.vinegar}|Añade un vaso de agua[ y {el lemon.vinegar}]][wine? | y despega el fondo con una cuchara][veg.root,firm? [veg.root? . Tapa y cuece [veg.firm? {2 min}; añade {el veg.firm} y tapa de nuevo hasta que todo esté tierno, {fry veg.firm}|hasta que un cuchillo entre sin esfuerzo en {el veg.root}, {fry veg.root less 5}].|. Incorpora {el veg.firm}, tapa y cuece hasta que {=tierno veg.firm}, {fry veg.firm}.][ Añade {el quick.firm} y cuece sin tapa {fry quick.firm}.]|[quick.firm? . Incorpora {el quick.firm} y cuece sin tapa {6 min}.|[wine?  y deja|; deja] que borbotee [tomato+tinned? {6 min}|{3 min}].]]`,
      fr: `${withTomato('Verser {le onion+veg.tender} sur une assiette. ', '')}[Verser {le wine}, décoller les sucs et laisser bouillir {2 min}. ][stock+tomato+tinned? Ajouter {le stock+tomato+tinned+lemon.vinegar}|Ajouter un verre d’eau[ et {le lemon.vinegar}]][wine? | et décoller les sucs][veg.root,firm? [veg.root? . Couvrir et laisser mijoter [veg.firm? {2 min} ; ajouter {le veg.firm} et couvrir de nouveau jusqu’à ce que tout soit tendre, {fry veg.firm}|jusqu’à ce qu’un couteau s’enfonce sans effort dans {le veg.root}, {fry veg.root less 5}].|. Mettre {le veg.firm}, couvrir et laisser mijoter jusqu’à ce {=tendre veg.firm}, {fry veg.firm}.][ Ajouter {le quick.firm} et cuire à découvert {fry quick.firm}.]|[quick.firm? . Mettre {le quick.firm} et cuire à découvert {6 min}.|[wine?  et laisser| ; laisser] bouillonner [tomato+tinned? {6 min}|{3 min}].]]`,
    },
    {
      en: `[protein.poultry? [Stir in {the mustard+honey+cream+rich+briny}. ]Return ${withTomato('{the protein+onion+veg.tender}', '{the protein}')} with the juices and simmer gently until cooked through and the sauce clings, {5 min}.[ Add {the quick.tender} and heat through, {fry quick.tender}.]${withStems(`[ Add ${STEMS_FIRST.en}.]`, '[ Stir in {the veg.leafy} and heat through, {1 min}.]')}|[Stir in {the mustard+honey+cream+rich+briny}[cream+rich?  and simmer until the sauce coats a spoon, {2 min}]. ][Add {the quick.tender} and heat through, {fry quick.tender}. ]${withStems(`[Add ${STEMS_FIRST.en}. ]`, '')}Return ${withTomato('{the protein+onion+veg.tender}', withStems('{the protein}', '{the protein+veg.leafy}'))} with the juices and turn in the sauce until hot, {2 min}.][ Off the heat, stir in {the butter}.][ Finish with {the lemon.sour+spring+herb+cheese}.][ Serve with {the boiled+side+fresh+salad}[fresh+salad? [fat.oil? , dressed with a little more oil[, {lemon}] and salt]].]`,
      es: `[protein.poultry? [Incorpora {el mustard+honey+cream+rich+briny}. ]Devuelve ${withTomato('{el protein+onion+veg.tender}', '{el protein}')} a la sartén con su jugo y cuece a fuego suave hasta que la carne esté hecha y la salsa espese, {5 min}.[ Añade {el quick.tender} y calienta {fry quick.tender}.]${withStems(`[ Añade ${STEMS_FIRST.es}.]`, '[ Añade {el veg.leafy} y calienta {1 min}.]')}|[Incorpora {el mustard+honey+cream+rich+briny}[cream+rich?  y cuece hasta que la salsa cubra una cuchara, {2 min}]. ][Añade {el quick.tender} y calienta {fry quick.tender}. ]${withStems(`[Añade ${STEMS_FIRST.es}. ]`, '')}Devuelve ${withTomato('{el protein+onion+veg.tender}', withStems('{el protein}', '{el protein+veg.leafy}'))} a la sartén con su jugo y calienta en la salsa {2 min}.][ Fuera del fuego, incorpora {el butter}.][ Termina con {el lemon.sour+spring+herb+cheese}.][ Sirve con {el boiled+side+fresh+salad}[fresh+salad? [fat.oil? , {=aliñado fresh+salad} con un poco más de aceite[, {lemon}] y sal]].]`,
      fr: `[protein.poultry? [Incorporer {le mustard+honey+cream+rich+briny}. ]Remettre ${withTomato('{le protein+onion+veg.tender}', '{le protein}')} dans la poêle avec le jus rendu et laisser mijoter à feu doux jusqu’à ce que la viande soit cuite et que la sauce nappe le tout, {5 min}.[ Ajouter {le quick.tender} et réchauffer {fry quick.tender}.]${withStems(`[ Ajouter ${STEMS_FIRST.fr}.]`, '[ Ajouter {le veg.leafy} et réchauffer {1 min}.]')}|[Incorporer {le mustard+honey+cream+rich+briny}[cream+rich?  et laisser réduire jusqu’à ce que la sauce nappe une cuillère, {2 min}]. ][Ajouter {le quick.tender} et réchauffer {fry quick.tender}. ]${withStems(`[Ajouter ${STEMS_FIRST.fr}. ]`, '')}Remettre ${withTomato('{le protein+onion+veg.tender}', withStems('{le protein}', '{le protein+veg.leafy}'))} dans la poêle avec le jus rendu et réchauffer dans la sauce, {2 min}.][ Hors du feu, incorporer {le butter}.][ Terminer par {le lemon.sour+spring+herb+cheese}.][ Servir avec {le boiled+side+fresh+salad}[fresh+salad? [fat.oil? , {=assaisonné fresh+salad} d’un peu plus d’huile[, {de lemon}] et de sel]].]`,
    },
  ],
};

/** Fish, prawns or a cheese that is fried, on vegetables, with butter or oil and lemon. */
const panFish: DishTemplate = {
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
    quick: QUICK_VEGETABLES,
    veg: PAN_VEGETABLES,
    boiled: BOILED_POTATO,
    onion: ONION_IF_THERE,
    spring: SPRING_ONION,
    garlic: GARLIC,
    chilli: CHILLI,
    /** Garlic, butter and lemon are enough in most cuisines. */
    dried: { ...DRIED_WITHOUT_LIQUID, pairedIn: ['middle-eastern', 'mexican'] },
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
      unless: ['briny', 'cream', 'wine'],
      notWith: ['frying-cheese'],
      families: ['mediterranean'],
      proposed: ['caper', 'black-olive'],
      needed: true,
    },
    wine: { of: ['wine'], but: SWEET_WINES, least: 0, grams: 25 },
    cream: { of: ['cream'], least: 0, grams: 30, notWith: ['frying-cheese'] },
    stock: { of: ['stock'], least: 0, grams: 50, notWith: ['frying-cheese'] },
    lemon: { ...ACID, grams: 4, notWith: ['wine'] },
    orange: { of: ['orange'], least: 0, grams: 30, cut: 'juice', notWith: ['wine', 'cream', 'frying-cheese'] },
    herb: { ...HERBS, proposed: ['parsley', 'dill', 'coriander-leaf'], needed: true },
    nut: { ...NUTS_IF_THERE, but: ['cashew', 'peanut'] },
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    fresh: SIDE_SALAD,
    salad: CRISP_SALAD,
    butter: {
      of: ['butter'],
      least: 0,
      grams: 6,
      families: ['northern', 'mediterranean'],
      notWith: ['frying-cheese'],
      unless: ['caper'],
      proposed: ['butter', 'vegan-butter'],
      needed: true,
      proposedWithout: ['cream'],
    },
    spread: { ...BUTTER_OF_SIDE, only: ['boiled', 'side'], unless: ['butter', 'caper'] },
    fat: { ...OIL, grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'quick', 'boiled'], least: 1 }],
  title: {
    en: 'Pan-fried {all fish} with {all veg+quick+boiled+briny#3}',
    es: '{all fish} a la sartén con {veg+quick+boiled+briny#3}',
    fr: '[fish.prawn? [boiled? {fish} à la poêle|Poêlée {de fish}]|{fish} à la poêle] {au veg+quick+boiled+briny#3}',
  },
  description: {
    en: '[fish.fish-fillet? {all fish} browned outside and still juicy within|[fish.prawn? {all fish} seared for a moment|{all fish} with a golden crust]][veg+quick? , on {all veg+quick#3}][, with {all briny+butter+cream+orange+lemon+caper#2} over the top][ and {all boiled} on the side][, to serve with {all side}].',
    es: '[fish.fish-fillet? {fish} con buen color por fuera y {=jugoso fish} por dentro|[fish.prawn? {fish} {=hecho fish} en un momento|{fish} de costra dorada]][veg+quick? , sobre {veg+quick#3}][, con {briny+butter+cream+orange+lemon+caper#2} por encima][ y {boiled} al lado][, para servir con {side}].',
    fr: '[fish.fish-fillet? {du fish} {=doré-seul fish} dehors et {=moelleux fish} dedans|[fish.prawn? {du fish} {=doré-seul fish} en un instant|{du fish} à la croûte dorée]][veg+quick? , sur {du veg+quick#3}][, avec {du briny+butter+cream+orange+lemon+caper#2} par-dessus][ et {du boiled} à côté][, à servir avec {du side}].',
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
    ...COOKING_BESIDE_A_PAN,
    {
      en: `[onion+veg+quick? [veg.root,firm? Cook {the onion+veg.root,firm} in half of {the fat} with half a glass of water in a wide frying pan over a medium heat, covered, until tender, {fry onion+veg.root,firm}, then uncover to let the water go.${AFTER_ONION.en}|[onion? Soften {the onion} in half of {the fat} in a wide frying pan over a medium heat, {fry onion}.${AFTER_ONION.en}|[veg.soft? ${SOFT_IN_HALF.en}|Heat half of {the fat} in a wide frying pan over a [veg.leafy? high|medium] heat.]]][ [onion+veg.soft? Turn up the heat, add|Add] ${withStems(STEMS_FIRST.en, '{the veg.leafy} by the handful and turn until wilted and the water has gone, {fry veg.leafy more 2}')}.][ Add {the quick}[quick.firm?  with a splash of water, cover] and cook until [quick.firm? just tender, {6 min}|hot, {fry quick}].][ Stir in {the garlic+chilli+dried+paprika}, {1 min}.] Season with [fish.frying-cheese? {the salt+pepper}|[veg.leafy? a little|half] of {the salt}].]`,
      es: `[onion+veg+quick? [veg.root,firm? Cocina {el onion+veg.root,firm} en la mitad {del fat} con medio vaso de agua, en una sartén ancha tapada a fuego medio, hasta que {=tierno onion+veg.root,firm}, {fry onion+veg.root,firm}, y destapa para que se evapore el agua.${AFTER_ONION.es}|[onion? Pocha {el onion} en la mitad {del fat}, en una sartén ancha a fuego medio, {fry onion}.${AFTER_ONION.es}|[veg.soft? ${SOFT_IN_HALF.es}|Calienta la mitad {del fat} en una sartén ancha a fuego [veg.leafy? fuerte|medio].]]][ [onion+veg.soft? Sube el fuego, añade|Añade] ${withStems(STEMS_FIRST.es, '{el veg.leafy} a puñados y remueve hasta que no quede agua, {fry veg.leafy more 2}')}.][ Añade {el quick}[quick.firm?  con un chorrito de agua, tapa] y cocina [quick.firm? hasta que {=tierno quick.firm}, {6 min}|{fry quick}].][ Añade {el garlic+chilli+dried+paprika} y remueve {1 min}.] Sazona con [fish.frying-cheese? {el salt+pepper}|[veg.leafy? un poco {de salt}|la mitad {del salt}]].]`,
      fr: `[onion+veg+quick? [veg.root,firm? Cuire {le onion+veg.root,firm} dans la moitié {du fat} avec un demi-verre d’eau, dans une grande poêle couverte à feu moyen, jusqu’à ce {=tendre onion+veg.root,firm}, {fry onion+veg.root,firm}, puis découvrir pour que l’eau s’évapore.${AFTER_ONION.fr}|[onion? Faire fondre {le onion} dans la moitié {du fat}, dans une grande poêle à feu moyen, {fry onion}.${AFTER_ONION.fr}|[veg.soft? ${SOFT_IN_HALF.fr}|Chauffer la moitié {du fat} dans une grande poêle à feu [veg.leafy? vif|moyen].]]][ [onion+veg.soft? Monter le feu, ajouter|Ajouter] ${withStems(STEMS_FIRST.fr, '{le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {fry veg.leafy more 2}')}.][ Ajouter {le quick}[quick.firm? , un filet d’eau, couvrir] et cuire [quick.firm? jusqu’à ce {=tendre quick.firm}, {6 min}|{fry quick}].][ Ajouter {le garlic+chilli+dried+paprika} et remuer {1 min}.] Assaisonner avec [fish.frying-cheese? {le salt+pepper}|[veg.leafy? un peu {de salt}|la moitié {du salt}]].]`,
    },
    {
      en: '[onion+veg+quick? Tip {the onion+veg+quick} onto a serving dish and cover; wipe out the pan. Dry|Dry] {the fish} with kitchen paper[fish.frying-cheese? [onion+veg+quick? | and season with {the salt+pepper}]| and season with {the pepper} and [onion+veg+quick? the rest of {the salt}|{the salt}]]. Fry in [onion+veg+quick? the rest of {the fat} in the same pan|{the fat} in a wide frying pan] over a medium-high heat[fish.fish-fillet? [fry fish.fish-fillet>4? , skin side first where there is skin], turning once,] until [fish.fish-fillet? [fry fish.fish-fillet>4? golden outside and opaque and just firm in the middle|browned outside and just firm, still juicy in the middle]|[fish.prawn? just opaque in the middle|golden on both sides]], {fry fish}[fish.fish-fillet?  for pieces {2 cm} thick].',
      es: '[onion+veg+quick? Pasa {el onion+veg+quick} a una fuente y tápa{=lo onion+veg+quick}; limpia la sartén. Seca|Seca] {el fish} con papel de cocina[fish.frying-cheese? [onion+veg+quick? | y sazóna{=lo fish} con {el salt+pepper}]| y sazóna{=lo fish} con {el pepper} y [onion+veg+quick? el resto {del salt}|{el salt}]]. Fríe{=lo fish} en [onion+veg+quick? el resto {del fat}, en la misma sartén|{el fat}, en una sartén ancha] a fuego medio alto[fish.fish-fillet? [fry fish.fish-fillet>4? , empezando por la piel si la hay], con una sola vuelta,] hasta que [fish.fish-fillet? [fry fish.fish-fillet>4? {=dorado fish} por fuera y el centro quede opaco y apenas firme|{=dorado fish} por fuera y apenas firme, con el centro aún jugoso]|[fish.prawn? el centro deje de verse translúcido|{=dorado fish} por los dos lados]], {fry fish}[fish.fish-fillet?  para un grosor de {2 cm}].',
      fr: '[onion+veg+quick? Réserver {le onion+veg+quick} sur un plat, à couvert, et essuyer la poêle. Sécher|Sécher] {le fish} avec du papier absorbant[fish.frying-cheese? [onion+veg+quick? | et {=l’ fish}assaisonner avec {le salt+pepper}]| et {=l’ fish}assaisonner avec {le pepper} et [onion+veg+quick? le reste {du salt}|{le salt}]]. Cuire {le fish} dans [onion+veg+quick? le reste {du fat}, dans la même poêle|{le fat}, dans une grande poêle] à feu assez vif[fish.fish-fillet? [fry fish.fish-fillet>4? , d’abord côté peau s’il y en a une], en retournant une fois,] jusqu’à ce [fish.fish-fillet? {=doré fish}[fry fish.fish-fillet>4? , opaque et juste ferme à cœur| et juste ferme, le cœur encore moelleux]|[fish.prawn? que le cœur ne soit plus translucide|{=doré fish} des deux côtés]], {fry fish}[fish.fish-fillet?  pour {2 cm} d’épaisseur].',
    },
    {
      en: '[onion+veg+quick? Lift {the fish} onto {the onion+veg+quick}|Lift {the fish} onto a serving dish][butter? [, with {the boiled+side.potato,couscous,polenta,grain} beside]].[ Pour {the wine+cream+stock} into the pan, boil down by half, {3 min}, and spoon over.][ Let {the butter} foam in the pan[onion+veg+quick? [ with {the briny+caper+lemon.vinegar}]|[ with {the garlic+chilli+dried+paprika+briny+caper+lemon.vinegar}]], {1 min}, and pour over[boiled+side.potato,couscous,polenta,grain?  everything].|[onion+veg+quick? [ Warm {the briny+caper+lemon.vinegar} in the pan with a splash of water, {1 min}, and pour over.]|[ Warm {the garlic+chilli+dried+paprika+briny+caper+lemon.vinegar} in the fat left in the pan, {1 min}, and spoon over.]]][ Finish with {the orange+lemon.sour+spring+herb+nut}.][butter? [ Serve with {the side.cooked-rice,rice,mash,wrap,bread+fresh+salad}[fresh+salad? [fat.oil? , dressed with a little more oil[, {lemon}] and salt]].]|[ Serve with {the boiled+side+fresh+salad}[fresh+salad? [fat.oil? , dressed with a little more oil[, {lemon}] and salt]].]]',
      es: '[onion+veg+quick? Coloca {el fish} sobre {el onion+veg+quick}|Pasa {el fish} a una fuente][butter? [, con {el boiled+side.potato,couscous,polenta,grain} al lado]].[ Vierte {el wine+cream+stock} en la sartén, reduce a la mitad, {3 min}, y reparte la salsa por encima.][ Calienta {el butter} en la sartén[onion+veg+quick? [ con {el briny+caper+lemon.vinegar}]|[ con {el garlic+chilli+dried+paprika+briny+caper+lemon.vinegar}]] hasta que haga espuma, {1 min}, y viérte{=lo butter} por encima[boiled+side.potato,couscous,polenta,grain?  de todo].|[onion+veg+quick? [ Calienta {el briny+caper+lemon.vinegar} en la sartén con un chorrito de agua, {1 min}, y viérte{=lo briny+caper+lemon.vinegar} por encima.]|[ Calienta {el garlic+chilli+dried+paprika+briny+caper+lemon.vinegar} en la grasa que queda en la sartén, {1 min}, y reparte por encima.]]][ Termina con {el orange+lemon.sour+spring+herb+nut}.][butter? [ Sirve con {el side.cooked-rice,rice,mash,wrap,bread+fresh+salad}[fresh+salad? [fat.oil? , {=aliñado fresh+salad} con un poco más de aceite[, {lemon}] y sal]].]|[ Sirve con {el boiled+side+fresh+salad}[fresh+salad? [fat.oil? , {=aliñado fresh+salad} con un poco más de aceite[, {lemon}] y sal]].]]',
      fr: '[onion+veg+quick? Poser {le fish} sur {le onion+veg+quick}|Poser {le fish} sur un plat][butter? [, avec {le boiled+side.potato,couscous,polenta,grain} à côté]].[ Verser {le wine+cream+stock} dans la poêle, laisser réduire de moitié, {3 min}, et napper de cette sauce.][ Faire mousser {le butter} dans la poêle[onion+veg+quick? [ avec {le briny+caper+lemon.vinegar}]|[ avec {le garlic+chilli+dried+paprika+briny+caper+lemon.vinegar}]], {1 min}, et {=le butter} verser [boiled+side.potato,couscous,polenta,grain? sur le tout|par-dessus].|[onion+veg+quick? [ Chauffer {le briny+caper+lemon.vinegar} dans la poêle avec un filet d’eau, {1 min}, et {=le briny+caper+lemon.vinegar} verser par-dessus.]|[ Chauffer {le garlic+chilli+dried+paprika+briny+caper+lemon.vinegar} dans la graisse restée dans la poêle, {1 min}, et en arroser le tout.]]][ Terminer par {le orange+lemon.sour+spring+herb+nut}.][butter? [ Servir avec {le side.cooked-rice,rice,mash,wrap,bread+fresh+salad}[fresh+salad? [fat.oil? , {=assaisonné fresh+salad} d’un peu plus d’huile[, {de lemon}] et de sel]].]|[ Servir avec {le boiled+side+fresh+salad}[fresh+salad? [fat.oil? , {=assaisonné fresh+salad} d’un peu plus d’huile[, {de lemon}] et de sel]].]]',
    },
  ],
};

export const SKILLET_DISHES: readonly DishTemplate[] = [skillet, panFish];
