import { detectLanguage } from '../../../i18n/detect-language.ts';
import { loadTexts } from '../../../i18n/dictionaries.ts';
import { localStore } from '../../../lib/browser-storage.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

/** Loads the texts beside the code, so that rendering waits for neither after a preload. */
export const SearchOutcome = lazyWithRetry(async () => {
  const language = detectLanguage(localStore, navigator.languages);
  const [code] = await Promise.all([import('./search-outcome.tsx'), loadTexts(language, 'results')]);
  return code.SearchOutcome;
});
