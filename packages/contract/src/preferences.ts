import { z } from 'zod';
import { allergenSchema } from './allergen.ts';
import { type Diet, dietSchema } from './diet.ts';
import { languageSchema } from './language.ts';
import { measurementSystemSchema } from './measurement.ts';

/** Spec section 3, Preferences. */
export const preferencesSchema = z.object({
  language: languageSchema,
  measurementSystem: measurementSystemSchema,
  excludedAllergens: z.array(allergenSchema).max(15),
  dietTypes: z.array(dietSchema).max(6),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Spec section 9, Default preferences. */
export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en-GB',
  measurementSystem: 'metric',
  excludedAllergens: [],
  dietTypes: [],
};

/**
 * Stored preferences as they may be found, older ones included: a single `dietType` becomes a list of one, or an empty
 * list if it was null; whatever is missing or unknown takes its default. Spec section 3, Preferences.
 */
export const storedPreferencesSchema = z
  .object({
    language: languageSchema.catch(DEFAULT_PREFERENCES.language),
    measurementSystem: measurementSystemSchema.catch(DEFAULT_PREFERENCES.measurementSystem),
    excludedAllergens: z.array(z.unknown()).catch([]),
    dietTypes: z.array(z.unknown()).optional().catch(undefined),
    dietType: z.unknown(),
  })
  .partial({ dietType: true })
  .transform(
    ({ language, measurementSystem, excludedAllergens, dietTypes, dietType }): Preferences => ({
      language,
      measurementSystem,
      excludedAllergens: known(excludedAllergens, allergenSchema),
      dietTypes: known<Diet>(dietTypes ?? (dietType == null ? [] : [dietType]), dietSchema),
    }),
  );

function known<T>(values: unknown[], schema: z.ZodType<T>): T[] {
  const found = values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  return [...new Set(found)];
}

/** What travels with a search. Guests send language and measures alone. Spec section 7, /api/analyze. */
export const searchPreferencesSchema = preferencesSchema.partial();
export type SearchPreferences = z.infer<typeof searchPreferencesSchema>;
