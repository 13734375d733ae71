import { fold } from '@larder/text/fold';
import type { Grammar } from '../names/noun-grammar.ts';
import type { TextLanguage } from '../recipe.ts';

type Number = 'one' | 'many';

/**
 * The words before a name, with their last article made to agree with it: "a " before "onion" → "an ", "la " before
 * "aceite" → "el ", "du " before "huile" → "de l’". Other words are left as they are; English needs no grammar.
 */
export function agreeing(before: string, name: string, language: TextLanguage, grammar: Grammar): string {
  if (language === 'en') return withEnglishArticle(before, name);
  return language === 'es' ? withSpanishArticle(before, name, grammar) : withFrenchArticle(before, name, grammar);
}

const ENGLISH_ARTICLE = /(^|[\s(])(an?)(\s+)$/i;
const VOWEL_SOUND = /^(?:[aeiou8](?!ni[cfqtv]|uro|ne\b)|1[18](?!\d)|hour|honest|heirloom)/i;

/** "a" or "an" before a word or a number. */
export function withEnglishArticle(before: string, name: string): string {
  return before.replace(ENGLISH_ARTICLE, (_, lead: string, article: string, space: string) => {
    const right = VOWEL_SOUND.test(name) ? `${article.charAt(0)}n` : article.charAt(0);
    return lead + right + space;
  });
}

const SPANISH_ARTICLES: Record<string, { m: Record<Number, string>; f: Record<Number, string> }> = {
  definite: { m: { one: 'el', many: 'los' }, f: { one: 'la', many: 'las' } },
  indefinite: { m: { one: 'un', many: 'unos' }, f: { one: 'una', many: 'unas' } },
  of: { m: { one: 'del', many: 'de los' }, f: { one: 'de la', many: 'de las' } },
  to: { m: { one: 'al', many: 'a los' }, f: { one: 'a la', many: 'a las' } },
};
const SPANISH_KINDS: readonly (readonly [RegExp, keyof typeof SPANISH_ARTICLES])[] = [
  [/(^|[\s(])(del|de (?:los?|las?|el))\s+$/i, 'of'],
  [/(^|[\s(])(al|a (?:los?|las?|el))\s+$/i, 'to'],
  [/(^|[\s(])(el|los?|las?)\s+$/i, 'definite'],
  [/(^|[\s(])(una?|unos|unas)\s+$/i, 'indefinite'],
];

/** Two syllables of which the first is a stressed a: "el agua", "un ave", though both are feminine. */
const SPANISH_STRESSED_A = /^h?[aá][bcdfghjklmnñpqrstvwxyz]+u?[aeo](?![\p{L}-])/iu;

function withSpanishArticle(before: string, name: string, { feminine, plural }: Grammar): string {
  const number: Number = plural ? 'many' : 'one';
  const gender = feminine && (plural || !SPANISH_STRESSED_A.test(name)) ? 'f' : 'm';
  for (const [pattern, kind] of SPANISH_KINDS) {
    if (!pattern.test(before)) continue;
    const article = SPANISH_ARTICLES[kind]?.[gender][number] ?? '';
    return before.replace(pattern, (_, lead: string, old: string) => `${lead}${inCaseOf(old, article)} `);
  }
  return before;
}

const VOWEL_OR_MUTE_H =
  /^(?:[aeiouœ]|h(?!ach|addock|aggis|alloumi|alva|ard|areng|aricot|aut|avarti|ot|omard|oja|oumous))/;
/** What a French article is: the form of its de or à, and whether it points. */
const FRENCH_KINDS: readonly (readonly [RegExp, (gender: 'm' | 'f', number: Number, elided: boolean) => string])[] = [
  [
    /(^|[\s(])(du|des|de la|de l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'des ' : elided ? 'de l’' : gender === 'f' ? 'de la ' : 'du '),
  ],
  [
    /(^|[\s(])(au|aux|à la|à l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'aux ' : elided ? 'à l’' : gender === 'f' ? 'à la ' : 'au '),
  ],
  [
    /(^|[\s(])(le|la|les|l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'les ' : elided ? 'l’' : gender === 'f' ? 'la ' : 'le '),
  ],
  [/(^|[\s(])(une?)\s*$/i, (gender) => (gender === 'f' ? 'une ' : 'un ')],
  [/(^|[\s(])(de|d['’])\s*$/i, (_gender, _number, elided) => (elided ? 'd’' : 'de ')],
];

function withFrenchArticle(before: string, name: string, { feminine, plural }: Grammar): string {
  const number: Number = plural ? 'many' : 'one';
  const gender = feminine ? 'f' : 'm';
  const elided = VOWEL_OR_MUTE_H.test(fold(name));
  for (const [pattern, article] of FRENCH_KINDS) {
    if (!pattern.test(before)) continue;
    return before.replace(
      pattern,
      (_, lead: string, old: string) => lead + inCaseOf(old, withApostropheOf(before, article(gender, number, elided))),
    );
  }
  return before;
}

function inCaseOf(old: string, article: string): string {
  const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase();
  return isCapital ? article.charAt(0).toUpperCase() + article.slice(1) : article;
}

/** The writer's own apostrophe, straight unless theirs is curly. */
function withApostropheOf(text: string, article: string): string {
  return text.includes('’') ? article : article.replace('’', "'");
}
