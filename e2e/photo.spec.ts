import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findTablePhoto } from '../scripts/test-environment/table-photo.ts';
import { drawFridge, mockFridge } from './support/fridge.ts';
import { draw, mockRecognition } from './support/photos.ts';
import { cards, openFirst } from './support/search.ts';

/** The repository contains no photo; without one the recognised ingredients are put into the response. */
const TABLE_PHOTO = findTablePhoto();

const input = (page: Page) => page.locator('input[type=file]');
const panel = (page: Page) => page.getByRole('region', { name: 'A photo of your ingredients' });
const chips = (page: Page) =>
  page
    .getByRole('region', { name: 'Recipes', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove / }) });

/** A photo of several ingredients: a real one if there is one, else a drawing with a simulated result. */
async function tablePhoto(page: Page) {
  if (TABLE_PHOTO) return { name: 'table.jpg', mimeType: 'image/jpeg', buffer: readFileSync(TABLE_PHOTO) };
  await mockRecognition(page, { ingredients: 'tomato, carrot, egg' });
  return draw(page, { side: 600 });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a photo of a table becomes chips; removing one searches with the others', async ({ page }) => {
  await input(page).setInputFiles(await tablePhoto(page));
  await expect(panel(page).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze photo' }).click();
  await expect(page.getByText('Analysis complete!').first()).toBeVisible();
  await expect(page.getByText('Seen in your photo')).toBeVisible();
  await expect(chips(page).first()).toContainText(/\d+\s?% sure/);
  await expect(panel(page).locator('.photo-frame').first()).toBeAttached();
  const before = await chips(page).count();
  expect(before).toBeGreaterThan(1);

  const again = page.waitForRequest('**/api/analyze');
  await chips(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  expect((await again).postData()).toContain('name="ingredients"');
  await expect(chips(page)).toHaveCount(before - 1);
  await expect(cards(page).first()).toContainText(/\d+\s?\/\s?\d+/);
  await expect(page.getByRole('button', { name: 'Another image' })).toBeVisible();
  await page.getByRole('button', { name: 'New search' }).click();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

test.describe('the photo of a fridge with twelve things', () => {
  const things = (page: Page) => page.getByRole('list', { name: 'What’s in your photo' });
  const row = (page: Page, name: string) =>
    things(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) });
  const number = (within: Locator, text: string) => within.locator('.photo-marks').getByText(text, { exact: true });
  const field = (page: Page) => page.getByRole('textbox', { name: /^Your ingredients/ });

  /** Clicks the photo where a number is, once it stands still and nothing covers it; a number itself lets clicks through. */
  async function pointAt(within: Locator, text: string) {
    const position = await number(within, text).evaluate((mark: HTMLElement) => ({
      x: mark.offsetLeft + mark.offsetWidth / 2,
      y: mark.offsetTop + mark.offsetHeight / 2,
    }));
    await within.getByRole('img', { name: /^Your photo/ }).click({ position });
  }

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await mockFridge(page);
    await input(page).setInputFiles(await drawFridge(page));
    await page.getByRole('button', { name: 'Analyze photo' }).click();
    await expect(things(page).getByRole('listitem')).toHaveCount(12);
    await expect(panel(page).locator('.photo-frame')).toHaveCount(12);
    // The page scrolls to the results by itself; the photo would move while it is clicked.
    const answer = page.getByRole('region', { name: 'Recipes', exact: true });
    await expect.poll(() => answer.evaluate((region) => region.getBoundingClientRect().top)).toBeLessThan(20);
  });

  test('has each of them named, corrected or removed with a tap or two, and then recipes', async ({ page }) => {
    await pointAt(panel(page), '11?');
    await expect(row(page, '11? What is this?').getByRole('button', { name: 'What is this?' })).toBeFocused();
    await row(page, '11? What is this?').getByRole('button', { name: 'broccoli' }).click();
    await expect(row(page, '11 broccoli')).toBeVisible();
    await expect(field(page)).toHaveValue(/lemon, broccoli$/);

    await row(page, '12 lemon?').getByRole('button', { name: 'lime' }).click();
    await expect(field(page)).toHaveValue(/lime, broccoli$/);

    await row(page, '9 carrot').getByRole('button', { name: '9 carrot' }).click();
    await row(page, '9 carrot').getByRole('button', { name: 'Something else…' }).click();
    await page.getByRole('combobox', { name: 'Type its name' }).fill('sweet pot');
    await page.getByRole('option', { name: 'sweet potato', exact: true }).click();
    await expect(field(page)).toHaveValue(/sweet potato/);
    await expect(field(page)).not.toHaveValue(/carrot/);

    await row(page, '4 tomato ketchup').getByRole('button', { name: 'Remove tomato ketchup' }).click();
    await expect(number(panel(page), '4')).toHaveCount(0);
    await expect(field(page)).not.toHaveValue(/ketchup/);

    await panel(page).getByRole('button', { name: 'See the recipes' }).click();
    await expect(page.getByText('3 things to name')).toBeInViewport();
    await expect(chips(page).filter({ hasText: 'broccoli' })).toBeVisible();
    await expect(cards(page).first()).toContainText(/\d+\s?\/\s?\d+/);
  });

  test('is enlarged, and what is tapped in it is named there', async ({ page }) => {
    await page.getByRole('button', { name: 'Enlarge the photo' }).click();
    const enlarged = page.getByRole('dialog', { name: 'Your photo, enlarged' });
    const picture = enlarged.getByRole('img', { name: /^Your photo/ });
    const before = await picture.boundingBox();
    await enlarged.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo((before?.width ?? 0) * 1.5, 0);
    await enlarged.getByRole('button', { name: 'Show the whole photo' }).click();
    await pointAt(enlarged, '8?');
    await enlarged.getByRole('button', { name: 'mushroom' }).click();
    await expect(enlarged.getByRole('status')).toHaveText('8 mushroom');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Enlarge the photo' })).toBeFocused();
    await expect(row(page, '8 mushroom')).toBeVisible();
  });

  test('has what is named verified like what is typed', async ({ page }) => {
    await field(page).fill(`${await field(page).inputValue()}, allergic to mustard`);
    await row(page, '2? What is this?').getByRole('button', { name: 'Something else…' }).click();
    await page.getByRole('combobox', { name: 'Type its name' }).fill('mustard');
    await page.getByRole('option', { name: 'mustard', exact: true }).click();
    await expect(page.getByText(/You have mustard, which your restrictions rule out/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'What we understood' })).toContainText('no mustard');
  });
});

test('results of a photo survive navigation to a recipe and back, and storage contains no picture', async ({
  page,
}) => {
  await input(page).setInputFiles(await tablePhoto(page));
  await page.getByRole('button', { name: 'Analyze photo' }).click();
  await openFirst(page);
  await page.goBack();
  await expect(page.getByText('Your previous search results have been restored.')).toBeVisible();
  await expect(page.getByText('Seen in your photo')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/blob:|base64|data:image/);
});

test('a photo without food shows a message', async ({ page }) => {
  await input(page).setInputFiles(await draw(page, { side: 800 }));
  await page.getByRole('button', { name: 'Analyze photo' }).click();
  await expect(page.getByText('No Ingredients Found').first()).toBeVisible();
  await expect(page.getByText(/Come closer, find more light/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Another image' })).toBeVisible();
});

test('a picture of too many pixels is "Image Too Large"', async ({ page }) => {
  await input(page).setInputFiles(await draw(page, { side: 8100, type: 'image/png' }));
  await page.getByRole('button', { name: 'Analyze photo' }).click();
  await expect(page.getByText('Image Too Large').first()).toBeVisible();
});

test('a PDF is refused as an image whatever its name', async ({ page }) => {
  await input(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('Invalid file type').first()).toBeVisible();
  await expect(page.getByText('Please upload an image file.').first()).toBeVisible();
  await input(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
  await page.getByRole('button', { name: 'Analyze photo' }).click();
  await expect(page.getByText('Invalid file type').first()).toBeVisible();
});

test('the first photo after a load with warm caches causes no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const photo = await draw(page, { side: 60 });
  for (let load = 0; load < 4; load += 1) {
    await page.reload();
    await input(page).setInputFiles(photo);
    await expect(page.getByRole('button', { name: 'Analyze photo' })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a photo over 5 MB can be reduced in the browser and then analysed', async ({ page }) => {
  const large = await draw(page, { side: 1600, noise: true, type: 'image/png' });
  expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await input(page).setInputFiles(large);
  await expect(page.getByText('File too large').first()).toBeVisible();
  await expect(page.getByText('Please upload an image smaller than 5MB.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Shrink it and continue' }).first().click();
  const sent = page.waitForRequest('**/api/analyze');
  await page.getByRole('button', { name: 'Analyze photo' }).click();
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(5 * 1024 * 1024);
  await expect(page.getByText('No Ingredients Found').first()).toBeVisible();
});

test('a dropped photo is removed with the keyboard alone', async ({ page }) => {
  const { buffer } = await draw(page, { side: 300 });
  await expect(async () => {
    await page.evaluate(drop, buffer.toString('base64'));
    await expect(page.getByRole('button', { name: 'Analyze photo' })).toBeFocused({ timeout: 2_000 });
  }, 'the page takes what is dropped on it once it is all there').toPass();
  await page.getByRole('button', { name: 'Remove the photo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

function drop(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
}
