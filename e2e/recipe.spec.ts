import { expect, test } from '@playwright/test';
import { cards, FOUR_INGREDIENTS, openFirst, searchFor } from './support/search.ts';

const CARBONARA = '/recipe/spaghetti-carbonara';

test('a card opens a recipe with amounts, a method with times, and what matched', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, FOUR_INGREDIENTS);
  const title = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.getByRole('tab', { name: 'Ingredients' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Ingredients' })).toContainText(/\d/);
  await page.getByRole('tab', { name: 'Method' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Method' }).getByRole('listitem').first()).toContainText(
    /\d\s(second|minute|hour)/,
  );
});

test('a page whose texts fail to load shows a message, and the page once they load', async ({ page }) => {
  let lost = true;
  // They are asked for again under another address.
  await page.route(/\/assets\/recipe-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const isTexts = (await response.text()).startsWith('var e={recipe:');
    return lost && isTexts ? route.abort() : route.fulfill({ response });
  });
  await page.goto(CARBONARA);
  const refresh = page.getByRole('alert').getByRole('button', { name: 'Refresh Page' });
  await expect(refresh).toBeVisible();
  lost = false;
  await refresh.click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('tab', { name: 'Method' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Method' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('the timer counts from a stored end time: it survives a reload and catches up with time that has passed', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.goto(CARBONARA);
  await page.getByRole('tab', { name: 'Method' }).click();
  await page.getByRole('button', { name: /start cooking/i }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d{1,2}:\d{2}/);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
  const before = seconds(await timer.textContent());
  expect(before).toBeGreaterThan(35);
  await page.clock.runFor(5_000);
  await expect.poll(async () => seconds(await timer.textContent())).toBe(before - 5);
  await page.clock.fastForward(30_000);
  await page.clock.resume();
  await page.reload();
  await expect.poll(async () => seconds(await page.getByRole('timer').textContent())).toBeLessThanOrEqual(before - 35);
});

test('a result opens, scales and cooks after the network is lost', async ({ page, context }) => {
  await page.goto('/');
  const ahead = ['scale-lines', 'cooking-bar'].map((part) => page.waitForResponse(new RegExp(`/assets/${part}-`)));
  await searchFor(page, FOUR_INGREDIENTS);
  await expect(cards(page).first()).toBeVisible();
  await Promise.all((await Promise.all(ahead)).map((response) => response.finished()));

  await context.setOffline(true);
  await openFirst(page);
  await page.getByRole('tab', { name: 'Ingredients' }).click();
  const more = page.getByRole('button', { name: 'One serving more' });
  const servings = page.getByRole('group', { name: 'Servings' }).getByRole('status');
  const before = Number.parseInt((await servings.textContent()) ?? '', 10);
  await more.dblclick();
  await expect(servings).toHaveText(`${before + 2} servings`);
  await page.getByRole('tab', { name: 'Method' }).click();
  await page.getByRole('button', { name: /start cooking/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

function seconds(clock: string | null): number {
  const [minutes = 0, rest = 0] = (/(\d+):(\d{2})/.exec(clock ?? '') ?? []).slice(1).map(Number);
  return minutes * 60 + rest;
}
