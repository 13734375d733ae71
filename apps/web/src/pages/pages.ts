import type { Language } from '@larder/contract/language';
import type { ComponentType } from 'react';
import { loadTexts, type TextPart } from '../i18n/dictionaries.ts';
import { importAgain } from '../lib/loading/import-again.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** A page's code, and the parts of the texts that it uses in addition to `COMMON_TEXTS`. */
export type PageSource = { load: () => Promise<{ Page: ComponentType }>; texts: readonly TextPart[] };

const RESET_PASSWORD = {
  load: importAgain(() => import('./reset-password/reset-password-page.tsx')),
  texts: PAGE_TEXTS['reset-password'],
} as const;

/** The pages by the pattern of their address; `*` matches any other address. */
export const PAGES = {
  '/': { load: importAgain(() => import('./home/home-page.tsx')), texts: PAGE_TEXTS.home },
  '/recipe/:id': { load: importAgain(() => import('./recipe/recipe-page.tsx')), texts: PAGE_TEXTS.recipe },
  '/auth': { load: importAgain(() => import('./auth/auth-page.tsx')), texts: PAGE_TEXTS.auth },
  '/reset-password': RESET_PASSWORD,
  '/reset-password/:token': RESET_PASSWORD,
  '/saved': { load: importAgain(() => import('./saved/saved-page.tsx')), texts: PAGE_TEXTS.saved },
  '/profile': { load: importAgain(() => import('./profile/profile-page.tsx')), texts: PAGE_TEXTS.profile },
  '/terms': { load: importAgain(() => import('./terms/terms-page.tsx')), texts: PAGE_TEXTS.terms },
  '*': { load: importAgain(() => import('./not-found/not-found-page.tsx')), texts: PAGE_TEXTS['not-found'] },
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
