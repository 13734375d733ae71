import { STORAGE_KEYS } from '@larder/contract/browser';
import { closestLanguage, FALLBACK_LANGUAGE, isLanguage, type Language } from '@larder/contract/language';
import type { BrowserStorage } from '../lib/storage.ts';

/** The stored language, then the browser's, then the fallback. Spec section 9, Language detection. */
export function detectLanguage(store: BrowserStorage, browserLanguages: readonly string[]): Language {
  const stored = store.read(STORAGE_KEYS.language, isLanguage);
  if (stored) return stored;
  for (const tag of browserLanguages) {
    const closest = closestLanguage(tag);
    if (closest) return closest;
  }
  return FALLBACK_LANGUAGE;
}
