import type { Language } from '@larder/contract/language';

/** Each language in its own words, so that it is found by those who read no other. */
export const OWN_LANGUAGE_NAMES: Record<Language, string> = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  es: 'Español',
  fr: 'Français',
};
