import type { Language } from '@larder/contract/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadTexts, TEXT_PARTS, type TextPart } from './dictionaries.ts';

/** The interface's texts in one language, of the parts given. `addTexts` adds parts, `switchLanguage` languages. */
export async function createI18n(language: Language, parts: readonly TextPart[]): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    fallbackNS: TEXT_PARTS,
    load: 'currentOnly',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await addTexts(instance, language, parts);
  return instance;
}

/** Which of the parts are not there yet. */
export function missingTexts(instance: i18n, language: Language, parts: readonly TextPart[]): TextPart[] {
  return parts.filter((part) => !instance.hasResourceBundle(language, part));
}

/** Fetches the parts that are not there yet. */
export async function addTexts(instance: i18n, language: Language, parts: readonly TextPart[]): Promise<void> {
  await Promise.all(
    missingTexts(instance, language, parts).map(async (part) => {
      instance.addResourceBundle(language, part, await loadTexts(language, part));
    }),
  );
}

/** Fetches in another language whatever is there in the present one. */
export async function loadLanguage(instance: i18n, language: Language): Promise<void> {
  const shown = TEXT_PARTS.filter((part) => instance.hasResourceBundle(instance.language, part));
  await addTexts(instance, language, shown);
}

/** Shows the interface in another language, once its texts are there. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  await loadLanguage(instance, language);
  await instance.changeLanguage(language);
}
