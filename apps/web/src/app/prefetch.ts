import { detectLanguage } from '../i18n/detect-language.ts';
import { loadTexts } from '../i18n/dictionaries.ts';
import { localStore } from '../lib/browser-storage.ts';
import { catchEarlyClicks } from '../lib/early-clicks.ts';
import { catchEarlyDrops } from '../lib/early-drop.ts';
import { COMMON_TEXTS } from '../pages/page-texts.ts';
import { prefetchPage } from '../pages/pages.ts';

/**
 * Work that needs no framework: it starts loading the texts and the code of the first page. The built page executes this
 * module before the libraries have loaded; `main.tsx` then uses the same promises.
 */

// Without this zod tries to compile code, which the content security policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

if (window.location.pathname === '/') catchEarlyDrops();
if (window.location.pathname.startsWith('/recipe/')) catchEarlyClicks();

export const language = detectLanguage(localStore, navigator.languages);
for (const part of COMMON_TEXTS) loadTexts(language, part).catch(() => {});
prefetchPage(window.location.pathname, language);

// The first instance of each is slow to create, and the processor is idle while the files load.
new Intl.NumberFormat(language).format(1);
new Intl.ListFormat(language).format(['1']);
new Intl.PluralRules(language).select(1);
