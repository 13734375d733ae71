import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Weights } from '../ranking/rank.ts';
import { mainsOf } from './mains.ts';
import { EXACT, HOLDING_SHIFT, type Holding, SOFT } from './match-bounds.ts';
import { CLOSE, type NeedVocabulary } from './need-vocabulary.ts';

/** What someone has, as the index sees it. */
export type MatchQuestion = {
  have: readonly string[];
  weight: number;
  /** By place in `have`: its weight, its number among the holdings or -1, and whether it is a main thing. */
  weights: readonly number[];
  holdingAt: readonly number[];
  isMain: readonly boolean[];
  /** Heaviest first; what covers nothing is left out. */
  holdings: readonly Holding[];
  /** Numbers of the needs that are covered; and by need, 0 where nothing covers it, a code of `codeOf`. */
  needs: readonly number[];
  codes: Int32Array;
};

function codeOf(holding: number, soft: boolean, exact: boolean): number {
  return ((holding + 1) << HOLDING_SHIFT) | (soft ? SOFT : 0) | (exact ? EXACT : 0);
}

/** Needs that an ingredient covers, and how well it covers each. */
type Covered = { needs: number[]; ranks: number[] };

/** The needs that each ingredient covers, by its number. */
function invertNeeds({ needs, ingredients }: NeedVocabulary): readonly Covered[] {
  const covered = Array.from({ length: ingredients.size }, (): Covered => ({ needs: [], ranks: [] }));
  needs.forEach(({ coveredBy, ranks }, need) => {
    coveredBy.forEach((ingredient, at) => {
      covered[ingredient]?.needs.push(need);
      covered[ingredient]?.ranks.push(ranks[at] ?? CLOSE);
    });
  });
  return covered;
}

const UNCOVERED = 2 ** 30;

/** Reads what someone has, one question at a time; `forget` ends one. */
export type Reader = { read(have: readonly string[]): MatchQuestion; forget(question: MatchQuestion): void };

export function createReader(vocabulary: NeedVocabulary, { kb, weigh }: { kb: KnowledgeBase; weigh: Weights }): Reader {
  const covered = invertNeeds(vocabulary);
  const ranks = new Int32Array(vocabulary.needs.length).fill(UNCOVERED);
  const winners = new Int32Array(vocabulary.needs.length);
  const codes = new Int32Array(vocabulary.needs.length);

  /** Gives every need to the thing that covers it best, of equals to the one named first. */
  const cover = (ids: readonly string[]): number[] => {
    const touched: number[] = [];
    for (const [winner, id] of ids.entries()) {
      const own = covered[vocabulary.ingredients.get(id) ?? -1];
      for (let at = 0; own && at < own.needs.length; at += 1) {
        const need = own.needs[at] ?? 0;
        const rank = own.ranks[at] ?? UNCOVERED;
        const before = ranks[need] ?? UNCOVERED;
        if (before === UNCOVERED) touched.push(need);
        if (rank >= before) continue;
        ranks[need] = rank;
        winners[need] = winner;
      }
    }
    return touched;
  };

  const holdingsOf = (ids: readonly string[], have: readonly string[], best: readonly number[]) =>
    ids
      .map((id, winner) => {
        const times = have.length === ids.length ? 1 : have.filter((other) => other === id).length;
        const ingredient = vocabulary.ingredients.get(id) ?? -1;
        return { winner, ingredient, weight: weigh(id) * times, exact: (best[winner] ?? CLOSE) < CLOSE };
      })
      .filter(({ winner }) => (best[winner] ?? UNCOVERED) < UNCOVERED)
      .sort((a, b) => b.weight - a.weight);

  return {
    read(have) {
      const ids = have.filter((id, at) => have.indexOf(id) === at);
      const needs = cover(ids);
      const weights = have.map(weigh);
      const best = ids.map(() => UNCOVERED);
      for (const need of needs) {
        const winner = winners[need] ?? 0;
        best[winner] = Math.min(best[winner] ?? UNCOVERED, ranks[need] ?? UNCOVERED);
      }
      const winning = holdingsOf(ids, have, best);
      const numbers = ids.map((_, place) => winning.findIndex(({ winner }) => winner === place));
      for (const need of needs) {
        const soft = vocabulary.needs[need]?.soft === true;
        codes[need] = codeOf(numbers[winners[need] ?? 0] ?? 0, soft, (ranks[need] ?? CLOSE) < CLOSE);
      }
      const mains = mainsOf(have, kb);
      return {
        have,
        weight: weights.reduce((sum, weight) => sum + weight, 0),
        weights,
        holdingAt: have.map((id) => numbers[ids.indexOf(id)] ?? -1),
        isMain: have.map((id) => mains.includes(id)),
        holdings: winning,
        needs,
        codes,
      };
    },
    forget({ needs }) {
      for (const need of needs) {
        ranks[need] = UNCOVERED;
        codes[need] = 0;
      }
    },
  };
}
