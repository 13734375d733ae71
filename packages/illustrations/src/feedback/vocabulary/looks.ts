import type { IngredientPart } from '@larder/contract/dish/ingredient-part';

/** What is called by its look alone, where only one food of a dish is drawn so. */
const LOOKS: readonly (readonly [RegExp, readonly IngredientPart[]])[] = [
  [/\b(?:sticks?|bark|palos?|palitos?|batons?|batonnets?)\b/, ['cinnamon-stick', 'lemongrass']],
  [/\b(?:stars?|estrellas?|etoiles?)\b/, ['star-anise']],
  [/\b(?:peel(?:y|s)?|zests?|cascaras?|ralladura|zestes?|ecorces?)\b/, ['lemon-zest', 'orange-zest']],
  [
    /\b(?:seeds?|pips?|semillas?|graines?)\b/,
    ['sesame-seed', 'black-sesame', 'chia-seed', 'pumpkin-seed', 'sunflower-seed', 'poppy-seed'],
  ],
  [
    /\b(?:lea(?:f|ves)|twigs?|sprigs?|herbs?|green (?:bits?|stuff|things?)|greens|hojas?|hojitas?|ramas?|ramitas?|hierbas?|hierbitas?|(?:lo|cosas?|cositas?) verdes?|feuilles?|branches?|brins?|herbes?|(?:trucs?|machins?|choses?) verte?s?)\b/,
    [
      ...(['parsley', 'coriander', 'basil', 'mint', 'dill', 'thyme', 'rosemary', 'tarragon', 'sage'] as const),
      ...(['bay-leaf', 'curry-leaf', 'lime-leaf', 'leaf', 'rocket'] as const),
    ],
  ],
];
/** Of a drink. */
const SLICES: readonly [RegExp, readonly IngredientPart[]] = [
  /\b(?:slices?|wedges?|wheels?|rodajas?|rodajitas?|gajos?|rondelles?|tranches?|quartiers?)\b/,
  ['lemon', 'lime', 'orange', 'grapefruit'],
];

/** What a folded text calls by its look: where, and the parts of a drawing that look so. */
export function calledByLook(
  text: string,
  isDrink: boolean,
): { start: number; end: number; parts: readonly IngredientPart[] }[] {
  return [...LOOKS, ...(isDrink ? [SLICES] : [])].flatMap(([look, parts]) => {
    const found = look.exec(text);
    return found ? [{ start: found.index, end: found.index + found[0].length, parts }] : [];
  });
}
