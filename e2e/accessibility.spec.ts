import { LANGUAGES } from '@larder/contract/language';
import { test } from './account.ts';
import { expectNoFindings } from './axe.ts';
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
        await expectNoFindings(page);
      });
    }
  });
}
