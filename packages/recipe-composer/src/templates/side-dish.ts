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

/** Sides other than pasta, started so that they are ready when the dish is: their time contains that of the water. */
const COOKING_WITHOUT_PASTA: readonly TextTemplate[] = [
  {
    en: 'Meanwhile, cover {the side.potato} with cold salted water, bring to the boil and cook until a knife slips in, {simmer side.potato more 10} in all. Drain {the side.potato} and leave to steam dry.',
    es: 'Mientras tanto, cubre {el side.potato} con agua fría con sal, lleva a ebullición y cuece hasta que el cuchillo entre sin esfuerzo, {simmer side.potato more 10} en total. Escurre {el side.potato} y deja que se evapore el agua.',
    fr: 'Pendant ce temps, couvrir {le side.potato} d’eau froide salée, porter à ébullition et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort, {simmer side.potato more 10} en tout. Égoutter {le side.potato} et {=le side.potato} laisser sécher.',
  },
  {
    en: 'Meanwhile, bring a pan of salted water to the boil, {8 min}. Cook {the side.rice,grain} in the boiling water for {simmer side.rice,grain}. Drain {the side.rice,grain}, return to the hot pan and cover.',
    es: 'Mientras tanto, pon a hervir una olla de agua con sal, {8 min}. Cuece {el side.rice,grain} en el agua hirviendo {simmer side.rice,grain}. Escurre {el side.rice,grain}, devuélve{=lo side.rice,grain} a la olla caliente y tápala.',
    fr: 'Pendant ce temps, porter une casserole d’eau salée à ébullition, {8 min}. Cuire {le side.rice,grain} {simmer side.rice,grain} dans l’eau bouillante. Égoutter {le side.rice,grain}, {=le side.rice,grain} remettre dans la casserole chaude et couvrir.',
  },
  {
    en: 'Meanwhile, boil some salted water, {5 min}, pour it over {the side.couscous} to come 1 cm above the grain, cover for {5 min} and loosen with a fork.',
    es: 'Mientras tanto, hierve agua con sal, {5 min}, cubre con ella {el side.couscous} hasta un dedo por encima, tápa{=lo side.couscous} {5 min} y suelta el grano con un tenedor.',
    fr: 'Pendant ce temps, faire bouillir de l’eau salée, {5 min}, en recouvrir {le side.couscous} d’un bon centimètre, {=le side.couscous} couvrir {5 min}, puis {=l’ side.couscous}égrener à la fourchette.',
  },
  {
    en: 'Meanwhile, warm {the side.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
    es: 'Mientras tanto, calienta {el side.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
    fr: 'Pendant ce temps, réchauffer {le side.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
  },
  {
    en: 'Meanwhile, bring salted water to the boil, five times the volume of {the side.polenta}, {6 min}. Whisk in {the side.polenta} and stir often over a low heat until thick and soft, {simmer side.polenta}. Take {the side.polenta} off the heat and cover.',
    es: 'Mientras tanto, pon a hervir agua con sal, cinco veces el volumen {del side.polenta}, {6 min}. Echa {el side.polenta} en el agua en forma de lluvia y remueve a menudo a fuego suave hasta que espese, {simmer side.polenta}. Aparta {el side.polenta} del fuego y tápa{=lo side.polenta}.',
    fr: 'Pendant ce temps, porter à ébullition de l’eau salée, cinq fois le volume {du side.polenta}, {6 min}. Verser {le side.polenta} en pluie dans l’eau et remuer souvent à feu doux jusqu’à épaississement, {simmer side.polenta}. Retirer {le side.polenta} du feu et couvrir.',
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
  en: 'Meanwhile, bring a large pan of salted water to the boil, {10 min}. Cook {the side.pasta,fresh-pasta} in the boiling water for {simmer side.pasta,fresh-pasta}. Drain {the side.pasta,fresh-pasta} and toss with a splash of the water.',
  es: 'Mientras tanto, pon a hervir una olla grande de agua con sal, {10 min}. Cuece {el side.pasta,fresh-pasta} en el agua hirviendo {simmer side.pasta,fresh-pasta}. Escurre {el side.pasta,fresh-pasta} y mézcla{=lo side.pasta,fresh-pasta} con un chorrito del agua.',
  fr: 'Pendant ce temps, porter un grand volume d’eau salée à ébullition, {10 min}. Cuire {le side.pasta,fresh-pasta} {simmer side.pasta,fresh-pasta} dans l’eau bouillante. Égoutter {le side.pasta,fresh-pasta} et {=le side.pasta,fresh-pasta} mélanger avec un filet d’eau de cuisson.',
};

/** Steps for a slot `side` that is {@link SIDE}, while the dish simmers or is in the oven. */
export const COOKING_OF_SIDE: readonly TextTemplate[] = [...COOKING_WITHOUT_PASTA, COOKING_OF_PASTA];

/** Steps for a slot `side` that is rice, raw or cooked. */
export const COOKING_OF_RICE: readonly TextTemplate[] = COOKING_WITHOUT_PASTA.filter(({ en }) =>
  /side\.(?:cooked-)?rice/.test(en),
);

/** Steps for {@link SAUCED_SIDE}: all but the pasta, for which water is put on, and the pasta while the sauce is finished. */
export const COOKING_BEFORE_SAUCE: readonly TextTemplate[] = [
  ...COOKING_WITHOUT_PASTA,
  {
    en: 'Meanwhile, bring a large pan of salted water to the boil for {the side.pasta,fresh-pasta}, {10 min}.',
    es: 'Mientras tanto, pon a hervir una olla grande de agua con sal para {el side.pasta,fresh-pasta}, {10 min}.',
    fr: 'Pendant ce temps, porter à ébullition un grand volume d’eau salée pour {le side.pasta,fresh-pasta}, {10 min}.',
  },
];
export const COOKING_OF_PASTA_WITH_SAUCE: TextTemplate = {
  en: 'Meanwhile, cook {the side.pasta,fresh-pasta} in the boiling water, {simmer side.pasta,fresh-pasta}, and drain.',
  es: 'Mientras tanto, cuece {el side.pasta,fresh-pasta} en el agua hirviendo, {simmer side.pasta,fresh-pasta}, y escúrre{=lo side.pasta,fresh-pasta}.',
  fr: 'Pendant ce temps, cuire {le side.pasta,fresh-pasta} dans l’eau bouillante, {simmer side.pasta,fresh-pasta}, et {=l’ side.pasta,fresh-pasta}égoutter.',
};

/** The sides that are made or warmed while something is fried. */
export const SHORT_SIDES: readonly TextTemplate[] = COOKING_WITHOUT_PASTA.slice(2);

/** Sides that boil beside the oven, each in one step: it stays hot under its lid, so it may be done before the dish is. */
const BESIDE_THE_OVEN: readonly TextTemplate[] = [
  {
    en: 'Meanwhile, cover {the side.potato} with cold salted water, bring to the boil and cook until a knife slips in, {simmer side.potato more 10} in all; drain, return to the pan and cover.',
    es: 'Mientras tanto, cubre {el side.potato} con agua fría con sal, lleva a ebullición y cuece hasta que el cuchillo entre sin esfuerzo, {simmer side.potato more 10} en total; escurre, devuelve a la olla y tapa.',
    fr: 'Pendant ce temps, couvrir {le side.potato} d’eau froide salée, porter à ébullition et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort, {simmer side.potato more 10} en tout ; égoutter, remettre dans la casserole et couvrir.',
  },
  {
    en: 'Meanwhile, put {the side.rice} into a pan with twice its volume of salted water, bring to the boil, cover and cook over the lowest heat, {simmer side.rice more 6} in all; leave covered.',
    es: 'Mientras tanto, pon {el side.rice} en un cazo con el doble de su volumen de agua con sal, lleva a ebullición, tapa y cuece al mínimo, {simmer side.rice more 6} en total; deja tapado.',
    fr: 'Pendant ce temps, mettre {le side.rice} dans une casserole avec deux fois son volume d’eau salée, porter à ébullition, couvrir et cuire à feu très doux, {simmer side.rice more 6} en tout ; laisser à couvert.',
  },
  {
    en: 'Meanwhile, bring {the side.grain} to the boil in plenty of salted water and cook until tender, {simmer side.grain more 8} in all; drain, return to the pan and cover.',
    es: 'Mientras tanto, pon {el side.grain} en abundante agua con sal, lleva a ebullición y cuece hasta que el grano esté tierno, {simmer side.grain more 8} en total; escurre, devuelve a la olla y tapa.',
    fr: 'Pendant ce temps, mettre {le side.grain} dans un grand volume d’eau salée, porter à ébullition et cuire jusqu’à ce que le grain soit tendre, {simmer side.grain more 8} en tout ; égoutter, remettre dans la casserole et couvrir.',
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
