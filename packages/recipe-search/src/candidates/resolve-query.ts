import type { IngredientWeights } from '../ranking/ingredient-weights.ts';
import { CLOSE_RANK, type TermDictionary } from './index-terms.ts';
import { EXACT, INGREDIENT_SHIFT, OPTIONAL, type QueryIngredient } from './score-bounds.ts';

/** A query in the numbers of the index. */
export type ResolvedQuery = {
  /** The summed rarity of the available ingredients. */
  weight: number;
  /** By place in the query: the rarity, and the number among `ingredients` or -1. */
  weights: readonly number[];
  ingredientAt: readonly number[];
  /** The ingredients that cover any term best, the rarest first. */
  ingredients: readonly QueryIngredient[];
  /** Numbers of the covered terms; by term, 0 where it is not covered, or its code; see `codeOf`. */
  terms: readonly number[];
  codes: Int32Array;
};

/** Resolves one query at a time; `release` ends it. */
export type QueryResolver = {
  resolve(available: readonly string[]): ResolvedQuery;
  release(query: ResolvedQuery): void;
};

const UNCOVERED = 2 ** 30;

export function createQueryResolver(dictionary: TermDictionary, { rarity }: IngredientWeights): QueryResolver {
  const coveredBy = termsByIngredient(dictionary);
  const ranks = new Int32Array(dictionary.terms.length).fill(UNCOVERED);
  const winners = new Int32Array(dictionary.terms.length);
  const codes = new Int32Array(dictionary.terms.length);

  /** Assigns every term to the ingredient that covers it best, of equal ones the first of the query. */
  const assignTerms = (ids: readonly string[]): number[] => {
    const covered: number[] = [];
    for (const [winner, id] of ids.entries()) {
      const own = coveredBy[dictionary.ingredients.get(id) ?? -1];
      for (let at = 0; own && at < own.terms.length; at += 1) {
        const term = own.terms[at] ?? 0;
        const rank = own.ranks[at] ?? UNCOVERED;
        const before = ranks[term] ?? UNCOVERED;
        if (before === UNCOVERED) covered.push(term);
        if (rank >= before) continue;
        ranks[term] = rank;
        winners[term] = winner;
      }
    }
    return covered;
  };

  /** The ingredients that were assigned a term, with the place of each among `ids`. */
  const winnersOf = (ids: readonly string[], available: readonly string[], terms: readonly number[]) => {
    const best = ids.map(() => UNCOVERED);
    for (const term of terms) {
      const winner = winners[term] ?? 0;
      best[winner] = Math.min(best[winner] ?? UNCOVERED, ranks[term] ?? UNCOVERED);
    }
    return ids
      .map((id, winner) => {
        const times = available.length === ids.length ? 1 : available.filter((other) => other === id).length;
        const ingredient = dictionary.ingredients.get(id) ?? -1;
        return { winner, ingredient, weight: rarity(id) * times, exact: (best[winner] ?? CLOSE_RANK) < CLOSE_RANK };
      })
      .filter(({ winner }) => (best[winner] ?? UNCOVERED) < UNCOVERED)
      .sort((a, b) => b.weight - a.weight);
  };

  return {
    resolve(available) {
      const ids = available.filter((id, at) => available.indexOf(id) === at);
      const terms = assignTerms(ids);
      const ingredients = winnersOf(ids, available, terms);
      const numbers = ids.map((_, place) => ingredients.findIndex(({ winner }) => winner === place));
      for (const term of terms) {
        const isOptional = dictionary.terms[term]?.isOptional === true;
        const isExact = (ranks[term] ?? CLOSE_RANK) < CLOSE_RANK;
        codes[term] = codeOf(numbers[winners[term] ?? 0] ?? 0, isOptional, isExact);
      }
      const weights = available.map(rarity);
      return {
        weight: weights.reduce((sum, weight) => sum + weight, 0),
        weights,
        ingredientAt: available.map((id) => numbers[ids.indexOf(id)] ?? -1),
        ingredients,
        terms,
        codes,
      };
    },
    release({ terms }) {
      for (const term of terms) {
        ranks[term] = UNCOVERED;
        codes[term] = 0;
      }
    },
  };
}

/** Packs what a covered term needs in the inner loops: its ingredient, and whether it is optional and covered exactly. */
function codeOf(ingredient: number, isOptional: boolean, isExact: boolean): number {
  return ((ingredient + 1) << INGREDIENT_SHIFT) | (isOptional ? OPTIONAL : 0) | (isExact ? EXACT : 0);
}

/** The terms that an ingredient covers, and how well it covers each. */
type Covered = { terms: number[]; ranks: number[] };

function termsByIngredient({ terms, ingredients }: TermDictionary): readonly Covered[] {
  const covered = Array.from({ length: ingredients.size }, (): Covered => ({ terms: [], ranks: [] }));
  terms.forEach(({ coveredBy, ranks }, term) => {
    coveredBy.forEach((ingredient, at) => {
      covered[ingredient]?.terms.push(term);
      covered[ingredient]?.ranks.push(ranks[at] ?? CLOSE_RANK);
    });
  });
  return covered;
}
