import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { cards } from './support/search.ts';

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`saved recipes stand in ${columns} columns at ${width} px`, async ({ page, signIn }) => {
    await signIn(page, 'en-GB');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/saved');
    await expect(cards(page).first()).toBeVisible();
    const lefts = await cards(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  });
}

for (const width of [320, 390, 768, 1280, 2560]) {
  test(`nothing reaches over the edge at ${width} px`, async ({ page, signIn }) => {
    await signIn(page, 'fr');
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', '/auth', '/saved', '/profile', '/terms', '/recipe/spaghetti-carbonara', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Not innerWidth, which grows with overflowing content on a phone.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, address).toBeLessThanOrEqual(width);
    }
  });
}
