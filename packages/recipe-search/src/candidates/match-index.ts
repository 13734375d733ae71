import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { RANKING, type Weights } from '../ranking/rank.ts';
import { createScratch, createSearch, type Filter } from './match-lookup.ts';
import { createReader } from './match-question.ts';
import { searchSegments } from './match-search.ts';
import { createNeedVocabulary } from './need-vocabulary.ts';
import { type MatchableRecipe, readColumns } from './recipe-columns.ts';
import { createSegments } from './recipe-segments.ts';
import { type Answer, createTopAnswers } from './top-answers.ts';

export type MatchQuery = Filter & {
  have: readonly string[];
  /** How many to find. */
  k: number;
};

export type MatchIndex = {
  /** The recipes that `scoreRecipe` would put first, best first; of equals the one that came first. */
  query(query: MatchQuery): readonly Answer[];
  /** Memory of the columns and lists. */
  readonly bytes: number;
};

/**
 * An inverted index that finds the best recipes by match among very many without looking at most of them, and misses
 * none: segments whose best possible score stays below what has been found are passed over, and within the others the
 * lists of what is there are summed to a bound, so that only recipes that may be among the best are scored. Impact
 * bounds after "MaxScore": Turtle and Flood, 1995; a list at a time after Buckley and Lewit, 1985.
 */
export function createMatchIndex(
  recipes: Iterable<MatchableRecipe>,
  { kb, weigh }: { kb: KnowledgeBase; weigh: Weights },
): MatchIndex {
  const vocabulary = createNeedVocabulary(kb);
  const store = createSegments(readColumns(recipes, vocabulary), vocabulary);
  const reader = createReader(vocabulary, { kb, weigh });
  const scratch = createScratch(store);
  return {
    query(query) {
      const top = createTopAnswers(query.k, RANKING.least);
      const question = reader.read(query.have);
      searchSegments(createSearch({ store, scratch }, question, query), top);
      reader.forget(question);
      return top.sorted();
    },
    bytes: Object.values(store).reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0),
  };
}
