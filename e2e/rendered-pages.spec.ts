import { STORAGE_KEYS } from '@larder/contract/browser';
import { expect, type Page, test } from '@playwright/test';

/** Each in one of the colour schemes, which change neither the markup nor the scripts. */
const RECIPES = [
  ['spaghetti-carbonara', 'light'],
  ['chicken-tikka-masala', 'dark'],
  ['margarita', 'light'],
] as const;
const LANGUAGES = { 'en-GB': 'Ingredients', 'en-US': 'Ingredients', es: 'Ingredientes', fr: 'Ingrédients' };

/** Warnings and errors in the console; React logs a difference between the server’s page and the browser’s as one. */
function watchConsole(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(String(error)));
  return logged;
}

/**
 * Files are not loaded before the returned function is called. The route stays: a request that comes while it is removed
 * may wait for ever.
 */
async function holdFiles(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [language, ingredients] of Object.entries(LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('the home page is there before any script runs, and is hydrated as it is', async ({ page }) => {
      const logged = watchConsole(page);
      const release = await holdFiles(page, '**/assets/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).not.toBeEmpty();
      const served = await title.elementHandle();
      release();
      await page.waitForLoadState();
      await page.getByRole('radio').nth(1).check();
      await expect(page.getByRole('searchbox')).toBeVisible();
      expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
      expect(logged).toEqual([]);
    });

    test('recipes are in the page before any script runs, and are hydrated as they are', async ({ page }) => {
      const logged = watchConsole(page);
      for (const [recipe, colorScheme] of RECIPES) {
        await page.emulateMedia({ colorScheme });
        const release = await holdFiles(page, '**/assets/*.js');
        await page.goto(`/recipe/${recipe}`, { waitUntil: 'commit' });
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).not.toBeEmpty();
        const served = await title.elementHandle();
        release();
        await page.waitForLoadState();
        await page.getByRole('tab', { name: ingredients }).click();
        await expect(page.getByRole('tabpanel', { name: ingredients })).toBeVisible();
        await page.getByRole('tab').first().click();
        expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
      }
      expect(logged).toEqual([]);
    });
  });
}

test('what is clicked and chosen before the application has loaded happens once it has', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/vendor-*.js');
  await page.goto('/recipe/spaghetti-carbonara', { waitUntil: 'domcontentloaded' });
  await page.getByRole('tab', { name: 'Method' }).click();
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('es');
  await expect(page.getByRole('tabpanel', { name: 'Method' })).toBeHidden();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('tabpanel', { name: 'Pasos' })).toBeVisible();
});

test('what is typed before the application has loaded is searched for, and nothing of it is lost', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/vendor-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('textbox', { name: /^Your ingredients/ });
  await field.pressSequentially('nut allergy - chicken');
  await field.press('Home');
  release();
  const analyze = page.getByRole('button', { name: 'Analyze', exact: true });
  await expect(analyze).toBeEnabled();
  await expect(field).toBeFocused();
  await page.keyboard.type('rice, ');
  await expect(field).toHaveValue('rice, nut allergy - chicken');
  await analyze.click();
  await expect(page.getByRole('list', { name: 'What we understood' })).toContainText('no nuts');
});

test('a way of searching that is chosen before the application has loaded is taken', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/vendor-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'By recipe name' }).check();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the home page is not shown in another mode than the last one', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'recipeName'), STORAGE_KEYS.searchMode);
  const release = await holdFiles(page, '**/assets/vendor-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('radio')).toHaveCount(0);
  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a page rendered in another language than the chosen one is not shown, and no click on it is lost', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);
  const release = await holdFiles(page, '**/assets/vendor-*.js');
  await page.goto('/recipe/spaghetti-carbonara', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('tab')).toHaveCount(0);
  release();
  await page.getByRole('tab', { name: 'Étapes' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Étapes' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recipe can be read whole: what it contains and why, its ingredients and its method', async ({ page }) => {
    await page.goto('/recipe/spaghetti-carbonara');
    await expect(page).toHaveTitle(/carbonara/i);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/carbonara/i);
    await expect(page.getByText('400\u00a0g')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /pecorino/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Contains eggs').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeHidden();
    await expect(page.getByRole('tablist')).toBeHidden();
  });

  test('the home page says that searching needs it', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Larder: recipes from what you have');
    await expect(page.locator('noscript p', { hasText: 'Searching needs JavaScript.' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('a recipe prints its ingredients and its method', async ({ page }) => {
    await page.goto('/recipe/spaghetti-carbonara');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('400\u00a0g')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});
