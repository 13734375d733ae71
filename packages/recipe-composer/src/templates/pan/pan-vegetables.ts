import { COOKED_VEGETABLES, SIDE_SALAD } from '../common-slots.ts';
import type { Slot, TextTemplate } from '../dish-template.ts';

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

export const PAN_VEGETABLES: Slot = {
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
  grams: 150,
  cuts: { root: 'small-dice' },
  named: ['sweet-pepper', 'courgette'],
  proposed: ['green-bean', 'carrot', 'sweet-pepper'],
  unless: ['quick', 'boiled'],
};
export const QUICK_VEGETABLES: Slot = { of: ['firm', 'tender'], ids: QUICK, least: 0, most: 2, grams: 100 };

/** Something crisp where potatoes are the one vegetable. */
export const CRISP_SALAD: Slot = {
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
export const withStems = (words: string, others: string) =>
  `[fry veg.leafy>4? ${others}|[fry veg.leafy>3? ${words}|${others}]]`;
export const STEMS_FIRST: TextTemplate = {
  en: '{the veg.leafy}, the stems first and the leaves a minute later, and cook until just tender, {fry veg.leafy}',
  es: '{el veg.leafy}, primero los tallos y, pasado un minuto, las hojas, y cocina hasta que {=tierno veg.leafy}, {fry veg.leafy}',
  fr: '{le veg.leafy}, d’abord les côtes et, une minute après, les feuilles, et cuire jusqu’à ce {=tendre veg.leafy}, {fry veg.leafy}',
};
/** Tomatoes join what takes longer when it is tender: their juice would keep it from browning. */
const TOMATO_LAST: TextTemplate = {
  en: '[ Add {the veg.tomato} and cook until soft and saucy, [veg.tender,mushroom? {6 min}|{10 min}].]',
  es: '[ Añade {el veg.tomato} y cocina hasta que se {=deshaga veg.tomato}, [veg.tender,mushroom? {6 min}|{10 min}].]',
  fr: '[ Ajouter {le veg.tomato} et cuire jusqu’à obtenir une sauce, [veg.tender,mushroom? {6 min}|{10 min}].]',
};
export const AFTER_ONION: TextTemplate = {
  en: `[ Add {the veg.tender,mushroom}[veg.mushroom? , turn up the heat a little] and cook until [veg.mushroom? no water is left, {fry veg.tender,mushroom more 5}|tender, ${UNTIL_TENDER}], stirring now and then.]${TOMATO_LAST.en}`,
  es: `[ Añade {el veg.tender,mushroom}[veg.mushroom? , sube un poco el fuego] y cocina, removiendo de vez en cuando, hasta que [veg.mushroom? no quede agua, {fry veg.tender,mushroom more 5}|{=tierno veg.tender}, ${UNTIL_TENDER}].]${TOMATO_LAST.es}`,
  fr: `[ Ajouter {le veg.tender,mushroom}[veg.mushroom? , monter un peu le feu] et cuire en remuant de temps en temps, jusqu’à [veg.mushroom? évaporation de l’eau, {fry veg.tender,mushroom more 5}|ce {=tendre veg.tender}, ${UNTIL_TENDER}].]${TOMATO_LAST.fr}`,
};

/** Soft vegetables without onion, in the words for the fat and the pan. */
function softIn(fat: TextTemplate): TextTemplate {
  return {
    en: `[veg.tender,mushroom? Cook {the veg.tender,mushroom} in ${fat.en} over a [veg.mushroom? medium-high|medium] heat[veg.mushroom>400? , in two batches], stirring now and then, until [veg.mushroom? no water is left and they take colour|tender], [veg.mushroom>400? {14 min} in all; return both batches to the pan|[veg.mushroom? {fry veg.tender,mushroom more 3}|${UNTIL_TENDER}]].${TOMATO_LAST.en}|Cook {the veg.tomato} in ${fat.en} over a medium-high heat, stirring now and then, until soft and saucy, {10 min}.]`,
    es: `[veg.tender,mushroom? Cocina {el veg.tender,mushroom} en ${fat.es} a fuego medio[veg.mushroom?  alto][veg.mushroom>400? , en dos tandas], removiendo de vez en cuando, hasta que [veg.mushroom? no quede agua y {=tome veg.tender,mushroom} color|{=tierno veg.tender}], [veg.mushroom>400? {14 min} en total; devuelve las dos tandas a la sartén|[veg.mushroom? {fry veg.tender,mushroom more 3}|${UNTIL_TENDER}]].${TOMATO_LAST.es}|Cocina {el veg.tomato} en ${fat.es} a fuego medio alto, removiendo de vez en cuando, hasta que se {=deshaga veg.tomato}, {10 min}.]`,
    fr: `[veg.tender,mushroom? Cuire {le veg.tender,mushroom} dans ${fat.fr} à feu [veg.mushroom? assez vif|moyen][veg.mushroom>400? , en deux fois], en remuant de temps en temps, jusqu’à [veg.mushroom? évaporation de l’eau et légère coloration|ce {=tendre veg.tender}], [veg.mushroom>400? {14 min} en tout ; remettre le tout dans la poêle|[veg.mushroom? {fry veg.tender,mushroom more 3}|${UNTIL_TENDER}]].${TOMATO_LAST.fr}|Cuire {le veg.tomato} dans ${fat.fr} à feu assez vif, en remuant de temps en temps, jusqu’à obtenir une sauce, {10 min}.]`,
  };
}
export const SOFT_IN_REST = softIn({
  en: 'the rest of {the fat} in the same pan',
  es: 'el resto {del fat}, en la misma sartén',
  fr: 'le reste {du fat}, dans la même poêle',
});
export const SOFT_IN_HALF = softIn({
  en: 'half of {the fat} in a wide frying pan',
  es: 'la mitad {del fat}, en una sartén ancha',
  fr: 'la moitié {du fat}, dans une grande poêle',
});
