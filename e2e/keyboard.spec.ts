import { expect, type Page, test } from '@playwright/test';
import { freshEmail, PASSWORD } from './support/accounts.ts';
import { cards, FOUR_INGREDIENTS } from './support/search.ts';

test('a search and the tabs of a recipe work with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 6 && !(await isFocused(page, 'textarea')); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(FOUR_INGREDIENTS);
  await page.keyboard.press('Control+Enter');
  await expect(cards(page)).toHaveCount(6);
  for (let steps = 0; steps < 30 && !(await isFocused(page, 'li h3 a')); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipe\//);
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Ingredients' })).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
});

test('signing in, saving a recipe and finding it on the saved page work with the keyboard alone', async ({ page }) => {
  await registerByKeyboard(page);
  await tabTo(page, 'header a[href="/profile"]');
  await tabTo(page, 'textarea');
  await page.keyboard.type(FOUR_INGREDIENTS);
  await page.keyboard.press('Control+Enter');
  await expect(cards(page)).toHaveCount(6);
  const title = await cards(page).first().getByRole('heading', { level: 3 }).textContent();
  await tabTo(page, 'main li:first-child > button[aria-pressed=false]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recipe saved').first()).toBeVisible();
  await expect(cards(page).first().getByRole('button', { pressed: true })).toBeFocused();
  await tabTo(page, 'header a[href="/saved"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cards(page).getByRole('heading', { name: title ?? '' })).toBeVisible();
});

async function registerByKeyboard(page: Page): Promise<void> {
  await page.goto('/');
  await tabTo(page, 'header a[href="/auth?tab=register"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'input[name=email]');
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await tabTo(page, 'input[name=acceptTerms]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful').first()).toBeVisible();
}

/** Presses Tab or Shift+Tab until an element has the focus. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = page.locator(selector).first();
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < 60 && !(await isFocused(page, selector)); steps += 1) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
