import { readFile } from 'node:fs/promises';
import { API } from '@larder/contract/api';
import { expect, type Page, type Response, test } from '@playwright/test';
import { freshEmail, ownAddress, PASSWORD, registerByCall } from './support/accounts.ts';
import { cards, searchFor } from './support/search.ts';
import { dictionaryOf, textsIn } from './support/texts.ts';

const FOOD = 'chicken, almonds, cream, rice, spinach, parmesan';

type SignedIn = { email: string };

/** Signs in a new user. */
async function open(page: Page, at = '/profile'): Promise<SignedIn> {
  await page.context().setExtraHTTPHeaders(ownAddress());
  const email = await registerByCall(page.request);
  // The browser's preferences are sent to the new account first.
  await Promise.all([page.waitForResponse(isStored), page.goto(at)]);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  return { email };
}

function call(page: Page, method: string, path: string, data: object) {
  const { baseURL = '' } = test.info().project.use;
  return page.request.fetch(path, { method, data, headers: { origin: baseURL } });
}

/** Collects the bodies of calls that store preferences. */
function storedIn(page: Page): object[] {
  const sent: object[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(API.preferences)) sent.push(request.postDataJSON());
  });
  return sent;
}

const isStored = (response: Response) =>
  response.url().endsWith(API.preferences) && response.request().method() === 'POST' && response.ok();

async function held(page: Page): Promise<unknown> {
  return (await page.request.get(API.preferences)).json();
}

test.describe('preferences', () => {
  test('changes less than half a second apart reach the account together and show on another device', async ({
    page,
    browser,
  }) => {
    await open(page);
    const sent = storedIn(page);
    const stored = page.waitForResponse(isStored);
    const boxes = page.getByRole('checkbox', { name: /^(Vegetarian|Nuts)$/ });
    await boxes.evaluateAll((both) => {
      for (const box of both as HTMLInputElement[]) box.click();
    });
    await expect(page.getByText('Diet preference updated').first()).toBeVisible();
    await stored;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ dietTypes: ['Vegetarian'], excludedAllergens: ['Nuts'] });

    const elsewhere = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
    await elsewhere.addInitScript(() => localStorage.clear());
    await elsewhere.goto('/profile?tab=dietary');
    await expect(elsewhere.getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked();
    await expect(elsewhere.getByRole('checkbox', { name: 'Nuts', exact: true })).toBeChecked();
    await elsewhere.context().close();
  });

  test('a search applies them, says so, and no result contains what is excluded', async ({ page }) => {
    await open(page);
    await page.getByRole('checkbox', { name: 'Dairy' }).check();
    await page.getByRole('checkbox', { name: 'Nuts', exact: true }).check();
    await page.goto('/');
    await expect(page.getByText('Leaving out: Dairy, Nuts')).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().endsWith(API.analyze));
    await searchFor(page, FOOD);
    expect((await asked).postData()).toContain('"excludedAllergens":["Dairy","Nuts"]');
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).getByText(/^Contains (Dairy|Nuts)$/)).toHaveCount(0);
  });

  test('a change on the profile updates the results of the last search', async ({ page }) => {
    await open(page);
    await page.goto('/');
    await searchFor(page, FOOD);
    await expect(cards(page).getByText('Contains Dairy').first()).toBeAttached();
    // By keyboard, because the toast about the search covers the header of a phone.
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Dairy' }).check();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Leaving out: Dairy')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).getByText('Contains Dairy')).toHaveCount(0);
  });

  test('a change made offline reaches the account once the network is back', async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await page.getByRole('checkbox', { name: 'Sesame' }).check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userPreferences'))).toContain('Sesame');
    const stored = page.waitForResponse(isStored);
    await context.setOffline(false);
    await stored;
    expect(await held(page)).toMatchObject({ excludedAllergens: ['Sesame'] });
  });
});

/** English texts that are not French texts too. */
function englishAlone(): Set<string> {
  const flat = (tree: object): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)));
  const french = new Set(flat(dictionaryOf('fr')));
  return new Set(flat(dictionaryOf('en-GB')).filter((text) => !french.has(text)));
}

test('a new language applies to the whole page at once and survives a reload', async ({ page }) => {
  await open(page, '/profile?tab=settings');
  const french = textsIn('fr');
  const stored = page.waitForResponse(isStored);
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption({ label: 'French' });
  await expect(page.getByText(french('preferences.languageUpdated')).first()).toBeVisible();
  await stored;
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const english = englishAlone();
  for (const tab of ['account', 'settings', 'dietary']) {
    await page.getByRole('tab', { name: french(`profile.tabs.${tab}`) }).click();
    const shown = await page
      .locator('body *')
      .evaluateAll((all) =>
        all.flatMap(({ childNodes }) =>
          [...childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent?.trim() ?? ''),
        ),
      );
    expect(shown).toContain(french(`profile.tabs.${tab}`));
    expect(shown.filter((text) => english.has(text))).toEqual([]);
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: french('profile.title') })).toBeVisible();
  expect(await held(page)).toMatchObject({ language: 'fr' });
});

test('an account is renamed, moved to another email and password, downloaded and deleted', async ({
  page,
  browser,
}) => {
  const { email } = await open(page, '/profile?tab=account');
  const elsewhere = await (await browser.newContext()).newPage();
  await call(elsewhere, 'POST', API.login, { email, password: PASSWORD });
  expect((await elsewhere.request.get(API.me)).status()).toBe(200);

  await page.getByLabel('First name').fill('  Augusta ');
  await page.getByRole('button', { name: 'Save first name' }).click();
  await expect(page.getByText('Profile updated').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save first name' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Last name' }).fill('King');
  await page.getByRole('textbox', { name: 'Last name' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Profile picture of Augusta King' })).toHaveText('AK');

  const next = freshEmail();
  await page.getByLabel('Email', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Update email' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm your new email' });
  await expect(confirming.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email updated').first()).toBeVisible();
  await expect(confirming).toBeHidden();
  expect((await call(elsewhere, 'POST', API.login, { email, password: PASSWORD })).status()).toBe(401);
  await call(elsewhere, 'POST', API.login, { email: next, password: PASSWORD });
  expect((await elsewhere.request.get(API.me)).status()).toBe(200);

  await page.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.type('battery staple');
  await page.keyboard.press('Enter');
  await page.keyboard.type('battery staple');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password updated').first()).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  expect((await elsewhere.request.get(API.me)).status()).toBe(401);
  expect((await page.request.get(API.me)).status()).toBe(200);

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('larder.json');
  expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(next);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete your account?' });
  await deleting.getByLabel('Password', { exact: true }).fill('battery staple');
  await deleting.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await call(elsewhere, 'POST', API.login, { email: next, password: 'battery staple' })).status()).toBe(401);
  await elsewhere.context().close();
});

test('arrow keys move between the tabs, and the space bar toggles checkboxes', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Dietary' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/profile?tab=settings');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('checkbox', { name: 'Keto' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Keto' })).toBeChecked();
});
