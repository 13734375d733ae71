import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import type { Page } from '@playwright/test';
import { ACCOUNT, ENTRANCE } from './account.ts';
import { OWN_RECIPE, RECIPE } from './recipe.ts';
import type { Screen } from './screen.ts';
import { OWN_SEARCH, SEARCH } from './search.ts';

/** Every screen in every state there is. */
export const SCREENS: readonly Screen[] = [
  ...SEARCH,
  ...RECIPE,
  ...ENTRANCE,
  ...[...OWN_SEARCH, ...OWN_RECIPE, ...ACCOUNT].map((screen) => ({ ...screen, signedIn: true as const })),
];

/** Has the interface speak a language from the next page on. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.language,
    language,
  ] as const);
}
