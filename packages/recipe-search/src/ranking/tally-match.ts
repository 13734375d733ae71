import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { lineCoversOf, matchableLines } from './line-covers.ts';

/** What `matchRecipe` finds, counted and summed by the weights of the lines. */
export type MatchTally = {
  matched: number;
  missing: number;
  /** Summed weights of the lines that are available exactly, closely, and of those that are missing. */
  exactWeight: number;
  closeWeight: number;
  missingWeight: number;
  /** The greatest weight of a missing line; 0 where none is missing. */
  heaviestMissing: number;
  /** True where the recipe uses the available ingredient at a place of the list. Good until the next tally. */
  uses: (place: number) => boolean;
};

/**
 * Tallies one recipe after the other against the same list. Hundreds of recipes are ranked for an answer of which a
 * dozen is shown: a tally makes none of the lists of a match.
 */
export function createTally(
  available: readonly string[],
  kb: KnowledgeBase,
): (recipe: CanonicalRecipe, weights: readonly number[]) => MatchTally {
  const { best, places } = lineCoversOf(available, kb);
  /** By place, the number of the last recipe that uses the ingredient, and that it comes close to. */
  const usedBy = new Int32Array(available.length);
  const closeTo = new Int32Array(available.length);
  let number = 0;
  const uses = (place: number): boolean => usedBy[places[place] ?? place] === number;
  return (recipe, weights) => {
    number += 1;
    const lines = matchableLines(recipe, kb);
    const tally = {
      matched: 0,
      missing: 0,
      exactWeight: 0,
      closeWeight: 0,
      missingWeight: 0,
      heaviestMissing: 0,
      uses,
    };
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at];
      if (line === undefined) break;
      const weight = weights[at] ?? 0;
      const cover = best(line);
      const isTaken = cover?.exact === false && closeTo[cover.place] === number;
      if (cover === undefined || isTaken) {
        if (line.otherwise !== 'missing') continue;
        tally.missing += 1;
        tally.missingWeight += weight;
        if (weight > tally.heaviestMissing) tally.heaviestMissing = weight;
        continue;
      }
      tally.matched += 1;
      usedBy[cover.place] = number;
      if (cover.exact) {
        tally.exactWeight += weight;
        continue;
      }
      tally.closeWeight += weight;
      closeTo[cover.place] = number;
    }
    return tally;
  };
}
