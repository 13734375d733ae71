import { randomInt, randomUUID } from 'node:crypto';
import { API } from '@larder/contract/api';
import type { Language } from '@larder/contract/language';
import { DEFAULT_PREFERENCES } from '@larder/contract/preferences';
import { type APIRequest, type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** What the account of `signIn` has saved. */
const SAVED = ['spaghetti-carbonara', 'chicken-tikka-masala', 'mojito', 'shakshuka', 'ratatouille'];
/** Of everybody who is registered here. */
export const PASSWORD = 'correct horse battery';

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

/** A header that has the page ask from an address of its own: how many may register from one is limited. */
export function ownAddress(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** Registers Ada by the form, at an address of her own; her email. `origin` is another server than the tests' own. */
export async function register(page: Page, origin = ''): Promise<string> {
  const email = freshEmail();
  await page.context().setExtraHTTPHeaders(ownAddress());
  await page.goto(`${origin}/auth?tab=register`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel(/I accept/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  return email;
}

/** Registers Ada Lovelace by a call, without a page; her email. */
export async function registerByCall(request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  const { baseURL: origin = '' } = test.info().project.use;
  const data = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };
  expect((await request.post(API.register, { data, headers: { origin } })).ok()).toBe(true);
  return email;
}

/** An email that nobody has registered with yet. */
export function freshEmail(): string {
  return `${randomUUID()}@example.org`;
}

async function openAccount(api: APIRequest, language: Language): Promise<Cookies> {
  const { baseURL = '' } = test.info().project.use;
  const request = await api.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL, ...ownAddress() } });
  await registerByCall(request);
  expect((await request.post(API.preferences, { data: { ...DEFAULT_PREFERENCES, language } })).ok()).toBe(true);
  for (const recipeId of SAVED) {
    expect((await request.post(API.savedRecipes, { data: { recipeId } })).ok()).toBe(true);
  }
  const { cookies } = await request.storageState();
  await request.dispose();
  return cookies;
}
