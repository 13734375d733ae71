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

  test('Reset to defaults restores them, here and in the account', async ({ page }) => {
    await open(page);
    await page.getByRole('checkbox', { name: 'Vegan' }).check();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(page.getByText('Preferences reset').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked();
    const defaults = { language: 'en-GB', measurementSystem: 'metric', dietTypes: [] };
    await expect.poll(() => held(page)).toMatchObject(defaults);
  });

  test('a reset that fails at the server shows a message', async ({ page }) => {
    await open(page);
    await page.route(`**${API.preferences}`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(page.getByText('Failed to reset preferences on the server').first()).toBeVisible();
  });

  test('measures are changed on the settings tab, and a recipe shows its amounts in them', async ({ page }) => {
    await open(page, '/profile?tab=settings');
    await page.getByRole('main').getByText('Imperial (oz, fl oz, in)').click();
    await expect(page.getByText('Measurement system updated').first()).toBeVisible();
    await page.goto('/recipe/spaghetti-carbonara');
    await page.getByRole('tab', { name: 'Ingredients' }).click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(/\boz\b/)
        .first(),
    ).toBeVisible();
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

test.describe('the account', () => {
  test('names are saved by the check button and by Enter', async ({ page }) => {
    await open(page, '/profile?tab=account');
    await page.getByLabel('First name').fill('  Augusta ');
    await page.getByRole('button', { name: 'Save first name' }).click();
    await expect(page.getByText('Profile updated').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save first name' })).toBeHidden();
    await page.getByRole('textbox', { name: 'Last name' }).fill('King');
    await page.getByRole('textbox', { name: 'Last name' }).press('Enter');
    await expect(page.getByRole('img', { name: 'Profile picture of Augusta King' })).toHaveText('AK');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  });

  test('an email is changed with the password that its dialog asks for', async ({ page }) => {
    const { email } = await open(page, '/profile?tab=account');
    const next = freshEmail();
    const field = page.getByLabel('Email', { exact: true });
    await field.fill(next);
    await field.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm your new email' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Update email' }).click();
    await expect(dialog.getByLabel('Current password')).toBeFocused();
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Update email' }).click();
    await expect(page.getByText('Update failed').first()).toBeVisible();
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Update email' }).click();
    await expect(page.getByText('Email updated').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Update email' })).toBeDisabled();
    expect((await call(page, 'POST', API.login, { email, password: PASSWORD })).status()).toBe(401);
    expect((await call(page, 'POST', API.login, { email: next, password: PASSWORD })).status()).toBe(200);
  });

  test('Enter moves through the password form, and the change ends other sessions', async ({ page, browser }) => {
    const { email } = await open(page, '/profile?tab=account');
    const elsewhere = await (await browser.newContext()).newPage();
    await call(elsewhere, 'POST', API.login, { email, password: PASSWORD });
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
    expect((await call(elsewhere, 'POST', API.login, { email, password: 'battery staple' })).status()).toBe(200);
    await elsewhere.context().close();
  });

  test('all stored data of a user can be downloaded', async ({ page }) => {
    const { email } = await open(page, '/profile?tab=account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('larder.json');
    const everything = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(JSON.stringify(everything)).toContain(email);
  });

  test('an account is deleted with all its data, and the home page opens', async ({ page }) => {
    const { email } = await open(page, '/profile?tab=account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Account deleted').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect((await call(page, 'POST', API.login, { email, password: PASSWORD })).status()).toBe(401);
  });

  test('a picked profile photo is only logged', async ({ page }) => {
    await open(page, '/profile?tab=account');
    const logged = page.waitForEvent('console', (message) => message.text().includes('Profile photo chosen'));
    const me = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') };
    await page.getByLabel('Choose a photo').setInputFiles(me);
    expect((await logged).text()).toContain('me.png');
  });
});

test('a guest is redirected from the profile to the home page', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
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

test('a swipe to the right past 50 px dismisses a toast, a shorter one does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('checkbox', { name: 'Keto' }).check();
  const toast = page.getByRole('listitem').filter({ hasText: 'Diet preference updated' });
  // Under the pointer a toast stays.
  await toast.hover();
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place');
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + distance / 2, box.y + 20, { steps: 4 });
    await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast).toHaveAttribute('data-state', 'open');
  await swipe(90);
  await expect(toast).toBeHidden();
});

test('the terms say when they were last updated, and give an address at the site where none is set', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByText('Last updated 17 May 2025')).toBeVisible();
  await expect(page.getByRole('link', { name: /^support@/ })).toBeVisible();
});
