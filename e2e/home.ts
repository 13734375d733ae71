import type { Locator, Page } from '@playwright/test';

/** What the tests have in the kitchen. */
export const FOUR = 'chicken, rice, tomato, onion';

export async function searchFor(page: Page, ingredients: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Your ingredients/ }).fill(ingredients);
  await page.getByRole('button', { name: 'Analyze' }).click();
}

/** The recipe cards of the results. */
export function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}
