import { randomInt, randomUUID } from 'node:crypto';
import { API } from '@larder/contract/api';
import type { Language } from '@larder/contract/language';
import { DEFAULT_PREFERENCES } from '@larder/contract/preferences';
import { type APIRequest, test as base, expect, type Page } from '@playwright/test';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** What the account of `signIn` has saved. */
const SAVED = ['spaghetti-carbonara', 'chicken-tikka-masala', 'mojito', 'shakshuka', 'ratatouille'];
const PASSWORD = 'correct horse battery';

export type SignIn = (page: Page, language: Language) => Promise<void>;

/**
 * `signIn` makes the page that of a person who has saved some recipes and reads a language. Whoever looks on and changes
 * nothing shares the account with the other tests of the worker.
 */
export const test = base.extend<object, { signIn: SignIn }>({
  signIn: [
    async ({ playwright }, use) => {
      const accounts = new Map<Language, Cookies>();
      await use(async (page, language) => {
        const cookies = accounts.get(language) ?? (await openAccount(playwright.request, language));
        accounts.set(language, cookies);
        await page.context().addCookies(cookies);
      });
    },
    { scope: 'worker' },
  ],
});

async function openAccount(api: APIRequest, language: Language): Promise<Cookies> {
  const { baseURL = '' } = test.info().project.use;
  // Each from an address of its own: how many may register from one is limited.
  const headers = { origin: baseURL, 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const request = await api.newContext({ baseURL, extraHTTPHeaders: headers });
  const person = { email: `${randomUUID()}@example.org`, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };
  expect((await request.post(API.register, { data: person })).ok()).toBe(true);
  expect((await request.post(API.preferences, { data: { ...DEFAULT_PREFERENCES, language } })).ok()).toBe(true);
  for (const recipeId of SAVED) {
    expect((await request.post(API.savedRecipes, { data: { recipeId } })).ok()).toBe(true);
  }
  const { cookies } = await request.storageState();
  await request.dispose();
  return cookies;
}
