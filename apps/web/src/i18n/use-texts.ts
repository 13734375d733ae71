import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, missingTexts } from './create-i18n.ts';
import type { TextPart } from './dictionaries.ts';
import { useLanguage } from './use-language.ts';

const waits = new WeakMap<object, Map<string, Promise<void>>>();

/** Suspends until these parts of the texts are there in the language shown. */
export function useTexts(parts: readonly TextPart[]): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  if (missingTexts(i18n, language, parts).length === 0) return;
  const waiting = waits.get(i18n) ?? new Map<string, Promise<void>>();
  waits.set(i18n, waiting);
  const key = [language, ...parts].join(' ');
  const wait = waiting.get(key) ?? addTexts(i18n, language, parts);
  waiting.set(key, wait);
  wait.catch(() => waiting.delete(key));
  use(wait);
}
