import type { RankedRecipe } from './rank-recipes.ts';

/** Which ranked recipes become results of a search by ingredients; shares are from 0 to 1. */
export const SELECTION = {
  /** A recipe fits with this use and this coverage, */
  fit: { use: 0.6, coverage: 0.5 },
  /** or with nearly all ingredients used and a lower coverage. */
  fitUsingNearlyAll: { use: 0.8, coverage: 0.4 },
  /** No dishes are composed where so many recipes of the cookbook fit. */
  enoughFitting: 8,
  /** A recipe with this use is relevant though it uses no main ingredient. */
  relevantUse: 0.5,
  most: 30,
  /** Less relevant recipes fill up to `page` results if they use two ingredients or a main one, to `least` if they use any. */
  page: 12,
  least: 6,
  /** A result makes a dish with this coverage, if it uses one or several of the ingredients. */
  dishCoverage: { one: 0.75, several: 0.5 },
} as const;

/** True of a recipe that uses enough of the `available` ingredients (their number), and of which enough is available. */
export function isFitting({ used, use, coverage }: RankedRecipe, available: number): boolean {
  const share = Math.min(use, used / available);
  const { fit, fitUsingNearlyAll: nearlyAll } = SELECTION;
  return share >= nearlyAll.use ? coverage >= nearlyAll.coverage : share >= fit.use && coverage >= fit.coverage;
}

/** The relevant ones of ranked recipes, filled up with less relevant ones where there are few results besides. */
export function selectRelevant(ranked: readonly RankedRecipe[], besides: number, available: number): RankedRecipe[] {
  const grades = Map.groupBy(ranked, ({ usesMain, used, use }) => {
    const several = used >= Math.min(2, available);
    if ((usesMain && several) || use >= SELECTION.relevantUse) return 'relevant';
    return several || usesMain ? 'related' : 'remote';
  });
  const { relevant = [], related = [], remote = [] } = Object.fromEntries(grades);
  const filled = [...relevant, ...firstUpTo(SELECTION.page - besides - relevant.length, related)];
  return [...filled, ...firstUpTo(SELECTION.least - besides - filled.length, remote)];
}

function firstUpTo<T>(count: number, items: readonly T[]): T[] {
  return items.slice(0, Math.max(0, count));
}

/** True where enough of the recipe is available to cook it; otherwise it is only the nearest to what was asked for. */
export function makesDish({ coverage, used }: RankedRecipe): boolean {
  return coverage >= (used > 1 ? SELECTION.dishCoverage.several : SELECTION.dishCoverage.one);
}
