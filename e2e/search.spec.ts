import { expect, type Locator, test } from '@playwright/test';
import { cards, FOUR_INGREDIENTS, searchFor } from './support/search.ts';

test.describe('searching by ingredients', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('four ingredients become at least six cards that use them, and more on demand', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    await searchFor(page, FOUR_INGREDIENTS);
    await expect(page.getByRole('heading', { name: 'Recipe Results' })).toBeVisible();
    await expect(page.getByText('Analysis complete!').first()).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole('button', { name: 'Load More Recipes' }).click();
    await expect(cards(page)).not.toHaveCount(6);
    await expect(cards(page).first()).toContainText(/\d+\s?\/\s?\d+/);
  });

  test('recognised ingredients show as chips; removing one searches again', async ({ page }) => {
    await searchFor(page, 'eggs, potatos, qwertyuiop');
    await expect(page.getByText(/qwertyuiop/).last()).toBeVisible();
    const again = page.waitForRequest('**/api/analyze');
    // By keyboard, because the toast about the search may cover it.
    await page.getByRole('button', { name: /^Remove egg/ }).press('Enter');
    expect((await again).postData()).toContain('["have:egg"]');
    await expect(page.getByRole('button', { name: /^Remove egg/ })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Remove potato/ })).toBeVisible();
  });

  test('“Back to search” shows the results where they were left; a reload clears them', async ({ page }) => {
    // A smooth scroll to the results would go on while the last one is clicked.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await searchFor(page, FOUR_INGREDIENTS);
    await expect(cards(page)).toHaveCount(6);
    const last = cards(page).last().getByRole('link').first();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await last.scrollIntoViewIfNeeded();
    const left = (await boxOf(last)).y;
    await last.click();
    await page.getByRole('link', { name: 'Back to search' }).click();
    await expect(page.getByText('Your previous search results have been restored.')).toBeAttached();
    await expect(cards(page)).toHaveCount(6);
    // The sentence about restored results stands above them now.
    await expect.poll(async () => (await boxOf(last)).y).toBeCloseTo(left, -1);
    await page.reload();
    await expect(page.getByText('Your previous search results have been restored.')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Recipe Results' })).toBeHidden();
  });
});

test('the toast after a search covers neither the first result nor the bar of a dish that is being cooked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/recipe/spaghetti-carbonara');
  await page.getByRole('tab', { name: 'Method' }).click();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Also cooking' });
  await expect(bar).toBeVisible();
  await searchFor(page, FOUR_INGREDIENTS);
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  // Under the pointer a toast stays.
  await toast.hover();
  await expect(cards(page).first()).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const shown = await boxOf(toast);
  expect(overlap(shown, await boxOf(bar))).toBe(false);
  expect(overlap(shown, await boxOf(cards(page).first()))).toBe(false);
});

test('a recipe is found by its name, and an unknown name shows a message', async ({ page }) => {
  await page.goto('/');
  await page.getByText('By recipe name').click();
  await page.getByRole('searchbox', { name: 'Recipe name' }).fill('carbonara');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(cards(page).first()).toContainText(/carbonara/i);
  await page.getByRole('searchbox', { name: 'Recipe name' }).fill('salmon thermidor');
  await page.getByRole('searchbox', { name: 'Recipe name' }).press('Enter');
  await expect(page.getByText('We have nothing called “salmon thermidor”. These come closest.')).toBeVisible();
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
