import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { TextTemplate } from '../dish-template.ts';

export const PASTA = { of: ['pasta', 'fresh-pasta'], named: ['penne', 'gluten-free-pasta'] } as const;
/** Noodles that do not go with a cream sauce. */
export const ASIAN_NOODLES = [
  'ramen-noodle',
  'instant-noodle',
  'udon-noodle',
  'soba-noodle',
  'somen-noodle',
  'rice-noodle',
  'rice-vermicelli',
  'glass-noodle',
  'sweet-potato-noodle',
  'shirataki-noodle',
] as const;

/** Vegetables of dishes that know no pasta. */
export const NO_PASTA_VEGETABLES = [
  'beetroot',
  'sweet-potato',
  'turnip',
  'swede',
  'parsnip',
  'celeriac',
  'salsify',
  'jerusalem-artichoke',
  'kohlrabi',
  'daikon',
  'red-cabbage',
  'pak-choi',
  'okra',
  'plantain',
  'chicory',
];

/** Beans of dishes that know no pasta. */
export const NO_PASTA_BEANS = ['kidney-bean', 'black-bean', 'baked-beans', 'refried-beans'];

/** Green vegetables and florets that boil with the pasta for its last minutes: in a pan they dry out or turn grey. */
export const BOILED_WITH_PASTA = ['broccoli', 'cauliflower', 'romanesco', 'green-bean', 'flat-bean', 'asparagus'];

/** What tastes best browned: boiled it is bland. */
const BROWNED_FLORETS = ['cauliflower', 'romanesco'];
export const BOILED_GREENS = BOILED_WITH_PASTA.filter((id) => !BROWNED_FLORETS.includes(id));

/** Pasta with these needs no capers. */
export const WITHOUT_CAPERS: readonly CookingKind[] = [
  ...['bacon', 'ham', 'sausage', 'pulse', 'frying-cheese', 'pesto'],
  ...['hard-cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
  ...['root', 'firm', 'tender', 'mushroom', 'leafy', 'prawn', 'mince', 'poultry', 'tender-meat'],
] as CookingKind[];

/** The pasta once the sauce is ready, so that it waits for nothing, in the water that is on. */
export const BOILING_OF_PASTA: TextTemplate = {
  en: '[simmer pasta>6? Cook {the pasta} in the boiling water until al dente, {simmer pasta} or as the packet says[, adding {the green} for the last [simmer green>5? six|four] minutes]|[green? Boil {the green} in the water for {3 min}, then add {the pasta} and cook for {simmer pasta} more|Cook {the pasta} in the boiling water, {simmer pasta}]].',
  es: '[simmer pasta>6? Cuece {el pasta} en el agua hirviendo hasta que {=quede pasta} al dente, {simmer pasta} o lo que indique el envase[; añade {el green} los últimos [simmer green>5? seis|cuatro] minutos]|[green? Hierve {el green} {3 min} en el agua, añade {el pasta} y cuece {simmer pasta} más|Cuece {el pasta} en el agua hirviendo, {simmer pasta}]].',
  fr: '[simmer pasta>6? Cuire {le pasta} al dente dans l’eau bouillante, {simmer pasta} ou le temps indiqué sur le paquet[, en ajoutant {le green} pour les [simmer green>5? six|quatre] dernières minutes]|[green? Cuire {le green} {3 min} dans l’eau, ajouter {le pasta} et poursuivre {simmer pasta}|Cuire {le pasta} dans l’eau bouillante, {simmer pasta}]].',
};

/** The same with the slot `green`, which boils with it for the last minutes. */
export const BOILING_WITH_GREENS: TextTemplate = {
  en: '[simmer pasta>6? Cook {the pasta} in plenty of well-salted boiling water until al dente, {simmer pasta} or as the packet says[, adding {the green} for the last [simmer green>5? six|four] minutes]|[green? Boil {the green} in plenty of well-salted water for {3 min}, then add {the pasta} and cook for {simmer pasta} more|Cook {the pasta} in plenty of well-salted boiling water, {simmer pasta}]].',
  es: '[simmer pasta>6? Cuece {el pasta} en abundante agua hirviendo con sal hasta que {=quede pasta} al dente, {simmer pasta} o lo que indique el envase[; añade {el green} los últimos [simmer green>5? seis|cuatro] minutos]|[green? Hierve {el green} {3 min} en abundante agua con sal, añade {el pasta} y cuece {simmer pasta} más|Cuece {el pasta} en abundante agua hirviendo con sal, {simmer pasta}]].',
  fr: '[simmer pasta>6? Cuire {le pasta} al dente dans un grand volume d’eau bouillante salée, {simmer pasta} ou le temps indiqué sur le paquet[, en ajoutant {le green} pour les [simmer green>5? six|quatre] dernières minutes]|[green? Cuire {le green} {3 min} dans un grand volume d’eau bouillante salée, ajouter {le pasta} et poursuivre {simmer pasta}|Cuire {le pasta} dans un grand volume d’eau bouillante salée, {simmer pasta}]].',
};

/** What is read where the pasta boils long enough for the sauce to be made meanwhile, and what otherwise. */
export function beforeTheEnd(others: TextTemplate): TextTemplate {
  return {
    en: `[simmer pasta>6? Shortly before the end, ${others.en}|]`,
    es: `[simmer pasta>6? Poco antes del final, ${others.es}|]`,
    fr: `[simmer pasta>6? Peu avant la fin, ${others.fr}|]`,
  };
}

/** The same before fresh pasta goes into the water. */
export function beforeFreshPasta(words: TextTemplate): TextTemplate {
  return {
    en: `[simmer pasta>6? |${words.en}]`,
    es: `[simmer pasta>6? |${words.es}]`,
    fr: `[simmer pasta>6? |${words.fr}]`,
  };
}

const REST_OF = (fat: string): TextTemplate => ({
  en: ` the rest of {the ${fat}} with`,
  es: ` el resto {del ${fat}} con`,
  fr: ` le reste {du ${fat}} avec`,
});

/** The heat of a pan whose first food is meat, by its slot and kinds, or else a vegetable. */
export function heatFor(meat: string): TextTemplate {
  const choice = (medium: string, high: string) =>
    `[${meat}? ${medium}|[veg.mushroom? ${high}|[onion+veg.solid-lasting+veg.softening+veg.tomato? ${medium}|[simmer veg.leafy>5? ${medium}|[veg.leafy? ${high}|${medium}]]]]]`;
  return { en: choice('medium', 'high'), es: choice('medio', 'fuerte'), fr: choice('moyen', 'vif') };
}

/**
 * Mushrooms, onion and other vegetables in the pan, after the meat; `minutes` where none of them has a time. Mushrooms take
 * up the fat: the rest of that of slot `fat` comes with what follows them.
 */
export function vegetablesAfter(meat: string, minutes: number, fat?: string): TextTemplate {
  const rest = fat === undefined ? { en: '', es: '', fr: '' } : REST_OF(fat);
  return {
    en: `[ Add {the veg.mushroom}[${meat}? , turn up the heat] and fry[veg.mushroom>400?  in two batches] until the water has gone and the edges are brown, [veg.mushroom>400? {12 min} in all; return both batches to the pan and season|{8 min}; season] with a pinch of salt.][ [veg.mushroom? Lower the heat, add${rest.en}|Add] {the onion+veg.solid-lasting+veg.softening} and cook[veg.hard?  covered, with a splash of water and a pinch of salt, until tender|, stirring now and then,[veg.solid-lasting+veg.softening?  with a pinch of salt,] until soft], {fry onion+veg.solid-lasting+veg.softening ${minutes}}[veg.hard? ; uncover and let the edges brown, {3 min}].][ Add {the veg.tomato} and cook until they collapse and thicken, {8 min}.]`,
    es: `[ Añade {el veg.mushroom}[${meat}? , sube el fuego] y saltéa{=lo veg.mushroom}[veg.mushroom>400?  en dos tandas,] hasta que se evapore el agua y se doren los bordes, [veg.mushroom>400? {12 min} en total; devuelve las dos tandas a la sartén y sazona|{8 min}; sazona] con una pizca de sal.][ [veg.mushroom? Baja el fuego, añade${rest.es}|Añade] {el onion+veg.solid-lasting+veg.softening} y rehoga[veg.hard?  con un chorrito de agua y una pizca de sal, con la tapa puesta, hasta que {=tierno onion+veg.solid-lasting+veg.softening}|[veg.solid-lasting+veg.softening?  con una pizca de sal], removiendo de vez en cuando, hasta que {=tierno onion+veg.solid-lasting+veg.softening}], {fry onion+veg.solid-lasting+veg.softening ${minutes}}[veg.hard? ; destapa y deja que se doren los bordes, {3 min}].][ Añade {el veg.tomato} y cocina hasta que se {=deshaga veg.tomato} en una salsa, {8 min}.]`,
    fr: `[ Ajouter {le veg.mushroom}[${meat}? , monter le feu] et {=le veg.mushroom} faire sauter[veg.mushroom>400?  en deux fois,] jusqu’à évaporation de l’eau et belle coloration, [veg.mushroom>400? {12 min} en tout ; remettre le tout dans la sauteuse et assaisonner|{8 min} ; assaisonner] d’une pincée de sel.][ [veg.mushroom? Baisser le feu, ajouter${rest.fr}|Ajouter] {le onion+veg.solid-lasting+veg.softening} et cuire[veg.hard?  à couvert, avec un filet d’eau et une pincée de sel, jusqu’à ce {=tendre onion+veg.solid-lasting+veg.softening}|[veg.solid-lasting+veg.softening?  avec une pincée de sel], en remuant de temps en temps, jusqu’à ce {=tendre onion+veg.solid-lasting+veg.softening}], {fry onion+veg.solid-lasting+veg.softening ${minutes}}[veg.hard?  ; découvrir et laisser les bords dorer, {3 min}].][ Ajouter {le veg.tomato} et cuire jusqu’à obtenir une sauce, {8 min}.]`,
  };
}

/** Leaves after that: those that wilt at once lose their water over a high heat. */
export function leavesAfter(others: string): TextTemplate {
  return {
    en: `[[simmer veg.leafy>5?  Add {the veg.leafy} with a splash of water, cover and cook until tender, {simmer veg.leafy more 1}.| [${others}? Turn up the heat, add|Add] {the veg.leafy} by the handful and turn until the water has gone, {5 min}.]]`,
    es: `[[simmer veg.leafy>5?  Añade {el veg.leafy} con un chorrito de agua, tapa y cuece hasta que {=tierno veg.leafy}, {simmer veg.leafy more 1}.| [${others}? Sube el fuego, añade|Añade] {el veg.leafy} a puñados y remueve hasta que no quede agua, {5 min}.]]`,
    fr: `[[simmer veg.leafy>5?  Ajouter {le veg.leafy} avec un filet d’eau, couvrir et cuire jusqu’à ce {=tendre veg.leafy}, {simmer veg.leafy more 1}.| [${others}? Monter le feu, ajouter|Ajouter] {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {5 min}.]]`,
  };
}
