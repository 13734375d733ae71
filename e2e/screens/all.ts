import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import type { Page } from '@playwright/test';
import { ACCOUNT, AUTH } from './account.ts';
import { RECIPE, RECIPE_SIGNED_IN } from './recipe.ts';
import type { Screen } from './screen.ts';
import { SEARCH, SEARCH_SIGNED_IN } from './search.ts';

/** All screens in all their states. */
export const SCREENS: readonly Screen[] = [
  ...SEARCH,
  ...RECIPE,
  ...AUTH,
  ...[...SEARCH_SIGNED_IN, ...RECIPE_SIGNED_IN, ...ACCOUNT].map((screen) => ({ ...screen, signedIn: true as const })),
];

/** Sets the interface's language from the next page load on. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.language,
    language,
  ] as const);
}
