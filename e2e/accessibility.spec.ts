import { LANGUAGES, type Language } from '@larder/contract/language';
import { SCREENS, setLanguage } from './screens/all.ts';
import { test } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { textsIn } from './support/texts.ts';

/** The language of the wide window; playwright.config.ts selects it by the test's name. */
const DESKTOP_LANGUAGE: Language = 'en-GB';
const PHONE_LANGUAGES = LANGUAGES.filter((language) => language !== DESKTOP_LANGUAGE);

/** One screen in so many is opened on the phone in a language, each in the next one. */
const EVERY = 3;

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
 * Languages differ in texts, not in markup: on the phone axe checks every screen in the pseudo-locale; see
 * pseudo-locale.spec.ts. `E2E_LANGUAGES=all` tests every screen in each language.
 */
function languagesOf(screen: number): Language[] {
  if (process.env.E2E_LANGUAGES === 'all') return [...LANGUAGES];
  if (screen % EVERY !== 0) return [DESKTOP_LANGUAGE];
  return [DESKTOP_LANGUAGE, ...PHONE_LANGUAGES.slice((screen / EVERY) % PHONE_LANGUAGES.length).slice(0, 1)];
}
