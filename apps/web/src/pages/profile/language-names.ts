import type { Language } from '@larder/contract/language';

/**
 * The names in the language selector, in order; only those with a language can be chosen.
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
