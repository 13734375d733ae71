import type { Language } from '@larder/contract/language';
import type { ComponentType } from 'react';
import { loadTexts, type TextPart } from '../i18n/dictionaries.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** A page's code, and the parts of the texts that it uses in addition to `COMMON_TEXTS`. */
export type PageSource = { load: () => Promise<{ Page: ComponentType }>; texts: readonly TextPart[] };

const RESET_PASSWORD = {
  load: () => import('./reset-password/reset-password-page.tsx'),
  texts: PAGE_TEXTS['reset-password'],
} as const;

/** The pages by the pattern of their address; `*` matches any other address. */
export const PAGES = {
  '/': { load: () => import('./home/home-page.tsx'), texts: PAGE_TEXTS.home },
  '/recipe/:id': { load: () => import('./recipe/recipe-page.tsx'), texts: PAGE_TEXTS.recipe },
  '/auth': { load: () => import('./auth/auth-page.tsx'), texts: PAGE_TEXTS.auth },
  '/reset-password': RESET_PASSWORD,
  '/reset-password/:token': RESET_PASSWORD,
  '/saved': { load: () => import('./saved/saved-page.tsx'), texts: PAGE_TEXTS.saved },
  '/profile': { load: () => import('./profile/profile-page.tsx'), texts: PAGE_TEXTS.profile },
  '/terms': { load: () => import('./terms/terms-page.tsx'), texts: PAGE_TEXTS.terms },
  '*': { load: () => import('./not-found/not-found-page.tsx'), texts: PAGE_TEXTS['not-found'] },
} as const satisfies Record<string, PageSource>;

/** The page at an address; needs no router. */
export function pageAt(pathname: string): PageSource {
  const [, page] = Object.entries(PAGES).find(([pattern]) => toExpression(pattern).test(pathname)) ?? [];
  return page ?? PAGES['*'];
}

/** Starts loading the code and the texts of the page at an address. Failures are ignored; rendering loads them again. */
export function prefetchPage(pathname: string, language: Language): void {
  const { load, texts } = pageAt(pathname);
  for (const fetching of [load(), ...texts.map((part) => loadTexts(language, part))]) fetching.catch(() => {});
}

function toExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`);
}
