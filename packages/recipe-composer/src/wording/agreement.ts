import type { TextLanguage } from '@larder/food/recipe';
import type { Word } from './articles.ts';

/** A phrase for one masculine word, one feminine word, several words, and several feminine words. */
type Forms = readonly [string, string, string, string];

/** What food is, and what it becomes after "hasta que" and "jusqu’à ce"; English needs no agreement. */
const PHRASES: Record<TextLanguage, Readonly<Record<string, Forms>>> = {
  en: {},
  es: {
    tierno: ['esté tierno', 'esté tierna', 'estén tiernos', 'estén tiernas'],
    dorado: ['esté dorado', 'esté dorada', 'estén dorados', 'estén doradas'],
    hecho: ['esté hecho', 'esté hecha', 'estén hechos', 'estén hechas'],
    helado: ['helado', 'helada', 'helados', 'heladas'],
    crujiente: ['esté crujiente', 'esté crujiente', 'estén crujientes', 'estén crujientes'],
  },
  fr: {
    tendre: ['qu’il soit tendre', 'qu’elle soit tendre', 'qu’ils soient tendres', 'qu’elles soient tendres'],
    doré: ['qu’il soit doré', 'qu’elle soit dorée', 'qu’ils soient dorés', 'qu’elles soient dorées'],
    cuit: ['qu’il soit cuit', 'qu’elle soit cuite', 'qu’ils soient cuits', 'qu’elles soient cuites'],
    glacé: ['glacé', 'glacée', 'glacés', 'glacées'],
    croustillant: [
      'qu’il soit croustillant',
      'qu’elle soit croustillante',
      'qu’ils soient croustillants',
      'qu’elles soient croustillantes',
    ],
  },
};

/** True of a phrase that the language has. */
export function isAgreeingPhrase(phrase: string, language: TextLanguage): boolean {
  return Object.hasOwn(PHRASES[language], phrase);
}

/** A phrase in the gender and number of words; several are feminine only where all of them are. */
export function agreeing(phrase: string, words: readonly Word[], language: TextLanguage): string {
  const plural = words.length > 1 || words.some(({ grammar }) => grammar.plural);
  const feminine = words.every(({ grammar }) => grammar.feminine);
  return PHRASES[language][phrase]?.[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? '';
}
