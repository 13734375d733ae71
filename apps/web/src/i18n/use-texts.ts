import type { Language } from '@larder/contract/language';
import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../lib/loading/lazy-with-retry.ts';
import { addTexts, missingTexts } from './create-i18n.ts';
import type { TextPart } from './dictionaries.ts';
import { useLanguage } from './use-language.ts';

/** How long a failure is kept before loading is tried again; without it a page would retry in a loop. */
const RETRY_DELAY_MS = 2_000;

/** By language and parts, because `useTranslation` returns a different instance each time a suspended page renders. */
const loads = new Map<string, Promise<void>>();
const loaded = new WeakSet<Promise<void>>();

/** Suspends until these parts are loaded in the current language; throws if the server is there and lacks them. */
export function useTexts(parts: readonly TextPart[]): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const missing = missingTexts(i18n, language, parts).length > 0;
  const key = [language, ...parts].join(' ');
  let loading = loads.get(key);
  if (missing && (!loading || loaded.has(loading))) loading = startLoading(i18n, language, parts, key);
  // Also called once the texts are there: React replays a component that was suspended with the hooks of its first
  // attempt, and fails if it then calls no `use`.
  if (loading) use(loading);
}

function startLoading(i18n: I18n, language: Language, parts: readonly TextPart[], key: string): Promise<void> {
  const load = loadWithRetry(async () => {
    await addTexts(i18n, language, parts);
    return parts;
  });
  const loading = load().then(() => {});
  loads.set(key, loading);
  loading.then(
    () => loaded.add(loading),
    () => setTimeout(() => loads.delete(key), RETRY_DELAY_MS),
  );
  return loading;
}
