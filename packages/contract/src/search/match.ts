import { z } from 'zod';

/** An ingredient that was replaced because of a preference. */
export const swapSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** The allergens or diets that the original conflicts with, by name. */
  because: z.array(z.string()),
});
export type Swap = z.infer<typeof swapSchema>;

/** How a recipe's ingredients match those of the search, as names in the language of the answer. */
export const matchSchema = z.object({
  /** Ingredients of the recipe that the search names. */
  have: z.array(z.string()),
  /** Ingredients of the recipe that a related ingredient of the search can stand in for. */
  close: z.array(z.object({ needs: z.string(), has: z.string() })),
  missing: z.array(z.string()),
  /** Staples that are assumed to be available: salt, water, oil. */
  assumed: z.array(z.string()),
  /** Ingredients of the search that the recipe does not use. */
  unused: z.array(z.string()),
  swaps: z.array(swapSchema),
});
export type Match = z.infer<typeof matchSchema>;

/** Ratios at which the match badge changes colour. docs/specification.md §9. */
export const MATCH_SUCCESS_FROM = 0.85;
export const MATCH_ERROR_UP_TO = 0.5;
export type MatchLevel = 'success' | 'accent' | 'error';

/** The badge's level for matched out of total ingredients. docs/specification.md §9. */
export function matchLevel(matched: number, total: number): MatchLevel {
  const ratio = total === 0 ? 0 : matched / total;
  if (ratio >= MATCH_SUCCESS_FROM) return 'success';
  return ratio <= MATCH_ERROR_UP_TO ? 'error' : 'accent';
}
