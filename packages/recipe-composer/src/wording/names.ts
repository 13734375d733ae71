import type { Language } from '@larder/contract/language';
import type { Cut } from '@larder/food/ingredients/cooking';
import type { GrammaticalNumber } from '@larder/food/ingredients/wording';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Grammar } from '@larder/food/names/noun-grammar';
import type { TextLanguage } from '@larder/food/recipe';
import { agreeArticle } from '@larder/food/rendering/articles';
import { isSingular } from '@larder/food/units/unit-words';
import type { Measured } from '../filling/measure.ts';
import type { CookingTable } from '../techniques/cooking-table.ts';
import { shortId, shortName } from './short-names.ts';

/** A name in the form that a text uses, with what its article agrees with. */
export type Word = { text: string; grammar: Grammar };
export type Words = Record<TextLanguage, Word>;

/** The names of an ingredient in a dish: on its line, as it is cut, in a step, before the dish in a title, and after "with". */
export type Names = { line: Words; cut: Words; step: Words; title: Words; with: Words };

export const SPOKEN: Record<TextLanguage, Language> = { en: 'en-GB', es: 'es', fr: 'fr' };

/** Grams of a piece up to which a title names it in the plural: "tortilla de patatas" and "crema de calabacín". */
const PLURAL_IN_TITLES: Record<TextLanguage, number> = { en: 0, es: 60, fr: 300 };

/** The names of `id`, of which a dish has as much as `measured` says; once squeezed it is told as its juice. */
export function namesOf(
  id: string,
  measured: Measured,
  cut: Cut | null,
  cookingOf: CookingTable,
  kb: KnowledgeBase,
): Names {
  const short = shortId(id, 'step', kb);
  const inEach = (word: (language: TextLanguage) => Word): Words => ({
    en: word('en'),
    es: word('es'),
    fr: word('fr'),
  });
  const whole = inEach((language) => {
    if (isUncounted(short, language, kb)) return shortWord(short, false, language, kb);
    const grammaticalNumber =
      short === id ? undefined : (kb.get(short)?.wording?.shortNumber ?? cookingOf(short)?.grammaticalNumber);
    const many =
      grammaticalNumber === undefined ? isMany(id, measured, language, cookingOf, kb) : grammaticalNumber === 'plural';
    return shortWord(short, many, language, kb);
  });
  return {
    // A tin says already that its fish or its beans are tinned.
    line:
      measured.unit === 'tin'
        ? whole
        : inEach((language) => wordOf(id, isMany(id, measured, language, cookingOf, kb), language, kb)),
    cut: whole,
    step:
      cut === 'juice' && kb.get(`${id}-juice`)
        ? inEach((language) => wordOf(`${id}-juice`, false, language, kb))
        : whole,
    title: inEach((language) => titleWord(shortId(id, 'title', kb), language, cookingOf, kb)),
    with: inEach((language) =>
      titleNumberOf(short, language, kb) === 'singular'
        ? shortWord(shortId(id, 'title', kb), false, language, kb)
        : whole[language],
    ),
  };
}

function wordOf(id: string, many: boolean, language: TextLanguage, kb: KnowledgeBase): Word {
  return withGrammar(kb.name(id, SPOKEN[language], many ? 2 : 1), many, language, kb);
}

function shortWord(id: string, many: boolean, language: TextLanguage, kb: KnowledgeBase): Word {
  const called = shortName(id, many, language, kb);
  return called === undefined ? wordOf(id, many, language, kb) : withGrammar(called, many, language, kb);
}

function withGrammar(text: string, plural: boolean, language: TextLanguage, kb: KnowledgeBase): Word {
  return { text, grammar: kb.grammar(text, language, plural) };
}

function isMany(
  id: string,
  { amount, unit, grams }: Measured,
  language: TextLanguage,
  cookingOf: CookingTable,
  kb: KnowledgeBase,
): boolean {
  const { grammaticalNumber } = cookingOf(id) ?? {};
  if (isUncounted(shortId(id, 'step', kb), language, kb)) return false;
  if (unit === null) return !isSingular(amount, SPOKEN[language]);
  if (grammaticalNumber !== undefined) return grammaticalNumber === 'plural';
  const piece = kb.get(id)?.weighs?.piece;
  return piece === undefined ? true : grams > piece * 1.3;
}

function isUncounted(id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  return kb.get(id)?.wording?.uncountedIn?.includes(language) === true;
}

function titleNumberOf(id: string, language: TextLanguage, kb: KnowledgeBase): GrammaticalNumber | undefined {
  return kb.get(id)?.wording?.titleNumber?.[language];
}

/** In English a title puts names before the dish, in the singular: "carrot and leek soup". */
function titleWord(id: string, language: TextLanguage, cookingOf: CookingTable, kb: KnowledgeBase): Word {
  if (language === 'en') return shortWord(id, false, language, kb);
  const grammaticalNumber = cookingOf(id)?.grammaticalNumber;
  const piece = kb.get(id)?.weighs?.piece ?? Number.POSITIVE_INFINITY;
  const number = titleNumberOf(id, language, kb);
  const singular = language === 'fr' && number === 'singular';
  const many =
    number === 'plural' ||
    (!singular &&
      (grammaticalNumber === 'plural' || (grammaticalNumber !== 'singular' && piece <= PLURAL_IN_TITLES[language])));
  return shortWord(id, many, language, kb);
}

/** The articles that a text can ask for; `all` is none, with the name in the number that a step uses. */
export type Article = '' | 'the' | 'all' | 'el' | 'del' | 'al' | 'le' | 'du' | 'au' | 'de';

/** The article before a word, blank included: "la ", "d'", "" before a bare name. */
export function articleOf(article: Article, { text, grammar }: Word, language: TextLanguage): string {
  if (article === '' || language === 'en') return article === '' ? '' : `${article} `;
  if (article === 'de' && language === 'es') return 'de ';
  return agreeArticle(`${article} `, text, language, grammar);
}

/** Whether the article is said once for a whole list or before each of its names. */
export function isSaidOnce(article: Article, language: TextLanguage): boolean {
  return language === 'en' || (language === 'es' && article === 'de');
}

const AND: Record<TextLanguage, string> = { en: ' and ', es: ' y ', fr: ' et ' };

/** "and" before a word; Spanish says "e" before the sound of an i. */
export function andBefore(word: string, language: TextLanguage): string {
  return language === 'es' && /^h?i(?!e)/i.test(word) ? ' e ' : AND[language];
}
