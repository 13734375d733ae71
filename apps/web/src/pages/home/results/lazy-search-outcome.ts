import { detectLanguage } from '../../../i18n/detect-language.ts';
import { loadTexts, type TextPart } from '../../../i18n/dictionaries.ts';
import { localStore } from '../../../lib/browser-storage.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { loadEventReader } from '../search/analyze.ts';

const TEXTS: readonly TextPart[] = ['results', 'understood', 'cuisine', 'assistant'];

/** Loads the texts and the reader of answers beside the code, so that a search waits for none of them after a preload. */
export const SearchOutcome = lazyWithRetry(async () => {
  const language = detectLanguage(localStore, navigator.languages);
  const texts = TEXTS.map((part) => loadTexts(language, part));
  const [code] = await Promise.all([import('./search-outcome.tsx'), loadEventReader(), ...texts]);
  return code.SearchOutcome;
});
