import { API } from '@larder/contract/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { failing } from './screens/screen.ts';
import { ownAddress, register, test } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { cards, searchFor } from './support/search.ts';

const MOJITO = '/recipe/mojito';
const FEEDBACK = `**${API.imageFeedback}`;
const IMPROVED = `**${API.improvedImage}`;

const picture = (page: Page): Locator => page.locator('article img').first();
const pathOf = async (image: Locator): Promise<string> => (await image.getAttribute('src')) ?? '';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const thanks = (page: Page): Locator => page.getByText('Thank you for your feedback.');

async function open(page: Page): Promise<string> {
  await page.goto(MOJITO);
  await expect(button(page, 'No')).toBeVisible();
  return pathOf(picture(page));
}

async function sayNo(page: Page, text: string): Promise<void> {
  await button(page, 'No').click();
  await page.getByLabel('What should be different?').fill(text);
  await button(page, 'Submit').click();
}

/** The picture in place has loaded and is no placeholder. */
async function expectShown(page: Page, path: string | RegExp): Promise<void> {
  await expect(picture(page)).toHaveAttribute('src', path);
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test.describe('feedback on a picture', () => {
  test('of a guest: Yes is thanked for, No asks to sign in', async ({ page }) => {
    const before = await open(page);
    await button(page, 'No').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await expect(dialog).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'No')).toBeFocused();
    await button(page, 'Yes').click();
    await expect(page.getByText('Thanks for your feedback!').first()).toBeVisible();
    await expect(thanks(page)).toBeFocused();
    await expectShown(page, before);
    await expectNoFindings(page);
  });

  test('needs a text that is not blank, and closing the dialog leads back to No', async ({ page, signIn }) => {
    await signIn(page, 'en-GB');
    await open(page);
    await button(page, 'No').click();
    const field = page.getByLabel('What should be different?');
    await expect(field).toBeFocused();
    await expect(button(page, 'Submit')).toBeDisabled();
    await field.fill('   ');
    await expect(button(page, 'Submit')).toBeDisabled();
    await field.fill('wrong glass');
    await expect(button(page, 'Submit')).toBeEnabled();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'No')).toBeFocused();
  });

  test('draws the picture anew here, in the results and among the saved recipes, and undo brings the earlier one back', async ({
    page,
  }) => {
    await register(page);
    await searchFor(page, 'white rum, mint, lime, sugar, soda water');
    const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Mojito', exact: true }) });
    const inResults = card.first().locator('img').first();
    const before = await pathOf(inResults);
    await card.first().getByRole('link').first().click();
    await expect(button(page, 'No')).toBeVisible();
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await sayNo(page, 'It should be in a jug');
    await expect(page.getByText('New image generated!').first()).toBeVisible();
    await expect(thanks(page)).toBeFocused();
    await expectShown(page, /\.drink\.jug\./);
    await expectNoFindings(page);
    const changed = await pathOf(picture(page));
    await page.goBack();
    await expect(inResults).toHaveAttribute('src', changed);
    // By keyboard, because a toast covers the header of a phone.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Saved recipes/ })
      .press('Enter');
    const saved = cards(page).first().locator('img').first();
    await expect(saved).toHaveAttribute('src', changed);
    await cards(page).first().getByRole('link').first().click();
    await expectShown(page, changed);
    await page.reload();
    await expectShown(page, changed);
    await sayNo(page, 'It should be in a mug');
    await expectShown(page, /\.drink\.mug\./);
    await button(page, 'Bring back the earlier picture').click();
    await expectShown(page, changed);
    await expect(thanks(page)).toBeFocused();
    await page.reload();
    await expectShown(page, changed);
    expect(changed).not.toBe(before);
  });

  test('that is not understood draws the picture anew with the second call', async ({ page }) => {
    await register(page);
    const before = await open(page);
    const improved = page.waitForResponse(IMPROVED);
    await sayNo(page, 'hmm, I am not sure about this');
    const { newImageUrl } = await (await improved).json();
    expect(newImageUrl).not.toBe(before);
    await expectShown(page, newImageUrl);
    await expect(thanks(page)).toBeFocused();
  });

  test('restores the original picture where both calls fail', async ({ page, signIn }) => {
    await signIn(page, 'en-GB');
    const before = await open(page);
    await page.route(FEEDBACK, (route) => route.fulfill({ json: {} }));
    await failing(page, IMPROVED);
    await sayNo(page, 'wrong glass');
    await expect(page.getByText('Error generating new image').first()).toBeVisible();
    await expectShown(page, before);
    await expect(thanks(page)).toBeVisible();
    await expectNoFindings(page);
  });

  test('that can’t be sent keeps its text in the dialog', async ({ page, signIn }) => {
    await signIn(page, 'en-GB');
    const before = await open(page);
    await failing(page, FEEDBACK);
    await sayNo(page, 'wrong glass');
    await expect(page.getByText('Error submitting feedback').first()).toBeVisible();
    await expect(page.getByLabel('What should be different?')).toHaveValue('wrong glass');
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expectShown(page, before);
  });

  test('of one user changes nothing for another', async ({ page, browser }) => {
    await register(page);
    const before = await open(page);
    await sayNo(page, 'sans glaçons, in a cup');
    await expectShown(page, /\.drink\.mug\.[a-z-]+\.[a-z-]+\.plain\./);
    const other = await browser.newContext({ extraHTTPHeaders: ownAddress() });
    const theirs = await other.newPage();
    await register(theirs);
    expect(await open(theirs)).toBe(before);
    await other.close();
  });
});
