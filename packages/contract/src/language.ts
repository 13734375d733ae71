import { z } from 'zod';

/** Languages of the interface and of recipes. docs/specification.md §9. */
export const LANGUAGES = ['en-US', 'en-GB', 'es', 'fr'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Used where no other language is known. docs/specification.md §9. */
export const FALLBACK_LANGUAGE: Language = 'en-US';

/**
 * The names in the profile's language selector, in order; only those with a language can be chosen.
 * docs/specification.md §9.
 */
export const LANGUAGE_NAMES = [
  { name: 'English', language: null },
  { name: 'English US', language: 'en-US' },
  { name: 'English UK', language: 'en-GB' },
  { name: 'Spanish', language: 'es' },
  { name: 'French', language: 'fr' },
  { name: 'German', language: null },
  { name: 'Italian', language: null },
  { name: 'Portuguese', language: null },
  { name: 'Japanese', language: null },
  { name: 'Chinese', language: null },
  { name: 'Arabic', language: null },
  { name: 'Hindi', language: null },
] as const satisfies readonly { name: string; language: Language | null }[];

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
