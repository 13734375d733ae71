import { expect } from '@playwright/test';
import { SCREENS } from './screens/all.ts';
import { notRendered, TYPED } from './screens/screen.ts';
import { test } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { PSEUDO_TEXTS, pseudoLocale } from './support/pseudo-locale.ts';
import { toPhone } from './support/to-phone.ts';
import { untranslatedTexts } from './support/untranslated-texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with all interface texts in a pseudo-locale', () => {
  for (const { name, signedIn, open } of SCREENS) {
    test(`no plain word is left on ${name}, and axe finds nothing on a desktop and a phone`, async ({
      page,
      signIn,
    }) => {
      if (signedIn) await signIn(page, 'en-GB');
      const served = await pseudoLocale(page);
      // The server's markup has its own texts; hydration would replace it under the test.
      await notRendered(page, '**/recipe/*');
      await open(page, PSEUDO_TEXTS);
      const untranslated = () => untranslatedTexts(page, [...served, ...Object.values(TYPED)]);
      await expect.poll(untranslated).toEqual([]);
      await expectNoFindings(page);
      // The same page, because opening it takes longer than checking it.
      await toPhone(page);
      await expect.poll(untranslated).toEqual([]);
      await expectNoFindings(page);
      // Prefetched files may still be loading when the page is closed.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
