import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import { dietStateOf } from '@larder/food/ingredients/diet-rules';
import type { Ingredient, Swap } from '@larder/food/ingredients/ingredient';
import { netCarbsPer100g } from '@larder/food/nutrition/net-carbs';
import { widerKindsOf } from '../wider-kinds.ts';

/** What a substitute avoids: an allergen, what a diet excludes, or alcohol. */
type Avoided = Allergen | Diet | 'alcohol';

/** What is wrong with the swaps of an ingredient, given its wider kinds, nearest first. */
export function swapProblems(
  ingredient: Ingredient,
  ancestors: readonly Ingredient[],
  ingredients: ReadonlyMap<string, Ingredient>,
): string[] {
  const { swaps = [] } = ingredient;
  const useless = swaps.flatMap((swap) => {
    const substitute = ingredients.get(swap.use);
    const avoids = substitute && avoidedBy(ingredient, substitute, swap.ratio).length > 0;
    return substitute && !avoids && !isOfLikeKind(ingredient, substitute, ancestors, ingredients)
      ? [`Its swap ${swap.use} avoids no allergen, fits no further diet, has as much alcohol and is of no like kind.`]
      : [];
  });
  const inherited = ancestors.flatMap((kind) => kind.swaps ?? []);
  const last = swaps.at(-1);
  const isRepeated =
    last !== undefined && sequenceOf([...swaps.slice(0, -1), ...inherited]) === sequenceOf([...swaps, ...inherited]);
  return isRepeated ? [...useless, `Its swap ${last.use} is inherited from a wider kind: leave it out.`] : useless;
}

/** True of two foods with a common kind, that are interchangeable, or one of which is a kind of the other. */
function isOfLikeKind(
  { id, interchangeable = [] }: Ingredient,
  substitute: Ingredient,
  ancestors: readonly Ingredient[],
  ingredients: ReadonlyMap<string, Ingredient>,
): boolean {
  const kinds = new Set([id, ...ancestors.map((kind) => kind.id)]);
  const isInterchangeable = substitute.interchangeable?.some((group) => interchangeable.includes(group)) === true;
  return isInterchangeable || [substitute, ...widerKindsOf(substitute, ingredients)].some(({ id }) => kinds.has(id));
}

/** The order in which swaps are tried, by which two lists compare. */
function sequenceOf(swaps: readonly Swap[]): string {
  return [...new Set(swaps.map(({ use, ratio, as }) => [use, ratio, ...as].join()))].join(' ');
}

/** What the original contains, or may contain, and the substitute does not; "can't tell" avoids nothing. */
function avoidedBy(original: Ingredient, substitute: Ingredient, ratio: number): Avoided[] {
  const contained = (ingredient: Ingredient) =>
    new Set([...(ingredient.allergens ?? []), ...(ingredient.mayContain ?? [])]);
  const avoided: Avoided[] = [...contained(original).difference(contained(substitute))];
  for (const diet of ['Vegan', 'Vegetarian', 'Fish'] as const)
    if (dietStateOf(original, diet) !== 'yes' && dietStateOf(substitute, diet) === 'yes') avoided.push(diet);
  if (netCarbsPer100g(substitute) * ratio < netCarbsPer100g(original)) avoided.push('Keto');
  if ((substitute.fodmapFrom ?? Number.POSITIVE_INFINITY) > (original.fodmapFrom ?? Number.POSITIVE_INFINITY))
    avoided.push('Low FODMAP');
  if ((substitute.abv ?? 0) < (original.abv ?? 0)) avoided.push('alcohol');
  return avoided;
}
