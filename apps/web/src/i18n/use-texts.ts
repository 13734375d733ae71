import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, missingTexts } from './create-i18n.ts';
import type { TextPart } from './dictionaries.ts';
import { useLanguage } from './use-language.ts';

/** Until then what could not be fetched fails again without being asked for, or the page would ask for it for ever. */
const TRY_AGAIN_AFTER_MS = 2_000;

/** By language and parts, not by i18n instance: the hook gives another object each time a page begins anew to wait. */
const waits = new Map<string, Promise<void>>();

/** Suspends until these parts of the texts are there in the language shown; throws where they can't be fetched. */
export function useTexts(parts: readonly TextPart[]): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  if (missingTexts(i18n, language, parts).length === 0) return;
  const key = [language, ...parts].join(' ');
  let wait = waits.get(key);
  if (!wait) {
    wait = addTexts(i18n, language, parts);
    waits.set(key, wait);
    const forget = () => waits.delete(key);
    wait.then(forget, () => setTimeout(forget, TRY_AGAIN_AFTER_MS));
  }
  use(wait);
}
