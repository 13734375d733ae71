import type { Grammar } from '@larder/food/names/noun-grammar';
import type { TextLanguage } from '@larder/food/recipe';
import { agreeArticle } from '@larder/food/rendering/articles';

/** A name in the form that a text uses, with what its article agrees with. */
export type Word = { text: string; grammar: Grammar };

/** The articles of text templates. `all` is none, with the name in the number that it has in steps. */
export type Article = '' | 'the' | 'all' | 'el' | 'del' | 'al' | 'le' | 'du' | 'au' | 'de';

/** The article before a word, with the space behind it: "la ", "d'"; empty for a name without article. */
export function articleOf(article: Article, { text, grammar }: Word, language: TextLanguage): string {
  if (article === '' || language === 'en') return article === '' ? '' : `${article} `;
  if (article === 'de' && language === 'es') return 'de ';
  return agreeArticle(`${article} `, text, language, grammar);
}

/** True where an article stands once before a list, false where each of its names has one. */
export function standsOnce(article: Article, language: TextLanguage): boolean {
  return language === 'en' || (language === 'es' && article === 'de');
}

const AND: Record<TextLanguage, string> = { en: ' and ', es: ' y ', fr: ' et ' };

/** "and" before a word, which in Spanish is "e" before the sound of an i. */
export function andBefore(word: string, language: TextLanguage): string {
  return language === 'es' && /^h?i(?!e)/i.test(word) ? ' e ' : AND[language];
}
