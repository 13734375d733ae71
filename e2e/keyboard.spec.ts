import { expect, type Page, test } from '@playwright/test';
import { cards, FOUR } from './home.ts';

test('the whole job can be done with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 6 && !(await isFocused(page, 'textarea')); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(FOUR);
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

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
