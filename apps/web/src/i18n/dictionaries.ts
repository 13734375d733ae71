import type { Language } from '@larder/contract/language';
import type dictionary from './locales/en-GB.json';

export type Dictionary = typeof dictionary;

const LOADERS: Record<Language, () => Promise<{ default: unknown }>> = {
  'en-GB': () => import('./locales/en-GB.json'),
  'en-US': () => import('./locales/en-US.json'),
  es: () => import('./locales/es.json'),
  fr: () => import('./locales/fr.json'),
};

/** The texts of one language, fetched when first asked for. A test holds all four to the same keys. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return (await LOADERS[language]()).default as Dictionary;
}
