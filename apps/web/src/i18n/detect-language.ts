import { STORAGE_KEYS } from '@larder/contract/browser';
import { isLanguage, type Language, preferredLanguage } from '@larder/contract/language';
import type { BrowserStorage } from '../lib/browser-storage.ts';

/** The stored language, then the browser's, then the fallback. Spec section 9, Language detection. */
export function detectLanguage(store: BrowserStorage, browserLanguages: readonly string[]): Language {
  return store.read(STORAGE_KEYS.language, isLanguage) ?? preferredLanguage(browserLanguages);
}
