import { inTextLanguages, type TextLanguage } from '@larder/food/recipe';
import type { Slot, TextTemplate } from './dish-template.ts';

/** A grain, pasta, mash or bread, cooked or warmed apart and served with a dish that has no potatoes. */
export const SIDE: Slot = {
  of: [
    'potato',
    'cooked-rice',
    'rice',
    'couscous',
    'grain',
    'polenta',
    'mash',
    'fresh-pasta',
    'pasta',
    'wrap',
    'bread',
  ],
  but: [
    'stale-bread',
    'amaranth',
    'teff',
    'filled-pasta',
    'taco-shell',
    'tostada',
    'spaghetti',
    'linguine',
    'bucatini',
  ],
  least: 0,
  notWith: ['potato'],
  cut: 'peel-chunks',
};

/** The same beside what has no sauce in which pasta could be tossed. */
export const SIDE_WITHOUT_SAUCE: Slot = { ...SIDE, but: [...(SIDE.but ?? []), 'pasta', 'fresh-pasta', 'gnocchi'] };

const POTATOES_OR_RICE: readonly string[] = ['potato', 'long-grain-rice'];

/** The same beside what would be meat and a vegetable alone: where nothing fits, potatoes or rice as the cuisine has it. */
export const SIDE_OR_RICE: Slot = { ...SIDE, proposed: POTATOES_OR_RICE };
export const SIDE_OR_RICE_WITHOUT_SAUCE: Slot = { ...SIDE_WITHOUT_SAUCE, proposed: POTATOES_OR_RICE };

const cookingOfSide = (fat: 'oil' | 'fat'): readonly TextTemplate[] => [
  {
    en: `Meanwhile, boil {the side.potato} in salted water until a knife slips in, {simmer side.potato}, drain, leave to steam dry and dress with a little of {the ${fat}}.`,
    es: `Mientras tanto, cuece {el side.potato} en agua con sal hasta que el cuchillo entre sin esfuerzo, {simmer side.potato}, escurre, deja que se evapore el agua y aliña con un poco {del ${fat}}.`,
    fr: `Pendant ce temps, cuire {le side.potato} à l’eau salée, {simmer side.potato}, jusqu’à ce que la lame d’un couteau y entre sans effort, égoutter, laisser sécher et ajouter un peu {du ${fat}}.`,
  },
  {
    en: 'Meanwhile, cook {the side.rice,grain,pasta,fresh-pasta} in plenty of boiling salted water for {simmer side.rice,grain,pasta,fresh-pasta}, drain, cover and keep warm.',
    es: 'Mientras tanto, cuece {el side.rice,grain,pasta,fresh-pasta} {simmer side.rice,grain,pasta,fresh-pasta} en abundante agua hirviendo con sal, escurre, tapa y mantén caliente.',
    fr: 'Pendant ce temps, cuire {le side.rice,grain,pasta,fresh-pasta} {simmer side.rice,grain,pasta,fresh-pasta} dans un grand volume d’eau bouillante salée, égoutter, couvrir et garder au chaud.',
  },
  {
    en: 'Meanwhile, pour the same volume of boiling salted water over {the side.couscous}, cover for {5 min} and loosen with a fork.',
    es: 'Mientras tanto, vierte el mismo volumen de agua hirviendo con sal sobre {el side.couscous}, tapa {5 min} y suelta con un tenedor.',
    fr: 'Pendant ce temps, verser le même volume d’eau bouillante salée sur {le side.couscous}, couvrir {5 min} et égrener à la fourchette.',
  },
  {
    en: 'Meanwhile, warm {the side.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
    es: 'Mientras tanto, calienta {el side.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
    fr: 'Pendant ce temps, réchauffer {le side.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
  },
  {
    en: 'Meanwhile, whisk {the side.polenta} into five times its volume of boiling salted water and stir over a low heat until thick and soft, {simmer side.polenta}.',
    es: 'Mientras tanto, echa {el side.polenta} en forma de lluvia en cinco veces su volumen de agua hirviendo con sal y remueve a fuego suave hasta que espese, {simmer side.polenta}.',
    fr: 'Pendant ce temps, verser {le side.polenta} en pluie dans cinq fois son volume d’eau bouillante salée et remuer à feu doux jusqu’à épaississement, {simmer side.polenta}.',
  },
  {
    en: 'Meanwhile, warm {the side.mash} in a covered pan over a low heat, stirring now and then, until steaming hot, {6 min}.',
    es: 'Mientras tanto, calienta {el side.mash} en un cazo tapado a fuego suave, removiendo de vez en cuando, hasta que humee, {6 min}.',
    fr: 'Pendant ce temps, réchauffer {le side.mash} dans une casserole couverte à feu doux, en remuant de temps en temps, jusqu’à ce que la vapeur monte, {6 min}.',
  },
  {
    en: 'Meanwhile, warm {the side.wrap} in a dry pan, {3 min}, and keep warm in a cloth.',
    es: 'Mientras tanto, calienta {el side.wrap} en una sartén seca, {3 min}, y envuelve en un paño.',
    fr: 'Pendant ce temps, réchauffer {le side.wrap} à sec dans une poêle, {3 min}, et garder au chaud dans un linge.',
  },
];

/** Steps for a slot `side` that is {@link SIDE}, while the dish simmers or is in the oven, by the slot of its fat. */
export const COOKING_OF_SIDE: readonly TextTemplate[] = cookingOfSide('oil');
export const COOKING_OF_SIDE_WITH_FAT: readonly TextTemplate[] = cookingOfSide('fat');

const MEANWHILE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^Meanwhile, /,
  es: /^Mientras(?: tanto)?, /,
  fr: /^Pendant ce temps, /,
};

/** The same before a dish that takes minutes in the pan. */
export const COOKING_OF_SIDE_FIRST: readonly TextTemplate[] = COOKING_OF_SIDE_WITH_FAT.map((text) =>
  inTextLanguages((language) => {
    const rest = text[language].replace(MEANWHILE[language], '');
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  }),
);
