import type { AnalyzeResponse } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import { SHOW_DEV_TOOLS_QUERY } from '@larder/contract/browser';
import { expect, type Page } from '@playwright/test';
import { drawFridge, mockFridge } from '../support/fridge.ts';
import { draw, mockRecognition } from '../support/photos.ts';
import { cards, openFirst } from '../support/search.ts';
import type { Texts } from '../support/texts.ts';
import { altered, ask, failing, home, results, type Screen, swapped, TYPED, unanswered } from './screen.ts';

const ANALYZE = `**${API.analyze}`;

async function byName(page: Page, t: Texts): Promise<void> {
  await home(page, t);
  await page.getByText(t('search.mode.recipeName')).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
}

/** Chooses a photo and, with `look`, analyses it. */
async function photo(page: Page, t: Texts, { side = 600, look = true, noise = false } = {}): Promise<void> {
  await home(page, t);
  const type = noise ? 'image/png' : 'image/jpeg';
  await page.locator('input[type=file]').setInputFiles(await draw(page, { side, noise, type }));
  if (look) await page.getByRole('button', { name: t('photo.analyze') }).click();
}

/** Analyses the photo of a fridge with twelve things. */
async function fridge(page: Page, t: Texts): Promise<void> {
  await mockFridge(page);
  await home(page, t);
  await page.locator('input[type=file]').setInputFiles(await drawFridge(page));
  await page.getByRole('button', { name: t('photo.analyze') }).click();
  await expect(page.getByText(t('results.recognised.seen'))).toBeVisible();
}

/** The home page and the outcomes of a search. */
export const SEARCH: readonly Screen[] = [
  { name: 'home', open: home },
  { name: 'home-by-name', open: byName },
  {
    name: 'home-filters',
    open: async (page, t) => {
      await home(page, t);
      await page.getByRole('button', { name: t('filters.button') }).click();
      await expect(page.getByText(t('filters.allergensNote'))).toBeVisible();
    },
  },
  {
    name: 'home-searching',
    open: async (page, t) => {
      await unanswered(page, ANALYZE);
      await home(page, t);
      await ask(page, t, TYPED.four);
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'home-debug-panel',
    open: async (page) => {
      await page.goto(`/?${SHOW_DEV_TOOLS_QUERY}=true`);
      await expect(page.getByRole('complementary', { name: 'Debug' })).toBeVisible();
    },
  },
  {
    name: 'auth-banner',
    open: async (page, t) => {
      await page.goto('/?authError=network-request-failed');
      await expect(page.getByText(t('authBanner.network.title'))).toBeVisible();
    },
  },
  { name: 'results', open: results },
  {
    name: 'results-drinks',
    open: async (page, t) => {
      await home(page, t);
      await page.getByText(t('category.Drinks'), { exact: true }).first().click();
      await ask(page, t, TYPED.drink);
      await expect(page.getByRole('heading', { name: t('results.headings.Drinks') })).toBeVisible();
    },
  },
  {
    name: 'results-of-no-such-name',
    open: async (page, t) => {
      await byName(page, t);
      await page.getByRole('searchbox').fill(TYPED.unknownDish);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('results.notExact', { name: TYPED.unknownDish }))).toBeVisible();
    },
  },
  {
    name: 'results-none',
    open: async (page, t) => {
      await altered<AnalyzeResponse>(page, ANALYZE, (answer) => ({ ...answer, recipes: [] }));
      await home(page, t);
      await ask(page, t, TYPED.four);
      await expect(page.getByRole('heading', { name: t('results.empty.title') })).toBeVisible();
    },
  },
  {
    name: 'results-filtered-away',
    open: async (page, t) => {
      await altered<AnalyzeResponse>(page, ANALYZE, (answer) => ({
        ...answer,
        recipes: answer.recipes.filter(({ subcategory }) => subcategory === 'Dinner'),
      }));
      await home(page, t);
      await page.getByText(t('category.Meals'), { exact: true }).first().click();
      await ask(page, t, TYPED.four);
      await expect(page.getByRole('heading', { name: t('results.headings.Meals') })).toBeVisible();
      // By keyboard, because the toast about the search may cover it.
      await page
        .getByRole('radio', { name: t('subcategory.Snack') })
        .first()
        .press('Space');
      await expect(page.getByRole('heading', { name: t('results.empty.filteredTitle') })).toBeVisible();
    },
  },
  {
    name: 'results-restored',
    open: async (page, t) => {
      await results(page, t);
      await openFirst(page);
      await page.goBack();
      await expect(page.getByText(t('results.restored.text'))).toBeVisible();
    },
  },
  {
    name: 'nothing-edible',
    open: async (page, t) => {
      await home(page, t);
      await ask(page, t, TYPED.noFood);
      await expect(page.getByText(t('searchFailure.noIngredients.title')).first()).toBeVisible();
    },
  },
  {
    name: 'connection-error',
    open: async (page, t) => {
      await failing(page, ANALYZE, 502);
      await home(page, t);
      await ask(page, t, TYPED.four);
      await expect(page.getByRole('button', { name: t('common.refreshPage') })).toBeVisible();
    },
  },
  {
    name: 'photo-chosen',
    open: async (page, t) => {
      await photo(page, t, { look: false });
      await expect(page.getByText(t('photo.promise'))).toBeVisible();
    },
  },
  {
    name: 'photo-analysing',
    open: async (page, t) => {
      await unanswered(page, ANALYZE);
      await photo(page, t);
      await expect(page.getByText(t('photo.analysing'))).toBeVisible();
    },
  },
  {
    name: 'photo-recognised',
    open: async (page, t) => {
      await mockRecognition(page, { ingredients: 'tomato, carrot, egg', alternatives: TYPED.other });
      await photo(page, t);
      await expect(page.getByText(t('results.recognised.seen'))).toBeVisible();
    },
  },
  {
    name: 'photo-fridge',
    open: async (page, t) => {
      await fridge(page, t);
      await page.getByRole('button', { name: t('results.recognised.unnamed_other', { count: '4' }) }).click();
      await page
        .getByRole('button', { name: t('photo.things.other') })
        .first()
        .click();
      await page.getByRole('combobox', { name: t('photo.things.name') }).fill(TYPED.beginning);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'photo-enlarged',
    open: async (page, t) => {
      await fridge(page, t);
      await page.getByRole('button', { name: t('photo.zoom.open') }).click();
      await page.getByRole('button', { name: t('photo.zoom.next') }).click();
      await page.getByRole('button', { name: t('photo.zoom.next') }).click();
      await expect(page.getByRole('dialog').getByText(t('photo.things.unnamed'))).toBeVisible();
    },
  },
  {
    name: 'photo-of-unknown-things',
    open: async (page, t) => {
      await mockFridge(page, { isNamed: false });
      await photo(page, t);
      await expect(page.getByRole('heading', { name: t('results.unnamed.title') })).toBeVisible();
    },
  },
  {
    name: 'photo-nothing-edible',
    open: async (page, t) => {
      await page.route(ANALYZE, (route) => route.fulfill({ status: 422, json: NOTHING_SEEN }));
      await photo(page, t);
      await expect(page.getByText(t('photo.failed'))).toBeVisible();
    },
  },
  {
    name: 'photo-too-large',
    open: async (page, t) => {
      await photo(page, t, { side: 1400, look: false, noise: true });
      await expect(page.getByText(t('search.photo.tooLarge.text')).first()).toBeVisible();
    },
  },
  {
    name: 'sign-in-to-save',
    open: async (page, t) => {
      await results(page, t);
      await cards(page).first().getByRole('button', { pressed: false }).click();
      await expect(page.getByRole('dialog')).toContainText(t('signInPrompt.save.text'));
    },
  },
  {
    name: 'sign-in-to-rate',
    open: async (page, t) => {
      await results(page, t);
      await cards(page).first().getByRole('radio').nth(3).click();
      await expect(page.getByRole('dialog')).toContainText(t('signInPrompt.rate.text'));
    },
  },
];

const NOTHING_SEEN = { error: 'NO_INGREDIENTS_DETECTED', message: 'No ingredients detected' };

/** The home page for users with restrictions. */
export const SEARCH_SIGNED_IN: readonly Screen[] = [
  {
    name: 'home-restrictions',
    open: async (page, t) => {
      await altered(page, `**${API.preferences}`, (preferences) => ({
        ...preferences,
        excludedAllergens: ['Peanuts', 'Shellfish'],
        dietTypes: ['Vegetarian'],
      }));
      await home(page, t);
      await expect(page.getByText(t('search.restrictions.change'))).toBeVisible();
    },
  },
  { name: 'results-swapped', open: swapped },
  {
    name: 'home-restrictions-unknown',
    open: async (page, t) => {
      await failing(page, `**${API.preferences}`);
      await home(page, t);
      await expect(page.getByText(t('search.restrictions.unknown'))).toBeVisible();
    },
  },
];
