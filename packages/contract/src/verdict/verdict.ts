import { z } from 'zod';
import { allergenSchema } from '../allergen.ts';
import { dietSchema } from '../diet.ts';

/** An ingredient line or a step, by index, that a verdict is based on. */
export const evidenceSchema = z.object({
  where: z.enum(['ingredient', 'step']),
  index: z.int().min(0),
  /** The decisive words of that line, in the language of the answer. */
  text: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** What the verifier says about an allergen; it never says that a recipe is safe. */
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
