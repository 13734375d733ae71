import type { TextPart } from '../i18n/dictionaries.ts';

/** The parts of the texts that every page needs. */
export const COMMON_TEXTS = ['home'] as const satisfies readonly TextPart[];

/** The further parts that each page needs, by the name of the page's folder. */
export const PAGE_TEXTS = {
  home: [],
  recipe: ['recipe', 'cuisine'],
  auth: ['auth'],
  'reset-password': ['auth'],
  saved: ['saved', 'results'],
  profile: ['profile', 'auth'],
  terms: ['terms'],
  'not-found': [],
} as const satisfies Record<string, readonly TextPart[]>;
