import type { Language } from '@larder/contract/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Dictionary, loadDictionary } from './dictionaries.ts';

/** The interface's texts in one language; others are added by `switchLanguage`. */
export async function createI18n(language: Language, dictionary: Dictionary): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [language]: { translation: dictionary } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Loads the language's texts if need be, then shows the interface in it. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'translation')) {
    instance.addResourceBundle(language, 'translation', await loadDictionary(language));
  }
  await instance.changeLanguage(language);
}
