import { expect } from '@playwright/test';
import { test } from './account.ts';
import { literalsOn } from './literals.ts';
import { PSEUDO_TEXTS, pseudoLocale } from './pseudo-locale.ts';
import { TYPED } from './screens/steps.ts';
import { SCREENS } from './screens.ts';

test.describe('with every text of the interface rewritten in letters nobody types', () => {
  for (const { name, signedIn, open } of SCREENS) {
    test(`no plain word is left on ${name}`, async ({ page, signIn }) => {
      if (signedIn) await signIn(page, 'en-GB');
      const served = await pseudoLocale(page);
      await open(page, PSEUDO_TEXTS);
      await expect.poll(() => literalsOn(page, [...served, ...Object.values(TYPED)])).toEqual([]);
      // Files fetched ahead may still be on their way, and there will be no page for them.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
