import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { mainsOf } from '../candidates/mains.ts';
import { type Coverage, createCoverage, matchRecipe } from './match.ts';

/** What makes one recipe a better answer than another. */
export const RANKING = {
  /** Share of the recipe's ingredients that are there: what a cook asks first. */
  coverage: 0.5,
  /** Share of what is there that the recipe uses, telling ingredients counting more. */
  use: 0.5,
  /** What a wider kind that only comes close is worth, beside 1 for the thing itself. */
  close: 0.8,
  /** Each missing ingredient costs this much: a shorter shopping list wins. */
  perMissing: 0.02,
  /** Answers below this have too little to do with the question. */
  least: 0.02,
} as const;

/** How telling each ingredient is, from 0 to 1: one that every second recipe has says little. */
export type Weights = (ingredient: string) => number;

/** Inverse document frequency over the recipes, scaled so that the rarest weighs 1. Spärck Jones, 1972. */
export function weighIngredients(recipes: readonly CanonicalRecipe[], kb: KnowledgeBase): Weights {
  const count = new Map<string, number>();
  for (const { lines } of recipes) {
    const ids = lines.flatMap(({ ingredient }) =>
      ingredient === null ? [] : [ingredient, ...kb.ancestors(ingredient)],
    );
    for (const id of new Set(ids)) count.set(id, (count.get(id) ?? 0) + 1);
  }
  const weightOf = (times: number) => Math.log(1 + recipes.length / (1 + times)) / Math.log(1 + recipes.length);
  const weights = new Map([...count].map(([id, times]) => [id, weightOf(times)]));
  const unknown = weightOf(0);
  return (ingredient) => weights.get(ingredient) ?? unknown;
}

/** What someone has, with everything that ranking needs to know of it, worked out once a question. */
export type Question = {
  have: readonly string[];
  /** What it is about; see `mainsOf`. */
  mains: readonly string[];
  coverage: Coverage;
  weigh: Weights;
  weight: number;
  kb: KnowledgeBase;
};

export function askAbout(have: readonly string[], weigh: Weights, kb: KnowledgeBase): Question {
  return {
    have,
    mains: mainsOf(have, kb),
    coverage: createCoverage(have, kb),
    weigh,
    weight: sumOf(have, weigh),
    kb,
  };
}

/** A recipe's worth as an answer, and whether it is about the question at all. */
export type Score = {
  /** Higher is better; 0 where it uses nothing of what is there. */
  score: number;
  /** It uses a main ingredient and, where there are several things, at least two of them. */
  isAbout: boolean;
};

export function scoreRecipe(recipe: CanonicalRecipe, question: Question): Score {
  const { have, coverage, kb } = question;
  const match = matchRecipe(recipe, have, kb, coverage);
  const counts = { exact: match.have.length, close: match.close.length, missing: match.missing.length };
  return scoreMatch(counts, useOf(match.unused, question), question);
}

/** A recipe's lines that are there, nearly there and missing. */
export type MatchCounts = { exact: number; close: number; missing: number };

/** What a recipe leaves alone of what is there, by weight; how many things it uses, and whether a main one. */
export type Use = { unused: number; used: number; usesMain: boolean };

function useOf(unused: readonly string[], { have, mains, weigh }: Question): Use {
  return {
    unused: sumOf(unused, weigh),
    used: have.length - unused.length,
    usesMain: mains.some((id) => !unused.includes(id)),
  };
}

export function scoreMatch(
  counts: MatchCounts,
  { unused, used, usesMain }: Use,
  { have, weight }: Pick<Question, 'have' | 'weight'>,
): Score {
  if (counts.exact + counts.close === 0) return { score: 0, isAbout: false };
  const score = scoreShares(counts, (weight - unused) / weight);
  return { score, isAbout: usesMain && used >= Math.min(2, have.length) };
}

/** The score by a recipe's lines and the share, by weight, of what is there that it uses. */
export function scoreShares({ exact, close, missing }: MatchCounts, used: number): number {
  const there = exact + RANKING.close * close;
  return (RANKING.coverage * there) / (exact + close + missing) + RANKING.use * used - RANKING.perMissing * missing;
}

function sumOf(ids: readonly string[], weigh: Weights): number {
  return ids.reduce((sum, id) => sum + weigh(id), 0);
}
