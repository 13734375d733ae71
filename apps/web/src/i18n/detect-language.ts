import { STORAGE_KEYS } from '@larder/contract/browser';
import { isLanguage, type Language, preferredLanguage } from '@larder/contract/language';
import { type BrowserStorage, isRecord } from '../lib/browser-storage.ts';

/**
 * The stored language, else that of the stored preferences, else the browser's, else the fallback.
 * docs/specification.md §9, Language detection.
 */
export function detectLanguage(store: BrowserStorage, browserLanguages: readonly string[]): Language {
  const preferred = store.read(STORAGE_KEYS.preferences, isRecord)?.language;
  return (
    store.read(STORAGE_KEYS.language, isLanguage) ??
    (isLanguage(preferred) ? preferred : preferredLanguage(browserLanguages))
  );
}
