import { z } from 'zod';
import { ALLERGENS, allergenSchema } from './allergen.ts';
import { DIETS, dietSchema } from './diet.ts';
import { LANGUAGES, languageSchema } from './language.ts';
import { defaultMeasurementSystem, MEASUREMENT_SYSTEMS, measurementSystemSchema } from './measurement.ts';

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

/** POST /api/preferences: all of them; an older browser sends one `dietType` where there is a list now. */
export const preferencesInputSchema = preferencesSchema.extend({
  dietTypes: preferencesSchema.shape.dietTypes.optional(),
  dietType: dietSchema.nullish(),
});
export type PreferencesInput = z.infer<typeof preferencesInputSchema>;

/** GET /api/preferences: what is stored, else the defaults, marked as such. */
export const preferencesResponseSchema = preferencesSchema.extend({ isDefault: z.literal(true).optional() });
export type PreferencesResponse = z.infer<typeof preferencesResponseSchema>;

/**
 * Stored preferences as they may be found, older ones included: a single `dietType` becomes a list of one, or an empty
 * list if it was null; whatever is missing or unknown takes its default, the measures that of the language.
 * Needs no schema, so that a page can read them before anything else is loaded. Spec section 3, Preferences.
 */
export function readStoredPreferences(value: unknown): Preferences {
  const stored: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const language = known([stored.language], LANGUAGES)[0] ?? DEFAULT_PREFERENCES.language;
  const { dietType, dietTypes = dietType == null ? [] : [dietType] } = stored;
  return {
    language,
    measurementSystem: known([stored.measurementSystem], MEASUREMENT_SYSTEMS)[0] ?? defaultMeasurementSystem(language),
    excludedAllergens: known(stored.excludedAllergens, ALLERGENS),
    dietTypes: known(dietTypes, DIETS),
  };
}

function known<T>(values: unknown, all: readonly T[]): T[] {
  return Array.isArray(values) ? all.filter((item) => values.includes(item)) : [];
}

/** What travels with a search. Guests send language and measures alone. Spec section 7, /api/analyze. */
export const searchPreferencesSchema = preferencesSchema.partial();
export type SearchPreferences = z.infer<typeof searchPreferencesSchema>;
