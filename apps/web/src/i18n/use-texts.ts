import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, missingTexts } from './create-i18n.ts';
import type { TextPart } from './dictionaries.ts';
import { useLanguage } from './use-language.ts';

/** How long a failure is kept before loading is tried again; without it a page would retry in a loop. */
const RETRY_DELAY_MS = 2_000;

/** By language and parts, because `useTranslation` returns a different instance each time a suspended page renders. */
const pending = new Map<string, Promise<void>>();

/** Suspends until these parts are loaded in the current language; throws if they can't be loaded. */
export function useTexts(parts: readonly TextPart[]): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  if (missingTexts(i18n, language, parts).length === 0) return;
  const key = [language, ...parts].join(' ');
  let loading = pending.get(key);
  if (!loading) {
    loading = addTexts(i18n, language, parts);
    pending.set(key, loading);
    const forget = () => pending.delete(key);
    loading.then(forget, () => setTimeout(forget, RETRY_DELAY_MS));
  }
  use(loading);
}
