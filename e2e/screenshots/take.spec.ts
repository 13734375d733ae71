import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage } from '@larder/contract/language';
import type { Page } from '@playwright/test';
import { SCREENS, setLanguage } from '../screens/all.ts';
import { test } from '../support/accounts.ts';
import { textsIn } from '../support/texts.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));
const LANGUAGES_TO_TAKE = (process.env.SCREENSHOT_LANGUAGES ?? 'en-GB,fr').split(',').filter(isLanguage);

for (const language of LANGUAGES_TO_TAKE) {
  for (const { name, signedIn, open } of SCREENS) {
    test(`${name} in ${language}`, async ({ page, signIn }, { project }) => {
      if (signedIn) await signIn(page, language);
      await setLanguage(page, language);
      await open(page, textsIn(language));
      await scrollThrough(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${project.name}-${colorScheme}-${language}.png`;
        await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, animations: 'disabled' });
      }
    });
  }
}

/** Scrolls through the page to load content that is rendered when visible. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // A screen with an unanswered call is never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await page.evaluate(() => window.scrollTo(0, 0));
}
