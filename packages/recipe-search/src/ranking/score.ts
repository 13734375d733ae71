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
  isComposed?: boolean;
};

/** The score of a recipe for a search by ingredients; higher is better. The only definition of it. */
export function scoreOf({ coverage, use, missing, substitutions = 0, isComposed = false }: ScoreInput): number {
  const fit = WEIGHTS.coverage * coverage + WEIGHTS.use * use;
  return fit - WEIGHTS.missing * missing - WEIGHTS.substitution * substitutions - (isComposed ? WEIGHTS.composed : 0);
}

/** The share of a recipe that is available; arguments are numbers or summed weights of its ingredients. */
export function coverageOf(exact: number, close: number, total: number): number {
  return total === 0 ? 0 : (exact + WEIGHTS.closeMatch * close) / total;
}
