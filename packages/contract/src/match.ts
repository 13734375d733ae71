import { z } from 'zod';

/** One ingredient replaced to respect a preference, with the reason. */
export const swapSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** What the original would have broken: allergens or diets by name. */
  because: z.array(z.string()),
});
export type Swap = z.infer<typeof swapSchema>;

/** Why a recipe was found, as names in the language of the answer. */
export const matchSchema = z.object({
  /** Ingredients of the recipe that the person has. */
  have: z.array(z.string()),
  /** Ingredients of the recipe covered by a kin of what was asked for. */
  close: z.array(z.object({ needs: z.string(), has: z.string() })),
  missing: z.array(z.string()),
  /** Staples taken to be in every kitchen: salt, water, oil. */
  assumed: z.array(z.string()),
  /** What the person has and the recipe leaves alone. */
  unused: z.array(z.string()),
  swaps: z.array(swapSchema),
});
export type Match = z.infer<typeof matchSchema>;

/** Where the match badge changes colour. Spec section 9. */
export const MATCH_SUCCESS_FROM = 0.85;
export const MATCH_ERROR_UP_TO = 0.5;
export type MatchLevel = 'success' | 'accent' | 'error';

/** The badge's level for matched out of total ingredients. Spec section 9. */
export function matchLevel(matched: number, total: number): MatchLevel {
  const ratio = total === 0 ? 0 : matched / total;
  if (ratio >= MATCH_SUCCESS_FROM) return 'success';
  return ratio <= MATCH_ERROR_UP_TO ? 'error' : 'accent';
}
