import { API } from '@larder/contract/api';
import { expect, type Page } from '@playwright/test';
import type { Texts } from '../support/texts.ts';

/** A screen in one of its states: how to get there, in whatever language the texts are. */
export type Screen = {
  name: string;
  /** Where only a signed-in person gets. */
  signedIn?: true;
  open: (page: Page, t: Texts) => Promise<void>;
};

/** What is typed on the screens. */
export const TYPED = {
  four: 'chicken, rice, tomato, onion',
  drink: 'gin, lemon, sugar',
  noFood: 'asdf qwerty',
  email: 'ada.new@example.org',
  other: 'leek',
  creamy: 'pasta, cream, mushrooms, garlic',
};

/* What more than one screen begins with. */

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
  await expect(page.getByRole('heading', { name: t('search.headings.None') })).toBeVisible();
}

/** Whatever is asked for at these addresses never comes. */
export async function unanswered(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, () => {});
}

export async function failing(page: Page, addresses: string, status = 503): Promise<void> {
  await page.route(addresses, (route) => route.fulfill({ status, body: '' }));
}

/** What is written at these addresses is answered as done, and not done: others look at the same account. */
export async function pretended(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ json: { success: true } }),
  );
}

/** What the server answers at these addresses, with something changed. */
export async function altered<T extends object>(page: Page, addresses: string, change: (answer: T) => object) {
  await page.route(addresses, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: change(await response.json()) });
  });
}

/** How a swap is told of, whatever is swapped. */
export function swapIn(t: Texts): RegExp {
  return new RegExp(t('card.swap', { to: '.+', from: '.+' }));
}

/** Results for someone who takes no milk, some of which are adapted to that. */
export async function swapped(page: Page, t: Texts): Promise<void> {
  await altered(page, `**${API.preferences}`, (preferences) => ({ ...preferences, excludedAllergens: ['Dairy'] }));
  await home(page, t);
  await expect(page.getByText(t('search.kept.change'))).toBeVisible();
  await ask(page, t, TYPED.creamy);
  await expect(page.getByText(swapIn(t)).first()).toBeVisible();
}
