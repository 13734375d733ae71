import { detectLanguage } from '../../../i18n/detect-language.ts';
import { loadTexts, type TextPart } from '../../../i18n/dictionaries.ts';
import { localStore } from '../../../lib/browser-storage.ts';
import { importAgain } from '../../../lib/loading/import-again.ts';
import { lazyComponent } from '../../../lib/loading/lazy-with-retry.ts';
import { loadEventReader } from '../search/analyze.ts';
import { loadSearchToasts, TOAST_TEXTS } from '../search/use-search-feedback.ts';

const TEXTS: readonly TextPart[] = [...TOAST_TEXTS, 'recipe-card', 'understood', 'cuisine', 'assistant'];

const loadCode = importAgain(() => import('./search-outcome.tsx'));

/** Loads all that shows the outcome of a search beside its code, so that a search waits for none of it after a preload. */
export const SearchOutcome = lazyComponent(async () => {
  const language = detectLanguage(localStore, navigator.languages);
  const texts = TEXTS.map((part) => loadTexts(language, part));
  const [code] = await Promise.all([loadCode(), loadEventReader(), loadSearchToasts(), ...texts]);
  return code.SearchOutcome;
});
