import { LANGUAGES, type Language } from '@larder/contract/language';
import { SCREENS, setLanguage } from './screens/all.ts';
import { test } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { textsIn } from './support/texts.ts';

/** The language of the wide window; playwright.config.ts selects it by the test's name. */
const DESKTOP_LANGUAGE: Language = 'en-GB';
const PHONE_LANGUAGES = LANGUAGES.filter((language) => language !== DESKTOP_LANGUAGE);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

SCREENS.forEach(({ name, signedIn, open }, index) => {
  for (const language of languagesOf(index)) {
    test(`in ${language} axe finds nothing on ${name}, in light and in dark`, async ({ page, signIn }) => {
      if (signedIn) await signIn(page, language);
      await setLanguage(page, language);
      await open(page, textsIn(language));
      await expectNoFindings(page);
    });
  }
});

/**
 * Languages differ in texts, not in markup: on the phone each screen has one of them in turn. `E2E_LANGUAGES=all` tests
 * every screen in each.
 */
function languagesOf(screen: number): Language[] {
  if (process.env.E2E_LANGUAGES === 'all') return [...LANGUAGES];
  return [DESKTOP_LANGUAGE, ...PHONE_LANGUAGES.filter((_, index) => index === screen % PHONE_LANGUAGES.length)];
}
