import { detectLanguage } from '../i18n/detect-language.ts';
import { loadTexts } from '../i18n/dictionaries.ts';
import { afterFirstPaint, parsed } from '../lib/after-first-paint.ts';
import { localStore } from '../lib/browser-storage.ts';
import { catchEarlyDrops } from '../lib/early-drop.ts';
import { catchEarlyInput } from '../lib/early-input.ts';
import { COMMON_TEXTS } from '../pages/page-texts.ts';
import { prefetchPage } from '../pages/pages.ts';
import { loadLaterScripts, readLaterScripts } from './later-scripts.ts';
import { isRenderedForStored, readPageData } from './rendered-page.ts';

/**
 * Work that needs no framework: it starts loading the texts and the code of the first page. The built page executes this
 * module before the libraries have loaded; `main.tsx` then uses the same promises. A page that the server has rendered is
 * painted first.
 */

// Without this zod tries to compile code, which the content security policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const { pathname } = window.location;
if (pathname === '/') catchEarlyDrops();
if (pathname === '/' || pathname.startsWith('/recipe/')) catchEarlyInput();

export const language = detectLanguage(localStore, navigator.languages);

const later = readLaterScripts(document);
if (later === null) prefetch();
else {
  void untilScriptsMayLoad().then(() => {
    prefetch();
    loadLaterScripts(document, later);
  });
}

/** A page that the browser would render otherwise is removed at once: what is clicked there would be lost. */
async function untilScriptsMayLoad(): Promise<void> {
  await parsed();
  const served = readPageData(document);
  if (served !== null && isRenderedForStored(served, language)) await afterFirstPaint();
  else document.getElementById('root')?.replaceChildren();
}

function prefetch(): void {
  for (const part of COMMON_TEXTS) loadTexts(language, part).catch(() => {});
  prefetchPage(pathname, language);
}

// The first instance of each is slow to create, and the processor is idle while the files load. A page that the server
// has rendered is painted by then, and would not answer meanwhile.
if (later === null) {
  new Intl.NumberFormat(language).format(1);
  new Intl.ListFormat(language).format(['1']);
  new Intl.PluralRules(language).select(1);
}
