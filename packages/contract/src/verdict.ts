import { z } from 'zod';
import { allergenSchema } from './allergen.ts';
import { dietSchema } from './diet.ts';

/** A line of the recipe that a claim rests on: an ingredient line or a step, counted from 0. */
export const evidenceSchema = z.object({
  where: z.enum(['ingredient', 'step']),
  index: z.int().min(0),
  /** The words of that line that say so, in the language of the answer. */
  text: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** What the verifier can say of an allergen. It never says that a dish is safe. */
export const ALLERGEN_STATES = ['contains', 'cant-tell', 'none-found'] as const;
export const allergenVerdictSchema = z.object({
  allergen: allergenSchema,
  state: z.enum(ALLERGEN_STATES),
  evidence: z.array(evidenceSchema),
});
export type AllergenVerdict = z.infer<typeof allergenVerdictSchema>;

export const dietVerdictSchema = z.object({
  diet: dietSchema,
  state: z.enum(['yes', 'no', 'cant-tell']),
  evidence: z.array(evidenceSchema),
});
export type DietVerdict = z.infer<typeof dietVerdictSchema>;
