import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findTablePhoto } from '../scripts/test-environment/table-photo.ts';
import { draw, mockRecognition } from './support/photos.ts';
import { cards, openFirst } from './support/search.ts';

/** The repository contains no photo; without one the recognised ingredients are put into the response. */
const TABLE_PHOTO = findTablePhoto();

const input = (page: Page) => page.locator('input[type=file]');
const panel = (page: Page) => page.getByRole('region', { name: 'A photo of your ingredients' });
const chips = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove / }) });

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
