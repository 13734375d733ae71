import type { Category, Subcategory } from '@larder/contract/category';
import type { RankingKnowledge } from '../ranking/rank-recipes.ts';
import { createSegments } from './index-segments.ts';
import { createTermDictionary } from './index-terms.ts';
import { categoryCodes, type IndexedRecipe, readColumns } from './recipe-columns.ts';
import { createQueryResolver } from './resolve-query.ts';
import { searchSegments } from './search-segments.ts';
import { createBuffers, createSearchState } from './search-state.ts';
import { type Candidate, createTopCandidates } from './top-candidates.ts';

export type CandidateQuery = {
  /** Ids of ingredients. */
  available: readonly string[];
  /** Null: both. */
  category: Category | null;
  /** Null: all. */
  subcategory: Subcategory | null;
  /** The number of candidates. */
  limit: number;
};

export type CandidateIndex = {
  /** The recipes with the best scores, best first; equal ones in the order in which they were indexed. */
  query(query: CandidateQuery): readonly Candidate[];
};

/** Candidates have at least this score: what they share with the query is not negligible. */
export const LEAST_SCORE = 0.02;

/**
 * An inverted index that finds the best recipes by score without scoring most of them, and misses none. The score is
 * that of the ranking with every ingredient of a recipe weighing the same, which is what makes it possible to bound it.
 * Segments whose bound stays below the scores found so far are skipped; within the others, the postings of the
 * available ingredients are summed to a bound for each recipe, and only recipes whose bound reaches the scores found so
 * far are scored. Bounds after "MaxScore": Turtle and Flood, 1995; term-at-a-time after Buckley and Lewit, 1985.
 */
export function createCandidateIndex(
  recipes: Iterable<IndexedRecipe>,
  { kb, weights }: RankingKnowledge,
): CandidateIndex {
  const dictionary = createTermDictionary(kb);
  const segments = createSegments(readColumns(recipes, dictionary), dictionary);
  const resolver = createQueryResolver(dictionary, weights);
  const buffers = createBuffers(segments);
  return {
    query({ available, category, subcategory, limit }) {
      const top = createTopCandidates(limit, LEAST_SCORE);
      const resolved = resolver.resolve(available);
      searchSegments(createSearchState(segments, buffers, resolved, categoryCodes(category, subcategory)), top);
      resolver.release(resolved);
      return top.sorted();
    },
  };
}
