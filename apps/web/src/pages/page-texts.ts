import type { TextPart } from '../i18n/dictionaries.ts';

/** The parts of the texts that every page needs. */
export const COMMON_TEXTS = ['home'] as const satisfies readonly TextPart[];

/** The further parts that each page needs, by the name of the page's folder. */
export const PAGE_TEXTS = {
  home: [],
  recipe: ['recipe', 'recipe-card', 'cuisine', 'failure'],
  auth: ['auth', 'failure'],
  'reset-password': ['auth', 'failure'],
  saved: ['saved', 'results', 'recipe-card', 'failure'],
  profile: ['profile', 'auth', 'failure'],
  terms: ['terms'],
  'not-found': [],
} as const satisfies Record<string, readonly TextPart[]>;
