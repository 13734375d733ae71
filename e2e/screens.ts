import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import { expect, type Page } from '@playwright/test';
import { cards } from './home.ts';
import type { Texts } from './texts.ts';

/** A screen in one of its states: how to get there, in whatever language the texts are. */
export type Screen = {
  name: string;
  /** Where only a signed-in person gets. */
  signedIn?: true;
  open: (page: Page, t: Texts) => Promise<void>;
};

const CARBONARA = '/recipe/spaghetti-carbonara';
/** What is typed on the screens. */
export const TYPED = {
  four: 'chicken, rice, tomato, onion',
  drink: 'gin, lemon, sugar',
  noFood: 'asdf qwerty',
  email: 'ada.new@example.org',
};

/** Has the interface speak a language from the next page on. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.language,
    language,
  ] as const);
}

async function home(page: Page, t: Texts): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: t('search.popularTitle') })).toBeVisible();
}

async function ask(page: Page, t: Texts, text: string): Promise<void> {
  await page.getByLabel(t('search.ingredients.label')).fill(text);
  await page.getByRole('button', { name: t('search.ingredients.submit') }).click();
}

async function results(page: Page, t: Texts): Promise<void> {
  await home(page, t);
  await ask(page, t, TYPED.four);
  await expect(page.getByRole('heading', { name: t('search.headings.None') })).toBeVisible();
}

async function failing(page: Page, t: Texts, status: number): Promise<void> {
  await page.route('**/api/analyze', (route) => route.fulfill({ status, body: '' }));
  await home(page, t);
  await ask(page, t, TYPED.four);
}

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

async function auth(page: Page, t: Texts, tab: 'login' | 'register'): Promise<void> {
  await page.goto(tab === 'login' ? '/auth' : '/auth?tab=register');
  await expect(page.getByRole('heading', { name: t(`auth.${tab}.title`) })).toBeVisible();
}

async function saved(page: Page, t: Texts): Promise<void> {
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1, name: t('saved.title') })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}

async function profile(page: Page, t: Texts, tab: 'account' | 'settings' | 'dietary'): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('tab', { name: t(`profile.tabs.${tab}`) }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

const ANYBODY: readonly Screen[] = [
  { name: 'home', open: home },
  {
    name: 'home-by-name',
    open: async (page, t) => {
      await home(page, t);
      await page.getByText(t('search.mode.recipeName')).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
  },
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
      await page.route('**/api/analyze', () => {});
      await home(page, t);
      await ask(page, t, TYPED.four);
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  { name: 'results', open: results },
  {
    name: 'results-drinks',
    open: async (page, t) => {
      await home(page, t);
      await page.getByText(t('category.Drinks'), { exact: true }).first().click();
      await ask(page, t, TYPED.drink);
      await expect(page.getByRole('heading', { name: t('search.headings.Drinks') })).toBeVisible();
    },
  },
  {
    name: 'results-restored',
    open: async (page, t) => {
      await results(page, t);
      await cards(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/recipe\//);
      await page.goBack();
      await expect(page.getByText(t('search.restored.text'))).toBeVisible();
    },
  },
  {
    name: 'nothing-edible',
    open: async (page, t) => {
      await home(page, t);
      await ask(page, t, TYPED.noFood);
      await expect(page.getByText(t('search.failure.noIngredients.title')).first()).toBeVisible();
    },
  },
  {
    name: 'connection-error',
    open: async (page, t) => {
      await failing(page, t, 502);
      await expect(page.getByRole('button', { name: t('common.refreshPage') })).toBeVisible();
    },
  },
  { name: 'recipe-overview', open: (page, t) => recipe(page, t, 'overview') },
  { name: 'recipe-ingredients', open: (page, t) => recipe(page, t, 'ingredients') },
  { name: 'recipe-method', open: (page, t) => recipe(page, t, 'method') },
  {
    name: 'recipe-found',
    open: async (page, t) => {
      await results(page, t);
      await cards(page).first().getByRole('link').first().click();
      await expect(page.getByRole('tab').first()).toBeVisible();
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
    name: 'recipe-not-found',
    open: async (page, t) => {
      await page.goto('/recipe/no-such-recipe');
      await expect(page.getByRole('heading', { name: t('recipe.notFound.title') })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    open: async (page, t) => {
      await page.goto('/about');
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
    },
  },
  {
    name: 'sign-in-prompt',
    open: async (page, t) => {
      await results(page, t);
      await cards(page).first().getByRole('button', { pressed: false }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'auth-banner',
    open: async (page, t) => {
      await page.goto('/?authError=network-request-failed');
      await expect(page.getByText(t('authBanner.network.title'))).toBeVisible();
    },
  },
  { name: 'login', open: (page, t) => auth(page, t, 'login') },
  {
    name: 'login-mistyped',
    open: async (page, t) => {
      await auth(page, t, 'login');
      await page.getByLabel(t('auth.fields.email')).fill('ada');
      await page.getByLabel(t('auth.fields.password'), { exact: true }).fill('short');
      await page.getByRole('button', { name: t('auth.login.submit') }).click();
      await expect(page.getByText(t('validation.emailInvalid'))).toBeVisible();
    },
  },
  { name: 'register', open: (page, t) => auth(page, t, 'register') },
  {
    name: 'forgot-password',
    open: async (page, t) => {
      await auth(page, t, 'login');
      await page.getByText(t('auth.login.forgot')).click();
      await expect(page.getByRole('heading', { name: t('auth.forgot.title') })).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    open: async (page, t) => {
      await page.goto('/reset-password/a-token');
      await expect(page.getByRole('heading', { name: t('resetPassword.title') })).toBeVisible();
    },
  },
  {
    name: 'terms',
    open: async (page, t) => {
      await page.goto('/terms');
      await expect(page.getByRole('heading', { name: t('terms.title') })).toBeVisible();
    },
  },
];

const SIGNED_IN: readonly Screen[] = [
  { name: 'saved', open: saved },
  {
    name: 'saved-nothing-matches',
    open: async (page, t) => {
      await saved(page, t);
      await page.getByPlaceholder(t('saved.placeholder')).fill(TYPED.noFood);
      await expect(page.getByRole('button', { name: t('saved.clear') })).toBeVisible();
    },
  },
  {
    name: 'saved-empty',
    open: async (page, t) => {
      await page.route('**/api/user/recipes/saved*', (route) => route.fulfill({ json: [] }));
      await page.goto('/saved');
      await expect(page.getByText(t('saved.empty.title'))).toBeVisible();
    },
  },
  {
    name: 'saved-loading',
    open: async (page, t) => {
      await page.route('**/api/user/recipes/saved*', () => {});
      await page.goto('/saved');
      await expect(page.getByText(t('saved.loading'))).toBeAttached();
    },
  },
  { name: 'profile-dietary', open: (page, t) => profile(page, t, 'dietary') },
  { name: 'profile-settings', open: (page, t) => profile(page, t, 'settings') },
  { name: 'profile-account', open: (page, t) => profile(page, t, 'account') },
  {
    name: 'profile-email-dialog',
    open: async (page, t) => {
      await profile(page, t, 'account');
      await page.getByLabel(t('profile.email.label'), { exact: true }).fill(TYPED.email);
      await page.getByRole('button', { name: t('profile.email.submit') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'profile-delete-dialog',
    open: async (page, t) => {
      await profile(page, t, 'account');
      await page.getByRole('button', { name: t('profile.data.delete') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** Every screen in every state there is. */
export const SCREENS: readonly Screen[] = [
  ...ANYBODY,
  ...SIGNED_IN.map((screen) => ({ ...screen, signedIn: true as const })),
];
