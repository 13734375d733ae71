import { expect, type Locator, type Page } from '@playwright/test';

export const FOUR_INGREDIENTS = 'chicken, rice, tomato, onion';

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

/** Opens the first result and waits until it has loaded. */
export async function openFirst(page: Page): Promise<void> {
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole('tab').first()).toBeVisible();
}
