import type { RankedRecipe } from './rank-recipes.ts';

/** Which ranked recipes become results of a search by ingredients; shares are from 0 to 1. */
export const SELECTION = {
  /** A recipe fits with this use and this coverage, */
  fit: { use: 0.6, coverage: 0.5 },
  /** or with nearly all ingredients used and a lower coverage. */
  fitUsingNearlyAll: { use: 0.8, coverage: 0.4 },
  /** It nearly fits with all of several ingredients, and this coverage where what is nearly there counts whole. */
  nearFit: 0.33,
  /** So many recipes of the cookbook that fit or nearly fit stand before composed dishes. */
  beforeComposed: 3,
  /** So many composed dishes stand before recipes that fit less. */
  composedFirst: 3,
  /** No dishes are composed where so many recipes of the cookbook fit. */
  enoughFitting: 8,
  /** A recipe with this use is relevant though it uses one ingredient alone. */
  relevantUse: 0.5,
  most: 30,
  /** Composed dishes fill up to so many results, */
  page: 12,
  /** and recipes that use one ingredient alone up to so many. */
  enough: 3,
  /** A result is good if it fits or nearly fits, with this coverage, or with so few missing ingredients. */
  good: { coverage: 0.35, missing: 2 },
  /** A result makes a dish with this coverage, if it uses one or several of the ingredients. */
  dishCoverage: { one: 0.75, several: 0.4 },
} as const;

/** True of a recipe that uses enough of the `available` ingredients (their number), and of which enough is available. */
export function isFitting({ used, use, coverage }: RankedRecipe, available: number): boolean {
  const share = Math.min(use, used / available);
  const { fit, fitUsingNearlyAll: nearlyAll } = SELECTION;
  return share >= nearlyAll.use ? coverage >= nearlyAll.coverage : share >= fit.use && coverage >= fit.coverage;
}

/** True of a recipe that uses each of several `available` ingredients (their number), and lacks no main ingredient. */
export function isNearlyFitting({ used, nearCoverage, lacksMain }: RankedRecipe, available: number): boolean {
  return used > 1 && !lacksMain && used === available && nearCoverage >= SELECTION.nearFit;
}

/** The relevant ones of recipes that use a main ingredient, filled up with less relevant ones. */
export function selectRelevant(ranked: readonly RankedRecipe[], besides: number, available: number): RankedRecipe[] {
  const isRelevant = ({ used, use }: RankedRecipe): boolean =>
    used >= Math.min(2, available) || use >= SELECTION.relevantUse;
  const relevant = ranked.filter(isRelevant);
  const related = ranked.filter((recipe) => !isRelevant(recipe));
  return [...relevant, ...firstUpTo(SELECTION.enough - besides - relevant.length, related)];
}

/** True where a good part of the recipe is available, or it lacks little. */
function isGood(recipe: RankedRecipe, available: number): boolean {
  const { coverage, missing } = SELECTION.good;
  const fits = isFitting(recipe, available) || isNearlyFitting(recipe, available);
  return fits || recipe.coverage >= coverage || recipe.missing <= missing;
}

/** With so many good results there is no need for more ingredients. */
export const ENOUGH_GOOD = 6;

/**
 * The results of which enough is available, where any are, filled up to a few with what was composed of them; the others
 * are left to what one more ingredient opens. All of them where enough are good, or none is.
 */
export function keepGood(results: readonly RankedRecipe[], available: number): readonly RankedRecipe[] {
  const good = results.filter((recipe) => isGood(recipe, available));
  if (good.length === 0 || good.length >= ENOUGH_GOOD) return results;
  const composed = results.filter((each) => each.recipe.source === 'composer' && !good.includes(each));
  const kept = new Set([...good, ...firstUpTo(SELECTION.enough - good.length, composed)]);
  return results.filter((recipe) => kept.has(recipe));
}

function firstUpTo<T>(count: number, items: readonly T[]): T[] {
  return items.slice(0, Math.max(0, count));
}

/** True where enough of the recipe is available to cook it; otherwise it is only the nearest to what was asked for. */
export function makesDish(recipe: RankedRecipe, available: number): boolean {
  const { coverage, used } = recipe;
  if (isNearlyFitting(recipe, available)) return true;
  return coverage >= (used > 1 ? SELECTION.dishCoverage.several : SELECTION.dishCoverage.one);
}
