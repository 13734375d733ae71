import type { TextPart } from '../i18n/dictionaries.ts';

/** The parts of the texts that stand on every page. */
export const COMMON_TEXTS = ['home'] as const satisfies readonly TextPart[];

/** The parts of the texts that a page shows besides, by the name of its route's module. */
export const PAGE_TEXTS = {
  home: [],
  recipe: ['recipe', 'cuisine'],
  auth: ['auth'],
  'reset-password': ['auth'],
  saved: ['saved'],
  profile: ['profile', 'auth'],
  terms: ['terms'],
  'not-found': [],
} as const satisfies Record<string, readonly TextPart[]>;
