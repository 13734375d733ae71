import type { CanonicalRecipe } from '@larder/food/recipe';
import type { ComposedDish, Composer, CompositionRequest } from '@larder/recipe-composer/create-composer';
import { type RankingKnowledge, useShare } from '../ranking/rank-recipes.ts';
import { scoreOf } from '../ranking/score.ts';

/** Dishes that are written out at most; writing one takes much longer than estimating its score. */
const MOST_WRITTEN = 12;
/** A dish is a candidate if it uses this share of the ingredients, or this number of them. */
const LEAST_USE = 0.35;
const LEAST_USED = 4;

/**
 * The best dishes that can be composed of the available ingredients, by their score before they are written out: none
 * that uses less than half of what another one does. Those that leave out what another one adds to the same foods only
 * fill up to `least` dishes.
 */
export function composeCandidates(
  request: CompositionRequest,
  composer: Composer,
  { weights }: RankingKnowledge,
  least: number,
): CanonicalRecipe[] {
  const { available } = request;
  const dishes = composer.compose(request);
  const most = dishes.reduce((best, { used }) => Math.max(best, used.length), 0);
  return wholeFirst(
    dishes.filter(({ used }) => used.length * 2 >= most),
    least,
  )
    .map((dish) => {
      const unused = available.filter((id) => !dish.used.includes(id));
      const use = useShare(available, unused, weights);
      return { dish, estimate: scoreOf({ coverage: 0, use, missing: dish.missing.length }) };
    })
    .filter(({ dish, estimate }) => {
      const leastEstimate = scoreOf({ coverage: 0, use: LEAST_USE, missing: 0 });
      return estimate >= leastEstimate || dish.used.length >= LEAST_USED;
    })
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, MOST_WRITTEN)
    .flatMap(({ dish }) => dish.write() ?? []);
}

/** The dishes to whose foods no other dish adds another, filled up to `least` with the others that use most. */
function wholeFirst(dishes: readonly ComposedDish[], least: number): readonly ComposedDish[] {
  const isWhole = ({ used }: ComposedDish) =>
    !dishes.some((other) => other.used.length > used.length && used.every((id) => other.used.includes(id)));
  const whole = dishes.filter(isWhole);
  const others = dishes.filter((dish) => !whole.includes(dish)).sort((a, b) => b.used.length - a.used.length);
  return [...whole, ...others.slice(0, Math.max(0, least - whole.length))];
}
