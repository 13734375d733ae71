import { LANGUAGES } from '@larder/contract/language';
import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './screens/all.ts';
import { PASSWORD, register } from './support/accounts.ts';
import { mailTo, resetPathIn } from './support/mail.ts';

const RECIPE = '/recipe/spaghetti-carbonara';

/** These tests visit several pages, possibly on a slow machine. */
test.describe.configure({ timeout: 180_000 });

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
}

const header = (page: Page) => page.getByRole('banner');
const profileLink = (page: Page) => header(page).getByRole('link', { name: 'Profile' });
const signInLink = (page: Page) => header(page).getByRole('link', { name: 'Sign in' });

test('someone registers, stays signed in over a reload, signs out, and signs in again', async ({ page }) => {
  const email = await register(page);
  await expect(page.getByText('Registration successful').first()).toBeVisible();
  await page.reload();
  await expect(profileLink(page)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  await logIn(page, email, 'not the password');
  await expect(page.getByText('Please check your credentials and try again').first()).toBeVisible();
  await logIn(page, email);
  await expect(page.getByText('Welcome back, Ada').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('a forgotten password is reset once by the link in the mail, which ends other sessions', async ({
  page,
  browser,
}) => {
  const email = await register(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/auth');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Reset Your Password' })).toBeFocused();
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(elsewhere.getByText('Password reset email sent').first()).toBeVisible();
  await expect(elsewhere.getByRole('tab', { name: 'Login' })).toBeVisible();

  const link = resetPathIn(await mailTo(email));
  const reset = async (password: string) => {
    await elsewhere.goto(link);
    await elsewhere.getByLabel('New password', { exact: true }).fill(password);
    await elsewhere.getByLabel('Confirm new password').fill(password);
    await elsewhere.getByRole('button', { name: 'Reset Password' }).click();
  };
  await reset('a new secret');
  await expect(elsewhere.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Go to Home' }).click();
  await expect(elsewhere).toHaveURL('/');
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
  await reset('yet another');
  await expect(elsewhere.getByText('Password reset failed').first()).toBeVisible();
  await logIn(elsewhere, email);
  await expect(elsewhere.getByText('Login failed').first()).toBeVisible();
  await logIn(elsewhere, email, 'a new secret');
  await expect(profileLink(elsewhere)).toBeVisible();
  await elsewhere.context().close();
});

test('signing in and out in one tab is noticed in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(signInLink(other)).toBeVisible();
  await register(page);
  await expect(profileLink(other)).toBeVisible();
  await other.goto('/profile');
  await signOut(page);
  await expect(other).toHaveURL('/');
  await expect(signInLink(other)).toBeVisible();
});

test('the layout does not shift when the session is known', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const places = async () => [await title.boundingBox(), await header(page).getByRole('link').first().boundingBox()];
  await expect(title).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  release();
  await expect(signInLink(page)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the forms and the dialog cause no console errors', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.goto(RECIPE);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const language of LANGUAGES) {
    test(`the ways in fit beside the name in ${language}`, async ({ page }) => {
      await setLanguage(page, language);
      await page.goto('/');
      await expect(header(page).getByRole('link').nth(2)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const link of await header(page).getByRole('link').all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
      expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(76);
    });
  }
});
