import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { CookingTable } from '@larder/recipe-composer/techniques/cooking-table';

/** Kinds of food that sharpen or freshen a soup. */
const BRIGHT: ReadonlySet<string> = new Set([
  'sour',
  'vinegar',
  'tomato',
  'tinned-tomato',
  'tomato-paste',
  'wine',
  'sparkling-wine',
  'yogurt',
  'herb',
  'orange',
  'rhubarb',
  'mixer',
  'pesto',
  'soy',
  'hot-sauce',
  'salsa',
  'miso',
  'curry-paste',
]);
/** Kinds of food that make potatoes fried dry moist. */
const MOIST: ReadonlySet<string> = new Set([
  ...['egg', 'yogurt', 'cream', 'tomato', 'mustard', 'sausage', 'melting-cheese', 'crumbly-cheese'],
]);
/** Kinds of food that season tofu. */
const SEASONS_TOFU: ReadonlySet<string> = new Set(['soy', 'miso', 'curry-paste', 'hot-sauce']);
/** Grams of mustard in a salad for two: a teaspoon, rounded. */
const MUSTARD_FOR_TWO = 5.5;

/** What a dish that was composed without preferences lacks in flavour, or has too much of. */
export function flavourProblems(
  { lines, dishType, servings }: CanonicalRecipe,
  kb: KnowledgeBase,
  cookingOf: CookingTable,
): string[] {
  const kindOf = (id: string | null) => (id === null ? undefined : cookingOf(id)?.kind);
  const kinds = lines.flatMap(({ ingredient }) => kindOf(ingredient) ?? []);
  const has = (some: ReadonlySet<string>) => kinds.some((kind) => some.has(kind));
  const mustard = lines.filter(({ ingredient }) => kindOf(ingredient) === 'mustard');
  const grams = mustard.reduce((sum, line) => sum + (gramsOf(line, kb) ?? 0), 0);
  const isKind = (id: string) => lines.some(({ ingredient }) => ingredient !== null && kb.isKindOf(ingredient, id));
  return [
    ...(dishType === 'soup' && !has(BRIGHT) ? ['the soup has nothing sharp or fresh'] : []),
    ...(dishType === 'hash' && !has(MOIST) ? ['the potatoes are fried dry, with nothing moist'] : []),
    ...(dishType === 'salad' && grams > (MUSTARD_FOR_TWO * servings) / 2
      ? ['more than a teaspoon of mustard for two']
      : []),
    ...(dishType === 'tray-bake' && isKind('tofu') && !has(SEASONS_TOFU) ? ['nothing seasons the tofu'] : []),
    ...(isKind('mint') && isKind('dried-oregano') && dishType === 'soup' ? ['mint beside oregano'] : []),
  ];
}
