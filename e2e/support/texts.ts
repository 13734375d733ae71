import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@larder/contract/language';

/** Looks up a text of the interface by its key and fills the placeholders, without the grammar of their formats. */
export type Texts = (key: string, values?: Record<string, string>) => string;

const LOCALES = fileURLToPath(new URL('../../apps/web/src/i18n/locales', import.meta.url));

/** The interface's texts in a language, for tests that run in several languages. */
export function textsIn(language: Language): Texts {
  return textsOf(dictionaryOf(language));
}

/** All parts of a language's texts in one object. */
export function dictionaryOf(language: Language): object {
  const folder = path.join(LOCALES, language);
  const parts = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  return Object.assign({}, ...parts);
}

export function textsOf(dictionary: object): Texts {
  return (key, values = {}) => {
    const text = key.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)?.[name], dictionary);
    if (typeof text !== 'string') throw new Error(`There is no text ${key}`);
    return text.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
