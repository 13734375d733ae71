import { API } from '@larder/contract/api';
import { expect, type Page } from '@playwright/test';
import { openFirst } from '../support/search.ts';
import type { Texts } from '../support/texts.ts';
import {
  altered,
  failing,
  home,
  notRendered,
  pretended,
  results,
  type Screen,
  swapIn,
  swapped,
  unanswered,
} from './screen.ts';

const CARBONARA = '/recipe/spaghetti-carbonara';
const FROM_SERVER = '**/api/recipes/spaghetti-carbonara*';

async function recipe(page: Page, t: Texts, tab: 'overview' | 'ingredients' | 'method'): Promise<void> {
  await page.goto(CARBONARA);
  await page.getByRole('tab', { name: t(`recipe.tabs.${tab}`) }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

async function cooking(page: Page, t: Texts): Promise<void> {
  await recipe(page, t, 'method');
  await page.getByRole('button', { name: t('cooking.start') }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Makes the current user a developer. */
async function developing(page: Page, t: Texts): Promise<void> {
  await altered(page, `**${API.me}`, (user) => ({ ...user, isDeveloper: true }));
  await page.goto(CARBONARA);
  await expect(page.getByRole('heading', { name: t('developer.title') })).toBeVisible();
}

/** The recipe page and cooking mode. */
export const RECIPE: readonly Screen[] = [
  { name: 'recipe-overview', open: (page, t) => recipe(page, t, 'overview') },
  { name: 'recipe-ingredients', open: (page, t) => recipe(page, t, 'ingredients') },
  { name: 'recipe-method', open: (page, t) => recipe(page, t, 'method') },
  {
    name: 'recipe-found',
    open: async (page, t) => {
      await results(page, t);
      await openFirst(page);
      await expect(page.getByRole('tab').first()).toBeVisible();
    },
  },
  {
    name: 'recipe-allergen',
    open: async (page, t) => {
      await page.goto(CARBONARA);
      await page
        .getByRole('list', { name: t('recipe.allergens.contains') })
        .getByRole('button')
        .first()
        .click();
      await expect(page.getByText(t('recipe.allergens.because.contains')).first()).toBeVisible();
    },
  },
  {
    name: 'recipe-image-feedback',
    signedIn: true,
    open: async (page, t) => {
      await recipe(page, t, 'overview');
      await page.getByRole('button', { name: t('imageFeedback.no'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: t('imageFeedback.dialogTitle') })).toBeVisible();
    },
  },
  {
    name: 'recipe-image-changed',
    signedIn: true,
    open: async (page, t) => {
      const newImageUrl = '/images/meals.svg';
      await page.route(`**${API.imageFeedback}`, (route) => route.fulfill({ json: { newImageUrl } }));
      await recipe(page, t, 'overview');
      await page.getByRole('button', { name: t('imageFeedback.no'), exact: true }).click();
      await page.getByLabel(t('imageFeedback.label')).fill(t('imageFeedback.placeholder'));
      await page.getByRole('button', { name: t('imageFeedback.submit'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('imageFeedback.undo') })).toBeVisible();
    },
  },
  {
    name: 'recipe-printed',
    open: async (page, t) => {
      await recipe(page, t, 'overview');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('tab').first()).toBeHidden();
    },
  },
  {
    name: 'recipe-loading',
    open: async (page, t) => {
      await unanswered(page, FROM_SERVER);
      await notRendered(page, `**${CARBONARA}`);
      await page.goto(CARBONARA);
      await expect(page.getByText(t('recipe.loading'))).toBeAttached();
    },
  },
  {
    name: 'recipe-stale',
    open: async (page, t) => {
      await recipe(page, t, 'ingredients');
      await failing(page, FROM_SERVER);
      await page.getByRole('tabpanel').locator('label:has(input[type=radio]:not(:checked))').click();
      await expect(page.getByRole('alert')).toContainText(t('recipe.stale'));
    },
  },
  {
    name: 'recipe-failed',
    open: async (page, t) => {
      await failing(page, FROM_SERVER);
      await notRendered(page, `**${CARBONARA}`);
      await page.goto(CARBONARA);
      await expect(page.getByRole('heading', { name: t('recipe.failed.title') })).toBeVisible();
    },
  },
  {
    name: 'recipe-not-found',
    open: async (page, t) => {
      await page.goto('/recipe/no-such-recipe');
      await expect(page.getByRole('heading', { name: t('recipe.notFound.title') })).toBeVisible();
    },
  },
  { name: 'cooking', open: cooking },
  {
    name: 'cooking-paused',
    open: async (page, t) => {
      await cooking(page, t);
      await page.getByRole('button', { name: t('cooking.pause') }).click();
      await expect(page.getByRole('button', { name: t('cooking.resume') })).toBeVisible();
    },
  },
  {
    name: 'cooking-complete',
    open: async (page, t) => {
      await cooking(page, t);
      await page
        .getByRole('button', { name: t('cooking.skipTo') })
        .last()
        .click();
      await page.getByRole('button', { name: t('cooking.finish') }).click();
      await expect(page.getByText(t('cooking.complete.text')).first()).toBeVisible();
    },
  },
  {
    name: 'cooking-elsewhere',
    open: async (page, t) => {
      await cooking(page, t);
      await home(page, t);
      await expect(page.getByRole('region', { name: t('cooking.elsewhere') })).toBeVisible();
    },
  },
];

/** The recipe page as signed-in users see it. */
export const RECIPE_SIGNED_IN: readonly Screen[] = [
  {
    name: 'recipe-rated',
    open: async (page, t) => {
      await pretended(page, '**/api/user/recipes/**');
      await page.goto(CARBONARA);
      await page.getByRole('radio').nth(3).click();
      await expect(page.getByText(t('rating.saved')).first()).toBeVisible();
    },
  },
  {
    name: 'recipe-swapped',
    open: async (page, t) => {
      await swapped(page, t);
      await page
        .getByRole('listitem')
        .filter({ hasText: swapIn(t) })
        .first()
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByText(t('recipe.match.swapped'), { exact: true })).toBeVisible();
    },
  },
  { name: 'developer-panel', open: developing },
  {
    name: 'developer-delete-dialog',
    open: async (page, t) => {
      await developing(page, t);
      await page.getByRole('button', { name: t('developer.delete') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
