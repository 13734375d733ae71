import { API } from '@larder/contract/api';
import { savedRecipesKey } from '@larder/contract/browser';
import { expect, type Page } from '@playwright/test';
import { cards } from '../support/search.ts';
import type { Texts } from '../support/texts.ts';
import { failing, home, pretended, type Screen, TYPED, unanswered } from './screen.ts';

const SAVED = `**${API.savedRecipes}*`;

async function auth(page: Page, t: Texts, tab: 'login' | 'register'): Promise<void> {
  await page.goto(tab === 'login' ? '/auth' : '/auth?tab=register');
  await expect(page.getByRole('heading', { name: t(`auth.${tab}.title`) })).toBeVisible();
}

async function forgot(page: Page, t: Texts): Promise<void> {
  await auth(page, t, 'login');
  await page.getByText(t('auth.login.forgot')).click();
  await expect(page.getByRole('heading', { name: t('auth.forgot.title') })).toBeVisible();
}

async function openTermsWithoutCode(page: Page, t: Texts): Promise<void> {
  await failing(page, '**/assets/terms-*');
  await home(page, t);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.terms') })
    .click();
}

async function newPassword(page: Page, t: Texts, confirmation: string): Promise<void> {
  await page.goto('/reset-password/a-token');
  await page.getByLabel(t('resetPassword.password'), { exact: true }).fill('correct horse');
  await page.getByLabel(t('resetPassword.confirm'), { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: t('resetPassword.submit') }).click();
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

/** Sign-in, registration, password reset and static pages. */
export const AUTH: readonly Screen[] = [
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
  {
    name: 'login-elsewhere',
    open: async (page, t) => {
      await page.route(`**${API.authProviders}`, (route) => route.fulfill({ json: { oidc: true } }));
      await auth(page, t, 'login');
      await expect(page.getByRole('button', { name: t('auth.outside.submit') })).toBeVisible();
    },
  },
  { name: 'register', open: (page, t) => auth(page, t, 'register') },
  { name: 'forgot-password', open: forgot },
  {
    name: 'forgot-password-sent',
    open: async (page, t) => {
      await pretended(page, `**${API.forgotPassword}`);
      await forgot(page, t);
      await page.getByLabel(t('auth.fields.email')).fill(TYPED.email);
      await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
      await expect(page.getByText(t('auth.forgot.sentText')).first()).toBeVisible();
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
    name: 'reset-password-mistyped',
    open: async (page, t) => {
      await newPassword(page, t, 'another horse');
      await expect(page.getByText(t('validation.passwordsDiffer'))).toBeVisible();
    },
  },
  {
    name: 'reset-password-expired',
    open: async (page, t) => {
      await failing(page, `**${API.resetPassword}`, 400);
      await newPassword(page, t, 'correct horse');
      await expect(page.getByText(t('resetPassword.askAgain'))).toBeVisible();
    },
  },
  {
    name: 'reset-password-done',
    open: async (page, t) => {
      await pretended(page, `**${API.resetPassword}`);
      await newPassword(page, t, 'correct horse');
      await expect(page.getByRole('heading', { name: t('resetPassword.successTitle') })).toBeVisible();
    },
  },
  {
    name: 'terms',
    open: async (page, t) => {
      await page.goto('/terms');
      await expect(page.getByRole('heading', { name: t('terms.title') })).toBeVisible();
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
    name: 'page-out-of-reach',
    open: async (page, t) => {
      await openTermsWithoutCode(page, t);
      await expect(page.getByRole('heading', { name: t('routeError.title') })).toBeVisible();
    },
  },
  {
    name: 'page-waiting-for-network',
    open: async (page, t) => {
      await failing(page, `**${API.site}`);
      await openTermsWithoutCode(page, t);
      await expect(page.getByText(t('common.waiting'))).toBeVisible();
    },
  },
];

/** Saved recipes and the profile. */
export const ACCOUNT: readonly Screen[] = [
  {
    name: 'page-waiting-for-account',
    open: async (page, t) => {
      await unanswered(page, `**${API.me}`);
      await page.goto('/saved');
      await expect(page.getByText(t('session.loading'))).toBeAttached();
    },
  },
  { name: 'saved', open: saved },
  {
    name: 'saved-filters',
    open: async (page, t) => {
      await saved(page, t);
      await page.getByText(t('category.Meals'), { exact: true }).first().click();
      await page.getByRole('button', { name: t('filters.button') }).click();
      await page.getByRole('checkbox').first().check();
      await expect(page.getByRole('slider')).toBeVisible();
    },
  },
  {
    name: 'saved-one-removed',
    open: async (page, t) => {
      await pretended(page, '**/api/user/recipes/**');
      await saved(page, t);
      await cards(page).first().getByRole('button', { pressed: true }).click();
      await expect(page.getByRole('button', { name: t('saving.undo') })).toBeVisible();
    },
  },
  {
    name: 'saved-unsent',
    open: async (page, t) => {
      await failing(page, '**/api/user/recipes/saved/*');
      await saved(page, t);
      await cards(page).first().getByRole('button', { pressed: true }).click();
      await expect(page.getByText(t('saved.unsent'))).toBeVisible();
    },
  },
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
      await page.route(SAVED, (route) => route.fulfill({ json: [] }));
      await page.goto('/saved');
      await expect(page.getByText(t('saved.empty.title'))).toBeVisible();
    },
  },
  {
    name: 'saved-migrating',
    open: async (page, t) => {
      await unanswered(page, `**${API.recipes}`);
      await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
        savedRecipesKey(null),
        JSON.stringify([{ id: TYPED.other, title: TYPED.other, userRating: 0 }]),
      ] as const);
      await page.goto('/saved');
      await expect(page.getByText(t('saving.migrating'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'saved-loading',
    open: async (page, t) => {
      await unanswered(page, SAVED);
      await page.goto('/saved');
      await expect(page.getByText(t('saved.loading'))).toBeAttached();
    },
  },
  {
    name: 'saved-failed',
    open: async (page, t) => {
      await failing(page, SAVED);
      await page.goto('/saved');
      await expect(page.getByRole('heading', { name: t('saved.failed') })).toBeVisible();
    },
  },
  { name: 'profile-dietary', open: (page, t) => profile(page, t, 'dietary') },
  { name: 'profile-settings', open: (page, t) => profile(page, t, 'settings') },
  { name: 'profile-account', open: (page, t) => profile(page, t, 'account') },
  {
    name: 'profile-update-failed',
    open: async (page, t) => {
      await failing(page, `**${API.profile}`);
      await profile(page, t, 'account');
      await page.getByLabel(t('profile.names.firstName'), { exact: true }).fill('AL');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('profile.failed')).first()).toBeVisible();
    },
  },
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
