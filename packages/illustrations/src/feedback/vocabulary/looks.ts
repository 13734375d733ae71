import { type IngredientPart, PARTS_OF_KIND } from '@larder/contract/dish/ingredient-part';

/** What is pointed at or counted, with an adjective between: "five stars", "leaves a lot to be desired" are no foods. */
const POINTED_AT = String.raw`(?<=\b(?:is that an?(?: [\w']+)?|the|that|those|this|these|any|some|no|not enough|enough|without|more|less|fewer|many|much|el|la|los|las|es[ae]|es[ao]s|un|una|unos|unas|sin|mas|menos|ningun|ninguna|tant[oa]s?|le|les|un|une|des|ces|cet|cette|sans|trop de|plus de|moins de|pas de) (?:[\w']+ )?)`;
const look = (words: string): RegExp => new RegExp(`${POINTED_AT}(?:${words})\\b`);

/** What is called by its look alone, where only one food of a dish is drawn so. */
const LOOKS: readonly (readonly [RegExp, readonly IngredientPart[]])[] = [
  [look('sticks?|bark|palos?|palitos?|batons?|batonnets?'), ['cinnamon-stick', 'lemongrass']],
  [look('stars?|estrellas?|etoiles?'), ['star-anise']],
  [look('peels?|zests?|cascaras?|ralladura|zestes?|ecorces?'), ['lemon-zest', 'orange-zest']],
  [look('seeds?|pips?|semillas?|graines?'), [...PARTS_OF_KIND.seed, ...PARTS_OF_KIND.sesame]],
  [
    look('lea(?:f|ves)|twigs?|sprigs?|branch(?:es)?|hojas?|ramas?|ramitas?|feuilles?|branches?|brins?|brindilles?'),
    [...PARTS_OF_KIND.herb, ...PARTS_OF_KIND.leaf],
  ],
  [
    /\b(?:herbs?|green (?:bits?|stuff|things?)|greens|hierbas?|hierbitas?|(?:lo|cosas?|cositas?) verdes?|herbes?|(?:trucs?|machins?|choses?) verte?s?)\b/,
    [...PARTS_OF_KIND.herb, ...PARTS_OF_KIND.leaf],
  ],
];
/** Things that are called by their colour: "yellow stuff", "cosas blancas", "trucs noirs". */
const EN = String.raw`(?:[\w']+ )?(?:bits?|stuff|things?|specks?|flecks?|dots?|blobs?|lumps?|strips?|shreds?|curls?|discs?|rings?)`;
const ES = String.raw`(?:lo|(?:cosas?|cositas?|bichos?|tir(?:as|itas)|bol(?:a|as|itas)|punt(?:o|os|itos)|manchas?|pegot\w+|virutas?)(?: \w+)?)`;
const FR = String.raw`(?:trucs?|machins?|bidules?|choses?|points?|boul(?:es|ettes)|billes?|taches?|filaments?)(?: \w+)?`;
const coloured = (en: string, es: string, fr: string): RegExp =>
  new RegExp(String.raw`\b(?:(?:${en}) ${EN}|${ES} (?:${es})|${FR} (?:${fr}))\b`);
const COLOURED: readonly (readonly [RegExp, readonly IngredientPart[]])[] = [
  [
    coloured('yellow(?:ish)?', 'amarill[oa]s?', 'jaunes?'),
    ['lemon', 'lemon-zest', 'preserved-lemon', 'corn', 'yellow-pepper', 'pineapple', 'mango'],
  ],
  [
    coloured('red(?:dish)?', 'roj[oa]s?', 'rouges?'),
    [
      ...(['red-chilli', 'dried-chilli', 'tomato', 'pepper', 'roasted-pepper', 'radish', 'strawberry'] as const),
      ...PARTS_OF_KIND['cherry-tomato'],
      ...PARTS_OF_KIND.raspberry,
    ],
  ],
  [
    coloured('white(?:ish)?', 'blanc[oa]s?', 'blanc(?:he)?s?'),
    [
      ...(['coconut-flake', 'flaked-almond', 'feta', 'mozzarella', 'goats-cheese', 'ricotta', 'white-onion'] as const),
      ...PARTS_OF_KIND.dollop,
      ...PARTS_OF_KIND.garlic,
    ],
  ],
  [
    coloured('black|dark', 'negr[oa]s?|oscur[oa]s?', 'noire?s?|foncee?s?'),
    [
      ...PARTS_OF_KIND.olive,
      ...([
        'raisin',
        'chia-seed',
        'poppy-seed',
        'black-sesame',
        'nori',
        'dark-chocolate',
        'clove',
        'peppercorn',
      ] as const),
    ],
  ],
  [
    coloured('orange', 'naranjas?', 'oranges?'),
    ['carrot', 'orange', 'orange-zest', 'mandarin', 'squash', 'pumpkin', 'sweet-potato'],
  ],
  [
    coloured('purple|pink', 'morad[oa]s?|rosas?', 'violette?s?|roses?'),
    ['onion', 'red-cabbage', 'radicchio', 'beetroot'],
  ],
];
/** The same in any colour: it says which thing is meant, and no colour that is wanted. */
export const COLOURED_THING = new RegExp(COLOURED.map(([{ source }]) => source).join('|'), 'g');
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
  return [...LOOKS, ...COLOURED, ...(isDrink ? [SLICES] : [])].flatMap(([called, parts]) => {
    const found = called.exec(text);
    return found ? [{ start: found.index, end: found.index + found[0].length, parts }] : [];
  });
}
