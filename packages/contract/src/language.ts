import { z } from 'zod';

/** Languages of the interface and of recipes. docs/specification.md §9. */
export const LANGUAGES = ['en-US', 'en-GB', 'es', 'fr'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Used where no other language is known. docs/specification.md §9. */
export const FALLBACK_LANGUAGE: Language = 'en-US';

/** True for the four supported tags only, so that injected text never becomes a language. docs/specification.md §5. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The supported language closest to a browser's tag: `es-MX` → `es`, `en-AU` → `en-GB`, `en` → `en-US`.
 * Anything that is not a plain language tag is rejected (null). docs/specification.md §5, Language switch.
 */
export function closestLanguage(tag: string): Language | null {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag)) return null;
  const [base, ...rest] = tag.toLowerCase().split('-');
  if (base !== 'en') return LANGUAGES.find((language) => language === base) ?? null;
  return rest.length === 0 || rest.includes('us') ? 'en-US' : 'en-GB';
}

/** The best supported language for a list of tags, most preferred first. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map(closestLanguage).find((language) => language !== null) ?? FALLBACK_LANGUAGE;
}
