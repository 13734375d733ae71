import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { cards } from './support/search.ts';

const HEIGHT = 900;

test('saved recipes stand in 1, 2 or 3 columns by the width of the window', async ({ page, signIn }) => {
  await signIn(page, 'en-GB');
  await page.goto('/saved');
  await expect(cards(page).first()).toBeVisible();
  const columns = () =>
    cards(page).evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
    );
  for (const [width, count] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(columns, `at ${width} px`).toBe(count);
  }
});

test('nothing reaches over the edge of a page from 320 to 2560 px', async ({ page, signIn }) => {
  await signIn(page, 'fr');
  for (const address of ['/', '/auth', '/saved', '/profile', '/terms', '/recipe/spaghetti-carbonara', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: HEIGHT });
      // Not innerWidth, which grows with overflowing content on a phone.
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
