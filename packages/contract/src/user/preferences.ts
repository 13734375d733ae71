import { z } from 'zod';
import { ALLERGENS, allergenSchema } from '../allergen.ts';
import { DIETS, dietSchema } from '../diet.ts';
import { LANGUAGES, languageSchema } from '../language.ts';
import { defaultMeasurementSystem, MEASUREMENT_SYSTEMS, measurementSystemSchema } from '../measurement.ts';

/** docs/specification.md §3, Preferences. */
export const preferencesSchema = z.object({
  language: languageSchema,
  measurementSystem: measurementSystemSchema,
  excludedAllergens: z.array(allergenSchema).max(15),
  dietTypes: z.array(dietSchema).max(6),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** docs/specification.md §9, Default preferences. */
export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en-GB',
  measurementSystem: 'metric',
  excludedAllergens: [],
  dietTypes: [],
};

/** POST /api/preferences. Older clients send a single `dietType` in place of the list. */
export const preferencesInputSchema = preferencesSchema.extend({
  dietTypes: preferencesSchema.shape.dietTypes.optional(),
  dietType: dietSchema.nullish(),
});
export type PreferencesInput = z.infer<typeof preferencesInputSchema>;

/** GET /api/preferences; `isDefault` where none are stored. */
export const preferencesResponseSchema = preferencesSchema.extend({ isDefault: z.literal(true).optional() });
export type PreferencesResponse = z.infer<typeof preferencesResponseSchema>;

/**
 * Reads stored preferences, also of older versions: a single `dietType` becomes a list (empty for null), and missing or
 * unknown values get their defaults. Works without zod, so that a page can use it before anything else is loaded.
 * docs/specification.md §3, Preferences.
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

/** The preferences sent with a search; guests send language and measures only. docs/specification.md §7, /api/analyze. */
export const searchPreferencesSchema = preferencesSchema.partial();
export type SearchPreferences = z.infer<typeof searchPreferencesSchema>;
