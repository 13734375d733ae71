import { STORAGE_KEYS } from '@larder/contract/browser';
import { isLanguage, type Language, preferredLanguage } from '@larder/contract/language';
import type { BrowserStorage } from '../lib/browser-storage.ts';

/** The stored language, else the browser's, else the fallback. docs/specification.md §9, Language detection. */
export function detectLanguage(store: BrowserStorage, browserLanguages: readonly string[]): Language {
  return store.read(STORAGE_KEYS.language, isLanguage) ?? preferredLanguage(browserLanguages);
}
