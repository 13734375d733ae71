import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { draw } from '../support/photos.ts';
import { cards, FOUR_INGREDIENTS, searchFor } from '../support/search.ts';

test.describe('a page opened without a connection says what it waits for, and opens once the network is back', () => {
  test('a page of the footer', async ({ page, context }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await openOffline(page, context, () => page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click());
    await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  });

  test('a recipe, whose code imports more that could not be fetched', async ({ page, context }) => {
    await page.route('**/assets/recipe-page-*.js', (route) => route.abort());
    await page.goto('/');
    await searchFor(page, FOUR_INGREDIENTS);
    const first = cards(page).first();
    const title = await first.getByRole('heading', { level: 3 }).textContent();
    await openOffline(page, context, () => first.getByRole('link').first().click());
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  });
});

test('a photo can be chosen again after its code could not be fetched', async ({ page }) => {
  await page.route('**/assets/accept-photo-*.js', (route) => route.abort());
  await page.goto('/');
  const input = page.locator('input[type=file]').first();
  const photo = await draw(page, { side: 200 });
  await input.setInputFiles(photo);
  await expect(page.getByText('We couldn’t reach the service.').first()).toBeVisible();
  await page.unrouteAll();
  await input.setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Analyze photo' })).toBeVisible();
});

async function openOffline(page: Page, context: BrowserContext, open: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await open();
  await expect(page.getByText('The connection is slow or down.')).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
}
