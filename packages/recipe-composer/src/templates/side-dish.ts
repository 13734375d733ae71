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

/** Beside a dish with a sauce: pasta is tossed in it, of the shapes that hold it. */
export const SAUCED_SIDE: Slot = {
  ...SIDE_OR_RICE,
  but: [...(SIDE_OR_RICE.but ?? []), 'orzo', 'fideo', 'ditalini', 'angel-hair-pasta', 'conchiglie'],
};

/** Without butter these are water and starch. */
export const PLAIN_SIDES: readonly string[] = [
  'potato',
  'couscous',
  'giant-couscous',
  'bulgur',
  'freekeh',
  'spelt',
  'farro',
  'pearl-barley',
  'quinoa',
  'millet',
];

/** The butter of a slot `side`, where it can be left out. */
export const OPTIONAL_BUTTER_OF_SIDE: Slot = {
  of: ['butter'],
  least: 0,
  grams: 5,
  only: ['side'],
  alongside: PLAIN_SIDES,
  notWith: ['mash', 'chips'],
  proposed: ['butter', 'vegan-butter'],
};
export const BUTTER_OF_SIDE: Slot = { ...OPTIONAL_BUTTER_OF_SIDE, needed: true };

/** Potatoes that are boiled beside a dish of which the title names them. */
export const BOILED_POTATO: Slot = { of: ['potato'], least: 0, grams: 200, cut: 'peel-chunks' };

/** Sides other than pasta, each told in one sentence that ends with the side under a lid: its time contains that of the water. */
const COOKING_WITHOUT_PASTA: readonly TextTemplate[] = [
  {
    en: 'Meanwhile, cover {the side.potato} with cold salted water, bring to the boil and cook until a knife slips in, {simmer side.potato more 10} in all; drain[, toss with {the spread}] and keep warm under a lid.',
    es: 'Mientras tanto, cubre {el side.potato} con agua fría con sal, lleva a ebullición y cuece hasta que el cuchillo entre sin esfuerzo, {simmer side.potato more 10} en total; escúrre{=lo side.potato}[, mézcla{=lo side.potato} con {el spread}] y tápa{=lo side.potato}.',
    fr: 'Pendant ce temps, couvrir {le side.potato} d’eau froide salée, porter à ébullition et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort, {simmer side.potato more 10} en tout ; {=l’ side.potato}égoutter[, {=l’ side.potato}enrober {de spread}] et {=le side.potato} garder au chaud à couvert.',
  },
  {
    en: 'Meanwhile, rinse {the side.rice}, put into a saucepan with [simmer side.rice>20? twice|one and a half times] its volume of salted water, bring to the boil, cover and cook over the lowest heat until the water is taken up, {simmer side.rice more 5} in all; take off the heat and leave covered.',
    es: 'Mientras tanto, lava {el side.rice}, pon{=lo side.rice} en un cazo con [simmer side.rice>20? el doble de|una vez y media] su volumen de agua con sal, lleva a ebullición, tapa y cuece a fuego mínimo hasta que no quede agua, {simmer side.rice more 5} en total; deja el cazo tapado, fuera del fuego.',
    fr: 'Pendant ce temps, rincer {le side.rice}, {=le side.rice} mettre dans une casserole avec [simmer side.rice>20? deux fois|une fois et demie] son volume d’eau salée, porter à ébullition, couvrir et cuire à feu très doux jusqu’à absorption de l’eau, {simmer side.rice more 5} en tout, puis laisser couvert hors du feu.',
  },
  {
    en: 'Meanwhile, bring {the side.grain} to the boil in plenty of salted water and cook until tender, {simmer side.grain more 8} in all; drain[, toss with {the spread}] and keep warm under a lid.',
    es: 'Mientras tanto, pon {el side.grain} en abundante agua con sal, lleva a ebullición y cuece hasta que el grano esté tierno, {simmer side.grain more 8} en total; escúrre{=lo side.grain}[, mézcla{=lo side.grain} con {el spread}] y tápa{=lo side.grain}.',
    fr: 'Pendant ce temps, mettre {le side.grain} dans un grand volume d’eau salée, porter à ébullition et cuire jusqu’à ce que le grain soit tendre, {simmer side.grain more 8} en tout ; {=l’ side.grain}égoutter[, {=l’ side.grain}enrober {de spread}] et {=le side.grain} garder au chaud à couvert.',
  },
  {
    en: 'Meanwhile, bring a pan of salted water to the boil, {5 min}, pour it over {the side.couscous} (a cup of water for each cup of couscous), cover, leave for {5 min} and loosen with a fork[ and {the spread}].',
    es: 'Mientras tanto, pon a hervir un cazo de agua con sal, {5 min}, viértela sobre {el side.couscous} (un vaso de agua por cada vaso de cuscús), tapa, espera {5 min} y suelta el grano con un tenedor[ y {el spread}].',
    fr: 'Pendant ce temps, porter une casserole d’eau salée à ébullition, {5 min}, la verser sur {le side.couscous} (un verre d’eau par verre de couscous), couvrir, laisser gonfler {5 min} et {=l’ side.couscous}égrener à la fourchette[ avec {le spread}].',
  },
  {
    en: 'Meanwhile, warm {the side.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
    es: 'Mientras tanto, calienta {el side.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
    fr: 'Pendant ce temps, réchauffer {le side.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
  },
  {
    en: 'Meanwhile, bring a pan of salted water, five times the volume of {the side.polenta}, to the boil, {6 min}, rain in {the side.polenta} and cook over a low heat, stirring often, until thick and soft, {simmer side.polenta} or as the packet says; cover.',
    es: 'Mientras tanto, pon a hervir una olla de agua con sal, cinco veces el volumen {del side.polenta}, {6 min}, echa {el side.polenta} en forma de lluvia y cuece a fuego suave, removiendo a menudo, hasta que espese, {simmer side.polenta} o lo que indique el envase; tapa la olla.',
    fr: 'Pendant ce temps, porter à ébullition une casserole d’eau salée, cinq fois le volume {du side.polenta}, {6 min}, y verser {le side.polenta} en pluie et cuire à feu doux, en remuant souvent, jusqu’à épaississement, {simmer side.polenta} ou le temps indiqué sur le paquet ; couvrir.',
  },
  {
    en: 'Meanwhile, warm {the side.mash} in a covered pan over a low heat, stirring now and then, until steaming hot, {6 min}.',
    es: 'Mientras tanto, calienta {el side.mash} en un cazo tapado a fuego suave, removiendo de vez en cuando, hasta que humee, {6 min}.',
    fr: 'Pendant ce temps, réchauffer {le side.mash} dans une casserole couverte à feu doux, en remuant de temps en temps, jusqu’à ce que la vapeur monte, {6 min}.',
  },
  {
    en: 'Meanwhile, warm {the side.wrap} in batches in a dry pan, {5 min}, and keep warm in a cloth.',
    es: 'Mientras tanto, calienta {el side.wrap} en una sartén seca, por tandas, {5 min}, y envuélve{=lo side.wrap} en un paño.',
    fr: 'Pendant ce temps, réchauffer {le side.wrap} à sec dans une poêle, en plusieurs fois, {5 min}, et {=le side.wrap} garder au chaud dans un linge.',
  },
];

/** Pasta beside a dish without much sauce waits with a little of its water, so that it does not stick. */
const COOKING_OF_PASTA: TextTemplate = {
  en: 'Meanwhile, bring a large pan of salted water to the boil, {10 min}, cook {the side.pasta,fresh-pasta} in it for {simmer side.pasta,fresh-pasta}, drain and keep covered with a splash of the water.',
  es: 'Mientras tanto, pon a hervir una olla grande de agua con sal, {10 min}, cuece en ella {el side.pasta,fresh-pasta} {simmer side.pasta,fresh-pasta}, escúrre{=lo side.pasta,fresh-pasta} y tápa{=lo side.pasta,fresh-pasta} con un chorrito del agua.',
  fr: 'Pendant ce temps, porter un grand volume d’eau salée à ébullition, {10 min}, y cuire {le side.pasta,fresh-pasta} {simmer side.pasta,fresh-pasta}, {=l’ side.pasta,fresh-pasta}égoutter et {=le side.pasta,fresh-pasta} garder à couvert avec un filet de l’eau.',
};

/** The step for a slot `boiled` that is {@link BOILED_POTATO}. */
export const COOKING_OF_POTATO: TextTemplate = {
  en: 'Meanwhile, cover {the boiled} with cold salted water, bring to the boil and cook until a knife slips in, {simmer boiled more 10} in all; drain[, toss with {the spread}] and keep warm under a lid.',
  es: 'Mientras tanto, cubre {el boiled} con agua fría con sal, lleva a ebullición y cuece hasta que el cuchillo entre sin esfuerzo, {simmer boiled more 10} en total; escúrre{=lo boiled}[, mézcla{=lo boiled} con {el spread}] y tápa{=lo boiled}.',
  fr: 'Pendant ce temps, couvrir {le boiled} d’eau froide salée, porter à ébullition et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort, {simmer boiled more 10} en tout ; {=l’ boiled}égoutter[, {=l’ boiled}enrober {de spread}] et {=le boiled} garder au chaud à couvert.',
};

/** Steps for a slot `side` that is {@link SIDE}, while the dish simmers or is in the oven. */
export const COOKING_OF_SIDE: readonly TextTemplate[] = [...COOKING_WITHOUT_PASTA, COOKING_OF_PASTA];

/** Steps for a slot `side` that is rice or another grain, raw, and stays without butter. */
export const COOKING_OF_GRAINS: readonly TextTemplate[] = [
  ...COOKING_WITHOUT_PASTA.filter(({ en }) => en.includes('{the side.rice}')),
  {
    en: 'Meanwhile, bring {the side.grain} to the boil in plenty of salted water and cook until tender, {simmer side.grain more 8} in all; drain and keep warm under a lid.',
    es: 'Mientras tanto, pon {el side.grain} en abundante agua con sal, lleva a ebullición y cuece hasta que el grano esté tierno, {simmer side.grain more 8} en total; escúrre{=lo side.grain} y tápa{=lo side.grain}.',
    fr: 'Pendant ce temps, mettre {le side.grain} dans un grand volume d’eau salée, porter à ébullition et cuire jusqu’à ce que le grain soit tendre, {simmer side.grain more 8} en tout ; {=l’ side.grain}égoutter et {=le side.grain} garder au chaud à couvert.',
  },
];

/** The sides that are made or warmed while something is fried. */
export const SHORT_SIDES: readonly TextTemplate[] = COOKING_WITHOUT_PASTA.slice(3);

/** Sides that boil beside the oven, each in one step: it stays hot under its lid, so it may be done before the dish is. */
const BESIDE_THE_OVEN: readonly TextTemplate[] = [
  {
    en: 'Meanwhile, cover {the side.potato} with cold salted water, bring to the boil and cook until a knife slips in, {simmer side.potato more 10} in all; drain, return to the pan[ with {the spread}] and cover.',
    es: 'Mientras tanto, cubre {el side.potato} con agua fría con sal, lleva a ebullición y cuece hasta que el cuchillo entre sin esfuerzo, {simmer side.potato more 10} en total; escurre, devuelve a la olla[ con {el spread}] y tapa.',
    fr: 'Pendant ce temps, couvrir {le side.potato} d’eau froide salée, porter à ébullition et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort, {simmer side.potato more 10} en tout ; égoutter, remettre dans la casserole[ avec {le spread}] et couvrir.',
  },
  {
    en: 'Meanwhile, put {the side.rice} into a pan with twice its volume of salted water, bring to the boil, cover and cook over the lowest heat, {simmer side.rice more 6} in all; leave covered.',
    es: 'Mientras tanto, pon {el side.rice} en un cazo con el doble de su volumen de agua con sal, lleva a ebullición, tapa y cuece al mínimo, {simmer side.rice more 6} en total; deja tapado.',
    fr: 'Pendant ce temps, mettre {le side.rice} dans une casserole avec deux fois son volume d’eau salée, porter à ébullition, couvrir et cuire à feu très doux, {simmer side.rice more 6} en tout ; laisser à couvert.',
  },
  {
    en: 'Meanwhile, bring {the side.grain} to the boil in plenty of salted water and cook until tender, {simmer side.grain more 8} in all; drain, return to the pan[ with {the spread}] and cover.',
    es: 'Mientras tanto, pon {el side.grain} en abundante agua con sal, lleva a ebullición y cuece hasta que el grano esté tierno, {simmer side.grain more 8} en total; escurre, devuelve a la olla[ con {el spread}] y tapa.',
    fr: 'Pendant ce temps, mettre {le side.grain} dans un grand volume d’eau salée, porter à ébullition et cuire jusqu’à ce que le grain soit tendre, {simmer side.grain more 8} en tout ; égoutter, remettre dans la casserole[ avec {le spread}] et couvrir.',
  },
];

/** Steps for a slot `side` while the dish is in the oven. */
export const COOKING_OF_SIDE_BESIDE_THE_OVEN: readonly TextTemplate[] = [
  ...BESIDE_THE_OVEN,
  ...SHORT_SIDES,
  COOKING_OF_PASTA,
];
/** The same begun while the dish is put together; the sides of minutes are made while it is in the oven. */
export const LONG_SIDES_BESIDE_THE_OVEN: readonly TextTemplate[] = [...BESIDE_THE_OVEN, COOKING_OF_PASTA];
