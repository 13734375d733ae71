import { LANGUAGES } from '@larder/contract/language';
import { SCREENS, setLanguage } from './screens/all.ts';
import { test } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { textsIn } from './support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    for (const { name, signedIn, open } of SCREENS) {
      test(`axe finds nothing on ${name}, in light and in dark`, async ({ page, signIn }) => {
        if (signedIn) await signIn(page, language);
        await setLanguage(page, language);
        await open(page, textsIn(language));
        await expectNoFindings(page);
      });
    }
  });
}
