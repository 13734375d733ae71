import type { Language } from '@larder/contract/language';

/** The name of each language in that language. */
export const OWN_LANGUAGE_NAMES: Record<Language, string> = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  es: 'Español',
  fr: 'Français',
};
