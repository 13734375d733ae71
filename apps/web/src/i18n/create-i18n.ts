import type { Language } from '@larder/contract/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { importAgain } from '../lib/loading/import-again.ts';
import { loadedTexts, loadTexts, TEXT_PARTS, type TextPart } from './dictionaries.ts';

const loadFrench = importAgain(() => import('./formats/french.ts'));

/** i18next's own name for where texts are. */
const NAMESPACE = 'translation';

/** Which parts of the texts in which languages a store has; `useTranslation` returns other instances with the same store. */
const added = new WeakMap<object, Set<string>>();

/** An i18next instance with some parts of the texts in one language. `addTexts` and `switchLanguage` add others. */
export async function createI18n(language: Language, parts: readonly TextPart[]): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await addTexts(instance, language, parts);
  return instance;
}

/** The parts that have not been loaded yet; those that `loadTexts` has loaded are added. */
export function missingTexts(instance: i18n, language: Language, parts: readonly TextPart[]): TextPart[] {
  return parts.filter((part) => {
    if (hasTexts(instance, language, part)) return false;
    const texts = loadedTexts(language, part);
    if (texts) add(instance, language, part, texts);
    return !texts;
  });
}

function hasTexts(instance: i18n, language: Language, part: TextPart): boolean {
  return added.get(instance.services.resourceStore)?.has(`${language} ${part}`) ?? false;
}

/** Adds a part to the one namespace there is: i18next would look for each text in every other one first. */
function add(instance: i18n, language: Language, part: TextPart, texts: object): void {
  instance.addResourceBundle(language, NAMESPACE, texts);
  const { resourceStore } = instance.services;
  added.set(resourceStore, (added.get(resourceStore) ?? new Set()).add(`${language} ${part}`));
}

/** Loads the parts that are missing. */
export async function addTexts(instance: i18n, language: Language, parts: readonly TextPart[]): Promise<void> {
  if (language === 'fr') (await loadFrench()).addFrenchFormat(instance);
  await Promise.all(
    missingTexts(instance, language, parts).map(async (part) => {
      add(instance, language, part, await loadTexts(language, part));
    }),
  );
}

/** Loads in another language all parts that are loaded in the current one. */
export async function loadLanguage(instance: i18n, language: Language): Promise<void> {
  const shown = TEXT_PARTS.filter((part) => hasTexts(instance, instance.language as Language, part));
  await addTexts(instance, language, shown);
}

/** Changes the interface's language after loading its texts. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  await loadLanguage(instance, language);
  await instance.changeLanguage(language);
}
