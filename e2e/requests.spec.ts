import { expect, test } from '@playwright/test';
import { register } from './support/accounts.ts';
import { cards, searchFor } from './support/search.ts';

test.describe('a sentence as a search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('removing a chip of what was understood searches again without it', async ({ page }) => {
    await searchFor(page, 'gluten free and quick: chicken, rice, tomatoes');
    const understood = page.getByRole('list', { name: 'What we understood' });
    await expect(understood.getByRole('listitem')).toHaveText(['no gluten', 'Quick']);
    const again = page.waitForRequest('**/api/analyze');
    await understood.getByRole('button', { name: 'Don’t apply: no gluten' }).click();
    expect((await again).postData()).toContain('["excludedAllergens:Gluten"]');
    await expect(understood.getByRole('listitem')).toHaveText(['Quick']);
    await expect(cards(page).first()).toBeVisible();
  });

  test('what one more ingredient opens stands below the results under a heading of its own', async ({ page }) => {
    await searchFor(page, 'gluten free: chicken, broccoli, soy sauce');
    await expect(page.getByRole('heading', { name: 'Recipe Results' })).toBeVisible();
    const headings = page.getByRole('heading', { level: 3, name: /^With .+:$/ });
    await expect(headings.first()).toBeVisible();
    const heading = await headings.first().textContent();
    const opened = page.getByRole('list', { name: heading ?? '', exact: true });
    await expect(opened.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  test('a restriction that was not understood is an alert above the recipes', async ({ page }) => {
    await searchFor(page, 'chicken, rice, tomatoes, onion, on a paleo diet');
    const alert = page.getByRole('alert').filter({ hasText: 'We could not read this' });
    await expect(alert).toHaveText(
      'We could not read this: “on a paleo diet”. These results don’t take it into account.',
    );
    await expect(alert.locator('xpath=following::li').and(cards(page)).first()).toBeVisible();
  });

  test('a guest is offered to keep the allergy, and has it in every search once signed in', async ({ page }) => {
    await searchFor(page, 'peanut allergy - chicken, noodles');
    const offer = page.getByRole('button', { name: 'Keep it' });
    await offer.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toBeVisible();
    await register(page);
    const next = page.waitForRequest('**/api/analyze');
    await searchFor(page, 'chicken, rice');
    expect((await next).postData()).toContain('"excludedAllergens":["Peanuts"]');
  });
});
