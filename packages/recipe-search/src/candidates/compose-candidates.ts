import type { CanonicalRecipe } from '@larder/food/recipe';
import type { ComposedDish, Composer, CompositionRequest } from '@larder/recipe-composer/create-composer';
import type { IngredientWeights } from '../ranking/ingredient-weights.ts';
import { type RankingKnowledge, useShareOf } from '../ranking/rank-recipes.ts';
import { scoreOf } from '../ranking/score.ts';
import { WEIGHTS } from '../ranking/weights.ts';

/** Dishes that are written out at most; writing one takes much longer than estimating its score. */
const MOST_WRITTEN = 12;
/** With so many dishes that leave out nothing that another one adds, none that does is needed beside other recipes. */
const ENOUGH_WHOLE = 3;
/** A dish is a candidate if it uses this share of the ingredients, or this number of them. */
const LEAST_USE = 0.35;
const LEAST_USED = 4;

/** Dishes by whether another one adds a food to those that they use. */
export type ComposedCandidates = { whole: readonly CanonicalRecipe[]; partial: readonly CanonicalRecipe[] };

/**
 * The best dishes that can be composed of the available ingredients, by their score before they are written out: none
 * that uses less than half of what another one does. `places` is the number of results that nothing else fills: those
 * that leave something out are candidates for them.
 */
export function composeCandidates(
  request: CompositionRequest,
  places: number,
  composer: Composer,
  { weights }: RankingKnowledge,
): ComposedCandidates {
  const { available } = request;
  const dishes = composer.compose(request);
  const most = dishes.reduce((best, { used }) => Math.max(best, used.length), 0);
  const shareOf = useShareOf(available, weights);
  const best = dishes
    .filter(({ used }) => used.length * 2 >= most)
    .map((dish) => {
      const use = shareOf((place) => dish.used.includes(available[place] ?? ''));
      const estimate = scoreOf({ coverage: 0, use, missing: dish.missing.length });
      return { dish, estimate, isWhole: isWhole(dish, dishes, weights) };
    })
    .filter(({ dish, estimate }) => {
      const leastEstimate = scoreOf({ coverage: 0, use: LEAST_USE, missing: 0 });
      return estimate >= leastEstimate || dish.used.length >= LEAST_USED;
    })
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, MOST_WRITTEN);
  const write = (areWhole: boolean) =>
    best.flatMap(({ dish, isWhole }) => (isWhole === areWhole ? (dish.write() ?? []) : []));
  const whole = write(true);
  return { whole, partial: whole.length >= Math.max(ENOUGH_WHOLE, places) ? [] : write(false) };
}

/** True of a dish to whose foods no other one adds another that is more than a seasoning. */
function isWhole({ used }: ComposedDish, dishes: readonly ComposedDish[], { inDish }: IngredientWeights): boolean {
  return !dishes.some(
    (other) =>
      other.used.length > used.length &&
      used.every((id) => other.used.includes(id)) &&
      other.used.some((id) => !used.includes(id) && inDish(id) >= WEIGHTS.ingredient.ordinary),
  );
}
