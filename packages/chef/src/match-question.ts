import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import { bestCover } from './match.ts';
import type { NeedVocabulary } from './need-vocabulary.ts';
import { askAbout, type Question, RANKING, type Weights } from './rank.ts';
import type { RecipeSegments, Segment } from './recipe-segments.ts';

/** Something that is there, and the needs that it is the best cover for. */
export type Holding = {
  id: string;
  ingredient: number;
  /** What using it is worth; twice as much where it was named twice. */
  weight: number;
  /** Whether it is the thing itself for any need, or comes close at most. */
  exact: boolean;
  needs: readonly { need: number; exact: boolean }[];
};

/** What someone has, as the index sees it. */
export type MatchQuestion = Question & {
  /** Heaviest first; what covers nothing is left out. */
  holdings: readonly Holding[];
};

/** Numbers of the needs that each ingredient covers, by its own number. */
export function invertNeeds({ needs, ingredients }: NeedVocabulary): readonly (readonly number[])[] {
  const covered: number[][] = Array.from({ length: ingredients.size }, () => []);
  needs.forEach(({ coveredBy }, need) => {
    for (const ingredient of coveredBy) covered[ingredient]?.push(need);
  });
  return covered;
}

type Sources = {
  kb: KnowledgeBase;
  weigh: Weights;
  vocabulary: NeedVocabulary;
  /** By `invertNeeds`. */
  covered: readonly (readonly number[])[];
};

export function askIndex(have: readonly string[], { kb, weigh, vocabulary, covered }: Sources): MatchQuestion {
  const question = askAbout(have, weigh, kb);
  const needsOf = new Map<string, { need: number; exact: boolean }[]>();
  const seen = new Set<number>();
  for (const id of new Set(have)) {
    for (const need of covered[vocabulary.ingredients.get(id) ?? -1] ?? []) {
      const line = seen.has(need) ? undefined : vocabulary.needs[need];
      const cover = line && bestCover(line, question.coverage);
      seen.add(need);
      if (cover) needsOf.set(cover.has, [...(needsOf.get(cover.has) ?? []), { need, exact: cover.exact }]);
    }
  }
  const times = (id: string) => have.filter((other) => other === id).length;
  const holdings = [...needsOf]
    .map(([id, needs]): Holding => {
      const ingredient = vocabulary.ingredients.get(id) ?? -1;
      return { id, ingredient, weight: weigh(id) * times(id), exact: needs.some(({ exact }) => exact), needs };
    })
    .sort((a, b) => b.weight - a.weight);
  return { ...question, holdings };
}

/**
 * The score that no recipe of a segment exceeds: as many needs covered as any one recipe has, and the heaviest holdings
 * used for it.
 */
export function boundScore(
  { holdings, weight }: MatchQuestion,
  { mostFirm, mostSoft }: RecipeSegments,
  segment: Segment,
  base: number,
): number {
  let firm = 0;
  let soft = 0;
  let there = 0;
  for (const { ingredient, exact } of holdings) {
    const most = mostFirm[base + ingredient] ?? 0;
    firm += most;
    there += exact ? most : most * RANKING.close;
    soft += mostSoft[base + ingredient] ?? 0;
  }
  if (firm + soft === 0) return 0;
  const covered = Math.min(segment.firm, firm);
  let used = 0;
  let left = covered + soft;
  for (const { ingredient, weight: own } of holdings) {
    if (left === 0) break;
    if ((mostFirm[base + ingredient] ?? 0) + (mostSoft[base + ingredient] ?? 0) === 0) continue;
    used += own;
    left -= 1;
  }
  return (
    (RANKING.coverage * (Math.min(segment.firm, there) + soft)) / (segment.firm + soft) +
    (RANKING.use * used) / weight -
    RANKING.perMissing * (segment.firm - covered)
  );
}

/**
 * The most that one covered need adds to the score of a recipe with `firm` firm needs, above that of a recipe of which
 * nothing is there. Summed over the needs that are covered it is never below the score, and nearly always equal to it:
 * a holding's weight is added for each need that it covers, and a soft need as if it were the only one.
 */
export function boundGain(
  cover: { exact: boolean; soft: boolean; weight: number },
  firm: number,
  weight: number,
): number {
  const coverage = (RANKING.coverage * (cover.exact ? 1 : RANKING.close)) / (cover.soft ? firm + 1 : firm);
  return coverage + (RANKING.use * cover.weight) / weight + (cover.soft ? 0 : RANKING.perMissing);
}
