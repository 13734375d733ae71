import { WEIGHTS } from './weights.ts';

/** What a recipe's score is computed from. */
export type ScoreInput = {
  /** Share of the recipe that is available, from 0 to 1; see `coverageOf`. */
  coverage: number;
  /** Share of the available ingredients that the recipe uses, from 0 to 1. */
  use: number;
  /** Number of missing ingredients. */
  missing: number;
  /** Number of substituted ingredients. */
  substitutions?: number;
  /** For a composed dish, whether it leaves out a main food that another one adds to those that it uses. */
  composed?: 'whole' | 'partial' | undefined;
};

/** The score of a recipe for a search by ingredients; higher is better. The only definition of it. */
export function scoreOf({ coverage, use, missing, substitutions = 0, composed }: ScoreInput): number {
  const fit = WEIGHTS.coverage * coverage + WEIGHTS.use * use;
  const deduction = composed === undefined ? 0 : WEIGHTS.composed[composed];
  return fit - WEIGHTS.missing * missing - WEIGHTS.substitution * substitutions - deduction;
}

/** The share of a recipe that is available; arguments are numbers or summed weights of its ingredients. */
export function coverageOf(exact: number, close: number, total: number): number {
  return total === 0 ? 0 : (exact + WEIGHTS.closeMatch * close) / total;
}
