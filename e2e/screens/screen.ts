import { API } from '@larder/contract/api';
import { expect, type Page } from '@playwright/test';
import type { Texts } from '../support/texts.ts';

/** A screen in one of its states, and how to open it in any language. */
export type Screen = {
  name: string;
  /** Only for signed-in users. */
  signedIn?: true;
  open: (page: Page, t: Texts) => Promise<void>;
};

/** Input that is typed on the screens. */
export const TYPED = {
  four: 'chicken, rice, tomato, onion',
  drink: 'gin, lemon, sugar',
  noFood: 'asdf qwerty',
  email: 'ada.new@example.org',
  other: 'leek',
  beginning: 'to',
  /** Found with butter and milk swapped for those who exclude dairy. */
  buttery: 'apples, flour, butter, sugar',
  /** A dish that the cookbook has not, but others like it. */
  unknownDish: 'turnip lasagne',
};

/* Steps that several screens share. */

export async function home(page: Page, t: Texts): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: t('search.popularTitle') })).toBeVisible();
}

export async function ask(page: Page, t: Texts, text: string): Promise<void> {
  await page.getByLabel(t('search.ingredients.label')).fill(text);
  await page.getByRole('button', { name: t('search.ingredients.submit') }).click();
}

export async function results(page: Page, t: Texts): Promise<void> {
  await home(page, t);
  await ask(page, t, TYPED.four);
  await expect(page.getByRole('heading', { name: t('results.headings.None') })).toBeVisible();
}

/** Calls to these addresses are never answered. */
export async function unanswered(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, () => {});
}

/** The page of a recipe as it is above the server's rate limit: the browser fetches the recipe and renders it. */
export async function notRendered(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const markup = /<div id="root">.*<script type="application\/json" id="page-data">.*?<\/script>/s;
    await route.fulfill({ response, body: (await response.text()).replace(markup, '<div id="root"></div>') });
  });
}

export async function failing(page: Page, addresses: string, status = 503): Promise<void> {
  await page.route(addresses, (route) => route.fulfill({ status, body: '' }));
}

/** Changes at these addresses are answered with success but not made, because tests share the account. */
export async function pretended(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ json: { success: true } }),
  );
}

/** Changes the server's responses at these addresses. */
export async function altered<T extends object>(page: Page, addresses: string, change: (answer: T) => object) {
  await page.route(addresses, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: change(await response.json()) });
  });
}

/** The text of a swap with any ingredients. */
export function swapIn(t: Texts): RegExp {
  return new RegExp(t('card.swap', { to: '.+', from: '.+' }));
}

/** Results with adapted recipes, for a user who excludes dairy. */
export async function swapped(page: Page, t: Texts): Promise<void> {
  await altered(page, `**${API.preferences}`, (preferences) => ({ ...preferences, excludedAllergens: ['Dairy'] }));
  await home(page, t);
  await expect(page.getByText(t('search.restrictions.change'))).toBeVisible();
  await ask(page, t, TYPED.buttery);
  await expect(page.getByText(swapIn(t)).first()).toBeVisible();
}
