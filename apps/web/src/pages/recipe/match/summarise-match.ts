import type { Recipe } from '@larder/contract/recipe';
import type { Match, Swap } from '@larder/contract/search/match';

/** A recipe's match with names in the language it is shown in. */
export type MatchSummary = Omit<Match, 'close'> & {
  /** `has` is null if its name is unknown in that language. */
  close: { needs: string; has: string | null }[];
};

/**
 * The match of a search result, applied to the recipe as it is shown, which can be in another language. Null if the
 * recipe was not found by ingredients.
 */
export function summariseMatch(searchResult: Recipe | null, shown: Recipe): MatchSummary | null {
  const match = searchResult?.match;
  if (!searchResult || !match) return null;
  const isSameLanguage = searchResult.language === shown.language;
  const named = (state: 'have' | 'close' | 'missing' | 'assumed') =>
    shown.ingredients.filter((_, index) => searchResult.ingredients[index]?.match === state).map(({ name }) => name);
  return {
    have: named('have'),
    close: named('close').map((needs, nth) => ({ needs, has: (isSameLanguage && match.close[nth]?.has) || null })),
    missing: named('missing'),
    assumed: named('assumed'),
    unused: isSameLanguage ? match.unused : [],
    swaps: swapsOf(match, shown),
  };
}

function swapsOf(match: Match, shown: Recipe): Swap[] {
  return shown.ingredients
    .filter(({ replaces }) => replaces !== null)
    .map(({ name, replaces }, nth) => ({ from: replaces ?? '', to: name, because: match.swaps[nth]?.because ?? [] }));
}
