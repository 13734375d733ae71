import { expect, type Page, test } from '@playwright/test';
import { register } from './support/accounts.ts';
import { waiting } from './support/outbox.ts';
import { cards, FOUR_INGREDIENTS, searchFor } from './support/search.ts';

const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved recipes/ });
/** By keyboard, because a toast covers the header of a phone. */
const openSaved = (page: Page) => savedLink(page).press('Enter');
const saveToggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });
const titlesOf = (page: Page) => cards(page).getByRole('heading', { level: 3 });

/** The saved recipes of the current user on the server. */
async function savedAtServer(page: Page): Promise<{ title: string; userRating: number }[]> {
  return (await page.request.get('/api/user/recipes/saved?language=en-GB&measurementSystem=metric')).json();
}

test('a guest with five saves signs in and finds them on the saved page', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, FOUR_INGREDIENTS);
  await expect(cards(page)).toHaveCount(6);
  const titles = (await titlesOf(page).allTextContents()).slice(0, 5);
  for (let index = 0; index < 5; index += 1) {
    await saveToggles(page).nth(index).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to save recipes' });
    await expect(dialog).toContainText('You must sign in or create a free account to save recipes.');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();
    await expect(saveToggles(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/saved');
  await expect(page).toHaveURL('/');
  await register(page);
  await expect(page.getByText('Recipes migrated').first()).toBeVisible();
  await openSaved(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved recipes' })).toBeVisible();
  await expect(titlesOf(page)).toHaveText(titles.toReversed());
  await expect(page.getByText('5 saved recipes', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('savedRecipes_guest'))).toBeNull();
});

test('saving, rating, removing and undoing reach the server; the count in the header follows', async ({ page }) => {
  await register(page);
  await searchFor(page, FOUR_INGREDIENTS);
  await saveToggles(page).first().click();
  await expect(page.getByText('Recipe saved').first()).toBeVisible();
  await expect(savedLink(page)).toHaveAccessibleName(/1/);
  await cards(page).nth(1).getByRole('radio', { name: '4 stars' }).click();
  await expect(page.getByText('Rating saved').first()).toBeVisible();
  await expect(page.getByText('You rated this recipe 4 out of 5 stars.').first()).toBeVisible();
  await expect(savedLink(page)).toHaveAccessibleName(/2/);
  await expect.poll(async () => (await savedAtServer(page)).map(({ userRating }) => userRating)).toEqual([4, 0]);

  await cards(page).nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Under the pointer a toast stays.
  await page.getByRole('listitem').filter({ hasText: 'Recipe removed' }).hover();
  await expect(savedLink(page)).toHaveAccessibleName(/1/);
  await expect.poll(async () => (await savedAtServer(page)).length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(savedLink(page)).toHaveAccessibleName(/2/);
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect.poll(async () => (await savedAtServer(page)).map(({ userRating }) => userRating)).toEqual([4, 0]);
});

test('a save made offline survives a reload and is sent once the network is back', async ({ page }) => {
  await register(page);
  await searchFor(page, FOUR_INGREDIENTS);
  await expect(cards(page)).toHaveCount(6);
  await page.route('**/api/user/**', (route) => route.abort());
  for (let index = 0; index < 3; index += 1) await saveToggles(page).nth(index).click();
  await expect(page.getByText('Recipe saved').first()).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(3);
  // The reloaded page can't fetch the code that sends either.
  const fetching = page.waitForEvent('requestfailed', (request) => request.url().includes('browser-outbox'));
  await page.route('**/assets/browser-outbox-*.js', (route) => route.abort());
  await page.reload();
  await fetching;
  expect(await savedAtServer(page)).toEqual([]);
  await page.unrouteAll();
  await expect.poll(async () => (await savedAtServer(page)).length).toBe(3);
  await openSaved(page);
  await expect(cards(page)).toHaveCount(3);
});

test('two tabs send in turn, and what one saves shows in the other', async ({ page, context }) => {
  await register(page);
  const other = await context.newPage();
  let underway = 0;
  let mostAtOnce = 0;
  await context.route('**/api/user/recipes/saved', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    underway += 1;
    mostAtOnce = Math.max(mostAtOnce, underway);
    const response = await route.fetch();
    underway -= 1;
    await route.fulfill({ response });
  });
  for (const tab of [page, other]) {
    await tab.goto('/');
    await searchFor(tab, FOUR_INGREDIENTS);
    await expect(cards(tab)).toHaveCount(6);
  }
  for (let index = 0; index < 6; index += 1)
    await saveToggles(index % 2 ? other : page)
      .nth(index)
      .click();
  for (const tab of [page, other]) {
    await expect(saveToggles(tab).and(tab.locator('[aria-pressed=true]'))).toHaveCount(6);
  }
  await expect.poll(async () => (await savedAtServer(page)).length).toBe(6);
  const titles = await titlesOf(page).allTextContents();
  expect((await savedAtServer(page)).map(({ title }) => title)).toEqual(titles.toReversed());
  expect(mostAtOnce).toBe(1);
});

test('signing out never sends one person’s unsent saves as another', async ({ page }) => {
  await register(page);
  await searchFor(page, FOUR_INGREDIENTS);
  await expect(cards(page)).toHaveCount(6);
  await page.route('**/api/user/recipes/**', (route) => route.abort());
  await saveToggles(page).first().click();
  await expect(page.getByText('Recipe saved').first()).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(1);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('authState'));
  await page.unroute('**/api/user/recipes/**');
  await register(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await searchFor(page, FOUR_INGREDIENTS);
  await expect(cards(page)).toHaveCount(6);
  await saveToggles(page).nth(1).click();
  const title = await titlesOf(page).nth(1).textContent();
  await expect.poll(async () => (await savedAtServer(page)).map((recipe) => recipe.title)).toEqual([title]);
});

test.describe('the saved page', () => {
  test.beforeEach(async ({ page }) => {
    await register(page);
    const recipes = ['pancakes', 'mojito', 'shakshuka', 'guacamole', 'spaghetti-carbonara', 'chicken-tikka-masala'];
    for (const recipeId of recipes) {
      const saved = await page.request.post('/api/user/recipes/saved', { data: { recipeId } });
      expect(saved.ok()).toBe(true);
    }
    await page.goto('/saved');
    await expect(cards(page)).toHaveCount(6);
  });

  test('going back from a recipe restores the scroll position', async ({ page }) => {
    const card = cards(page).nth(4);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
    await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), before)).toBeLessThan(120);
  });
});
