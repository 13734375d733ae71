import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cards, FOUR, searchFor } from './home.ts';

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the home page, results and failures have no findings', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Popular recipes' })).toBeVisible();
      await expectNoFindings(page);
      await searchFor(page, FOUR);
      await expect(cards(page)).toHaveCount(6);
      await expectNoFindings(page);
      await searchFor(page, 'asdf qwerty');
      await expect(page.getByText('No Ingredients Found').first()).toBeVisible();
      await expectNoFindings(page);
    });

    test('each tab of a recipe, and cooking it, has no findings', async ({ page }) => {
      await page.goto('/recipe/chicken-tikka-masala');
      for (const tab of ['Overview', 'Ingredients', 'Method']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectNoFindings(page);
      }
      await page.getByRole('button', { name: /start cooking/i }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await expectNoFindings(page);
    });

    test('the pages that are not there have no findings', async ({ page }) => {
      await page.goto('/about');
      await expectNoFindings(page);
      await page.goto('/recipe/no-such-recipe');
      await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
      await expectNoFindings(page);
    });
  });
}
