import { randomInt, randomUUID } from 'node:crypto';
import { API } from '@larder/contract/api';
import type { Language } from '@larder/contract/language';
import { DEFAULT_PREFERENCES } from '@larder/contract/user/preferences';
import { type APIRequest, type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** The saved recipes of the accounts of `signIn`. */
const SAVED = ['spaghetti-carbonara', 'chicken-tikka-masala', 'mojito', 'shakshuka', 'ratatouille'];
/** The password of all test accounts. */
export const PASSWORD = 'correct horse battery';

export type SignIn = (page: Page, language: Language) => Promise<void>;

/**
 * The fixture `signIn` signs a page in to an account with saved recipes and a language. The tests of a worker share the
 * accounts and must not change them.
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

/** A header with a random client address, because registrations per address are limited. */
export function ownAddress(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** Registers a user through the form and returns the email. `origin` selects another server. */
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

/** Registers a user through the API and returns the email. */
export async function registerByCall(request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  const { baseURL: origin = '' } = test.info().project.use;
  const data = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };
  expect((await request.post(API.register, { data, headers: { origin } })).ok()).toBe(true);
  return email;
}

/** A random email. */
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
