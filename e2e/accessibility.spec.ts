import { LANGUAGES, type Language } from '@larder/contract/language';
import { SCREENS, setLanguage } from './screens/all.ts';
import { test } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { textsIn } from './support/texts.ts';

/** One screen in so many is opened in a language, each in the next one. */
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
 * Languages differ in texts, not in markup: axe checks every screen in the pseudo-locale; see pseudo-locale.spec.ts.
 * `E2E_LANGUAGES=all` tests every screen in each language.
 */
function languagesOf(screen: number): readonly Language[] {
  if (process.env.E2E_LANGUAGES === 'all') return LANGUAGES;
  return screen % EVERY === 0 ? LANGUAGES.slice((screen / EVERY) % LANGUAGES.length).slice(0, 1) : [];
}
