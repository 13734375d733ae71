import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import { askIndex, invertNeeds } from './match-question.ts';
import { createScratch, createSearch, type Filter, searchSegments } from './match-search.ts';
import { createNeedVocabulary } from './need-vocabulary.ts';
import { RANKING, type Weights } from './rank.ts';
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
  const sources = {
    kb,
    weigh,
    vocabulary,
    covered: invertNeeds(vocabulary),
  };
  const scratch = createScratch();
  return {
    query(query) {
      const top = createTopAnswers(query.k, RANKING.least);
      searchSegments(createSearch({ store, vocabulary, scratch }, askIndex(query.have, sources), query), top);
      return top.best;
    },
    bytes: Object.values(store).reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0),
  };
}
