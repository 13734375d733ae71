/** All weights of the ranking. `score.ts` combines them; scores are comparable between any two recipes of a search. */
export const WEIGHTS = {
  /** For the share of the recipe that is available. */
  coverage: 0.5,
  /** For the share of the available ingredients that the recipe uses. */
  use: 0.5,
  /** What a close match counts in the coverage, where an exact one counts 1. */
  closeMatch: 0.5,
  /** Subtracted for each missing ingredient, so that of equals the shorter shopping list comes first. */
  missing: 0.02,
  /** Subtracted for each substituted ingredient. */
  substitution: 0.06,
  /** Subtracted from a composed dish, so that it comes first only where it fits much better than the cookbook. */
  composed: { whole: 0.15, partial: 0.22 },
  /** How much of a dish an ingredient is, by what it does there. */
  ingredient: { main: 1.4, ordinary: 1, aromatic: 0.6, seasoning: 0.3 },
  /** Subtracted at most from a recipe that resembles one ranked before it. */
  similarity: 0.55,
  /** What the same group of dish types counts in a resemblance; the rest is for shared main ingredients. */
  sameDishGroup: 0.5,
} as const;
