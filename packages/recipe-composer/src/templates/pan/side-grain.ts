import type { Slot, TextTemplate } from '../dish-template.ts';

/** Rice, couscous or another grain, cooked apart and served with a dish that has no potatoes. */
export const SIDE_GRAIN: Slot = { of: ['cooked-rice', 'rice', 'couscous', 'grain'], least: 0, notWith: ['potato'] };

/** Steps for a slot `side` that is {@link SIDE_GRAIN}. */
export const COOKING_OF_SIDE_GRAIN: readonly TextTemplate[] = [
  {
    en: 'Cook {the side.rice,grain} in plenty of boiling salted water for {simmer side.rice,grain}, drain, cover and keep warm.',
    es: 'Cuece {el side.rice,grain} {simmer side.rice,grain} en abundante agua hirviendo con sal, escurre, tapa y mantén caliente.',
    fr: 'Cuire {le side.rice,grain} {simmer side.rice,grain} dans un grand volume d’eau bouillante salée, égoutter, couvrir et garder au chaud.',
  },
  {
    en: 'Pour the same volume of boiling salted water over {the side.couscous}, cover for {5 min} and loosen with a fork.',
    es: 'Vierte el mismo volumen de agua hirviendo con sal sobre {el side.couscous}, tapa {5 min} y suelta con un tenedor.',
    fr: 'Verser le même volume d’eau bouillante salée sur {le side.couscous}, couvrir {5 min} et égrener à la fourchette.',
  },
  {
    en: 'Warm {the side.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
    es: 'Calienta {el side.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
    fr: 'Réchauffer {le side.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
  },
];
