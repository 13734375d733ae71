import { expect, type Locator, type Page } from '@playwright/test';
import { register, test } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { cards, searchFor } from './support/search.ts';

const picture = (page: Page): Locator => page.locator('article img').first();
const pathOf = async (image: Locator): Promise<string> => (await image.getAttribute('src')) ?? '';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const thanks = (page: Page): Locator => page.getByText('Thank you for your feedback.');

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
});
