import { expect, type Locator, test } from '@playwright/test';
import { register } from './support/accounts.ts';
import { cards, searchFor } from './support/search.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('an allergy in a sentence becomes a chip, and removing it searches again without it', async ({ page }) => {
  await searchFor(page, 'nut allergy - chicken, rice, peppers');
  const understood = page.getByRole('list', { name: 'What we understood' });
  await expect(understood).toContainText(/nuts/i);
  await expect(cards(page).first()).toBeVisible();
  const again = page.waitForRequest('**/api/analyze');
  await understood.getByRole('button', { name: /nuts/i }).first().click();
  expect((await again).postData()).toMatch(/\["[^"]*nuts"/i);
  await expect(understood.getByText(/tree nuts|^no nuts$/i)).toBeHidden();
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

test('a restriction that no rule applies is said above the results', async ({ page }) => {
  await searchFor(page, 'latex allergy, chicken, rice');
  const banner = page.getByRole('alert').filter({ hasText: 'We could not read this: “latex allergy”' });
  await expect(banner).toContainText('These results don’t take it into account.');
  const results = page.getByRole('list', { name: 'Recipe Results' });
  await expect(results).toBeVisible();
  await expect.poll(() => isAbove(banner, results)).toBe(true);
});

test('what one more ingredient opens stands below few results, under a heading of its own', async ({ page }) => {
  await searchFor(page, 'pears, bananas');
  const heading = page.getByRole('heading', { name: /^With / }).first();
  await expect(heading).toBeVisible();
  await expect.poll(() => isAbove(page.getByRole('list', { name: 'Recipe Results' }), heading)).toBe(true);
});

async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = [await one.boundingBox(), await other.boundingBox()];
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y;
}
