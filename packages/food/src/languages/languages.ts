import { fold } from '@larder/text/fold';
import { inTextLanguages, type TextLanguage } from '../recipe.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import type { LanguageData } from './language-data.ts';
import { spanish } from './spanish.ts';

export const LANGUAGE_DATA: Readonly<Record<TextLanguage, LanguageData>> = { en: english, es: spanish, fr: french };

/** Compiles a part of each language's data. */
export function perLanguage<T>(compile: (data: LanguageData) => T): Readonly<Record<TextLanguage, T>> {
  return inTextLanguages((language) => compile(LANGUAGE_DATA[language]));
}

export function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(fold));
}
