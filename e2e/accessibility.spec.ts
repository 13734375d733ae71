import AxeBuilder from '@axe-core/playwright';
import { LANGUAGES } from '@larder/contract/language';
import { expect, type Page } from '@playwright/test';
import { test } from './account.ts';
import { SCREENS, speak } from './screens.ts';
import { textsIn } from './texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    for (const { name, signedIn, open } of SCREENS) {
      test(`axe finds nothing on ${name}, in light and in dark`, async ({ page, signIn }) => {
        if (signedIn) await signIn(page, language);
        await speak(page, language);
        await open(page, textsIn(language));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(coloursSettled);
          await expectNoFindings(page, colorScheme);
        }
      });
    }
  });
}

/** Colours pass over into those of the other theme; half-way their contrast is nobody's. */
async function coloursSettled(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

async function expectNoFindings(page: Page, colorScheme: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, colorScheme).toEqual([]);
}
