import { z } from 'zod';
import { FALLBACK_LANGUAGE, languageSchema } from '../language.ts';

/** GET /api/ingredients: the beginning of a food's name, in a language. */
export const foodSuggestionsQuerySchema = z.object({
  name: z.string().trim().min(1).max(80),
  language: languageSchema.default(FALLBACK_LANGUAGE),
});

export const foodSuggestionsSchema = z.object({
  /** The likeliest first. A search reads `name` as this food; `also` is another name of it, by which it was found. */
  ingredients: z.array(z.object({ id: z.string(), name: z.string(), also: z.string().nullable() })),
});
export type FoodSuggestion = z.infer<typeof foodSuggestionsSchema>['ingredients'][number];
