import { type IngredientPart, PARTS_OF_KIND } from '@larder/contract/dish/ingredient-part';

/** What is pointed at or counted, with an adjective between: "five stars", "leaves a lot to be desired" are no foods. */
const POINTED_AT = String.raw`(?<=\b(?:the|that|those|this|these|any|some|no|not enough|enough|without|more|less|fewer|many|much|el|la|los|las|es[ae]|es[ao]s|un|una|unos|unas|sin|mas|menos|ningun|ninguna|tant[oa]s?|le|les|un|une|des|ces|cet|cette|sans|trop de|plus de|moins de|pas de) (?:[\w']+ )?)`;
const look = (words: string): RegExp => new RegExp(`${POINTED_AT}(?:${words})\\b`);

/** What is called by its look alone, where only one food of a dish is drawn so. */
const LOOKS: readonly (readonly [RegExp, readonly IngredientPart[]])[] = [
  [look('sticks?|bark|palos?|palitos?|batons?|batonnets?'), ['cinnamon-stick', 'lemongrass']],
  [look('stars?|estrellas?|etoiles?'), ['star-anise']],
  [look('peels?|zests?|cascaras?|ralladura|zestes?|ecorces?'), ['lemon-zest', 'orange-zest']],
  [look('seeds?|pips?|semillas?|graines?'), [...PARTS_OF_KIND.seed, ...PARTS_OF_KIND.sesame]],
  [
    look('lea(?:f|ves)|twigs?|sprigs?|hojas?|ramas?|ramitas?|feuilles?|branches?|brins?'),
    [...PARTS_OF_KIND.herb, ...PARTS_OF_KIND.leaf],
  ],
  [
    /\b(?:herbs?|green (?:bits?|stuff|things?)|greens|hierbas?|hierbitas?|(?:lo|cosas?|cositas?) verdes?|herbes?|(?:trucs?|machins?|choses?) verte?s?)\b/,
    [...PARTS_OF_KIND.herb, ...PARTS_OF_KIND.leaf],
  ],
];
/** Of a drink. */
const SLICES: readonly [RegExp, readonly IngredientPart[]] = [
  look("(?:slices?|wedges?|wheels?|rodajas?|gajos?|rondelles?|tranches?|quartiers?)(?! (?:of\\b|de\\b|d'))"),
  ['lemon', 'lime', 'orange', 'grapefruit'],
];

/** What a folded text calls by its look: where, and the parts of a drawing that look so. */
export function calledByLook(
  text: string,
  isDrink: boolean,
): { start: number; end: number; parts: readonly IngredientPart[] }[] {
  return [...LOOKS, ...(isDrink ? [SLICES] : [])].flatMap(([called, parts]) => {
    const found = called.exec(text);
    return found ? [{ start: found.index, end: found.index + found[0].length, parts }] : [];
  });
}
