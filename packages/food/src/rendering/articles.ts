import { isElidedBefore } from '@larder/text/french-elision';
import type { Grammar } from '../names/noun-grammar.ts';
import type { TextLanguage } from '../recipe.ts';

/**
 * The words before a name, with their last article made to agree with it: "a " before "onion" → "an ", "la " before
 * "aceite" → "el ", "du " before "huile" → "de l’". Other words are left as they are; English needs no grammar.
 */
export function agreeArticle(before: string, name: string, language: TextLanguage, grammar: Grammar): string {
  return AGREEING_ARTICLES[language](before, name, grammar);
}

type AgreeingArticle = (before: string, name: string, grammar: Grammar) => string;

const AGREEING_ARTICLES: Readonly<Record<TextLanguage, AgreeingArticle>> = {
  en: (before, name, { plural }) => (plural ? before.replace(ENGLISH_ARTICLE, '$1') : withEnglishArticle(before, name)),
  es: (before, name, grammar) => withSpanishArticle(before, name, grammar),
  fr: (before, name, grammar) => withFrenchArticle(before, name, grammar),
};

const ENGLISH_ARTICLE = /(^|[\s(])(an?)(\s+)$/i;
const VOWEL_SOUND = /^(?:[aeiou8](?!ni[cfqtv]|uro|ne\b)|1[18](?!\d)|hour|honest|heirloom)/i;

/** "a" or "an" before a word or a number. */
export function withEnglishArticle(before: string, name: string): string {
  return before.replace(ENGLISH_ARTICLE, (_, lead: string, article: string, space: string) => {
    const right = VOWEL_SOUND.test(name) ? `${article.charAt(0)}n` : article.charAt(0);
    return lead + right + space;
  });
}

/** Masculine and feminine in the singular, then in the plural. */
const SPANISH_ARTICLES: Record<string, readonly [m: string, f: string, ms: string, fs: string]> = {
  definite: ['el', 'la', 'los', 'las'],
  indefinite: ['un', 'una', 'unos', 'unas'],
  of: ['del', 'de la', 'de los', 'de las'],
  to: ['al', 'a la', 'a los', 'a las'],
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
  const isFeminine = feminine && (plural || !SPANISH_STRESSED_A.test(name));
  for (const [pattern, kind] of SPANISH_KINDS) {
    if (!pattern.test(before)) continue;
    const article = SPANISH_ARTICLES[kind]?.[2 * Number(plural) + Number(isFeminine)] ?? '';
    return before.replace(pattern, (_, lead: string, old: string) => `${lead}${inCaseOf(old, article)} `);
  }
  return before;
}

type Form = Grammar & { elided: boolean };

/** The articles of French, alone and joined with "de" and "à", and the form of each that agrees. */
const FRENCH_KINDS: readonly (readonly [RegExp, (form: Form) => string])[] = [
  [
    /(^|[\s(])(du|des|de la|de l['’])\s*$/i,
    ({ feminine, plural, elided }) => (plural ? 'des ' : elided ? 'de l’' : feminine ? 'de la ' : 'du '),
  ],
  [
    /(^|[\s(])(au|aux|à la|à l['’])\s*$/i,
    ({ feminine, plural, elided }) => (plural ? 'aux ' : elided ? 'à l’' : feminine ? 'à la ' : 'au '),
  ],
  [
    /(^|[\s(])(le|la|les|l['’])\s*$/i,
    ({ feminine, plural, elided }) => (plural ? 'les ' : elided ? 'l’' : feminine ? 'la ' : 'le '),
  ],
  [/(^|[\s(])(une?)\s*$/i, ({ feminine, plural }) => (plural ? 'des ' : feminine ? 'une ' : 'un ')],
  [/(^|[\s(])(de|d['’])\s*$/i, ({ elided }) => (elided ? 'd’' : 'de ')],
];

function withFrenchArticle(before: string, name: string, grammar: Grammar): string {
  const form = { ...grammar, elided: isElidedBefore(name) };
  for (const [pattern, articleOf] of FRENCH_KINDS) {
    if (!pattern.test(before)) continue;
    return before.replace(
      pattern,
      (_, lead: string, old: string) => lead + inCaseOf(old, withApostropheOf(before, articleOf(form))),
    );
  }
  return before;
}

function inCaseOf(old: string, article: string): string {
  const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase();
  return isCapital ? article.charAt(0).toUpperCase() + article.slice(1) : article;
}

/** With the apostrophe that the text uses: curly unless the text has straight ones alone. */
function withApostropheOf(text: string, article: string): string {
  return text.includes("'") && !text.includes('’') ? article.replace('’', "'") : article;
}
