import type { TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import { phoneticKeys } from '@larder/text/phonetics';

/** Says nothing of a dish: joining words, and how people ask. Folded. */
const EMPTY = new Set(
  `a an and n of with in on o for to my me some something any how what make cook easy quick simple best good nice
   tasty yummy delicious healthy light cheap homemade recipe recipes dish dishes food idea ideas
   de del la las el los un una unas unos y e con al a en para por como que algo hacer cocinar facil rapido rapida sano
   sana saludable ligero ligera rico rica barato casero casera caseros caseras receta recetas mi plato platos cocina
   le les l d du des au aux et avec pour comment quelque chose que faire bon bonne facile rapide leger legere sain saine
   maison recette recettes mon ma style plat plats cuisine`.split(/\s+/),
);

/** Several words that say one thing. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bpetit[- ]dej(euner)?\b/g, 'breakfast'],
  [/\b(sin|sans|without|no) alco(hol|ol)\b|\b(alcohol[- ]free|non[- ]alcoholic)\b/g, 'nonalcoholic'],
  [/(\p{L})'s\b/gu, '$1s'],
];

/** All words of a text, folded; what follows an apostrophe as in "shepherd's" belongs to its word. */
export function plainWords(text: string): string[] {
  const folded = PHRASES.reduce((words, [phrase, as]) => words.replace(phrase, as), fold(text));
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that say something of a dish; all of them where none does. */
export function tellingWords(words: readonly string[], isEmpty = (word: string) => EMPTY.has(word)): readonly string[] {
  const telling = words.filter((word) => !isEmpty(word));
  return telling.length > 0 ? telling : words;
}

/** The words of a question that say something; "the" is tea to whoever writes French without accents. */
export function askedWords(words: readonly string[], language: TextLanguage): readonly string[] {
  return tellingWords(words, (word) => EMPTY.has(word) || (word === 'the' && language === 'en'));
}

/** Letters to compare, with one bit for each that is in them: what has too many of its own is no slip. */
export type Spelling = { text: string; letters: number };

/** A word that can be compared. */
export type NameWord = {
  text: string;
  /** What it has in common with its plural. */
  singular: string;
  /** Without the ending of a plural. */
  written: Spelling;
  /** How it may be said; see `phoneticKeys`. */
  sounds: readonly [Spelling, ...Spelling[]];
};

export function nameWord(text: string): NameWord {
  const bare = text.length < 4 ? text : text.replace(/[sx]$/, '');
  const [sound, ...others] = phoneticKeys(bare);
  return {
    text,
    singular: singularOf(bare),
    written: spellingOf(bare),
    sounds: [spellingOf(sound), ...others.map(spellingOf)],
  };
}

/** A whole text as one word, and how it is said. */
export type WholeName = { text: string; sound: Spelling; words: number };

export function wholeName(words: readonly NameWord[]): WholeName {
  const join = (part: (word: NameWord, at: number) => string) => words.map(part).join('');
  return {
    text: join(({ text, singular }, at) => (at === words.length - 1 ? singular : text)),
    sound: spellingOf(join(({ sounds }) => sounds[0].text)),
    words: words.length,
  };
}

function spellingOf(text: string): Spelling {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

/** What a word without its plural ending has in common with it: tomate(s), flan(es), cookie(s), gateau(x). */
function singularOf(bare: string): string {
  return bare.length < 4 ? bare : bare.replace(/(?<=..)e$/, '').replace(/i$/, 'y');
}
