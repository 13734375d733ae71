import { detectLanguage } from '../i18n/detect-language.ts';
import { loadTexts } from '../i18n/dictionaries.ts';
import { localStore } from '../lib/browser-storage.ts';
import { COMMON_TEXTS } from '../pages/page-texts.ts';
import { fetchPage } from '../pages/pages.ts';

/*
 * What can begin while the framework is still on its way. The built page runs this module on its own, ahead of
 * `main.tsx`, which finds the work under way.
 */
/** Zod otherwise tries to compile code, which the server's policy forbids and the browser reports. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export const language = detectLanguage(localStore, navigator.languages);
for (const part of COMMON_TEXTS) loadTexts(language, part).catch(() => {});
fetchPage(window.location.pathname, language);

// The first of each takes a browser long to make, and now it waits for the line.
new Intl.NumberFormat(language).format(1);
new Intl.ListFormat(language).format(['1']);
new Intl.PluralRules(language).select(1);
