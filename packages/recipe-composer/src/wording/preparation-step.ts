import type { Cut } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import { CUT_PHRASES } from '../techniques/cuts.ts';
import type { Article } from './articles.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { capitalise, joinWords, listNames, type TextPart } from './write-text.ts';

const DEFINITE: Record<TextLanguage, Article> = { en: 'the', es: 'el', fr: 'le' };
const ABOUT: Record<TextLanguage, string> = { en: ', about ', es: ', unos ', fr: ', environ ' };
const LAST: Record<TextLanguage, string> = { en: ' and ', es: ' y ', fr: ' et ' };
/** Before the last clause where a clause is itself joined by "and": "peel and dice the leeks, then …". */
const THEN: Record<TextLanguage, string> = { en: ', then ', es: ', y ', fr: ', puis ' };
const MAX_MINUTES = 15;

/** The step in which ingredients are cut, trimmed or drained, those of one cut together; null where none are. */
export function writePreparation(ingredients: readonly NamedIngredient[], language: TextLanguage): TextPart[] | null {
  const cutOnes = ingredients.filter(isCut);
  if (cutOnes.length === 0) return null;
  const minutes = cutOnes.reduce((sum, { cut }) => sum + CUT_PHRASES[cut].minutes, 0);
  const seconds = Math.min(MAX_MINUTES, minutes) * 60;
  const about = minutes === 1 ? ', ' : ABOUT[language];
  return capitalise(joinWords([...writeClauses(cutOnes, language), about, { seconds }, '.']));
}

/** What is done to ingredients before they are cooked, as clauses of one sentence. */
export function writeClauses(ingredients: readonly NamedIngredient[], language: TextLanguage): TextPart[] {
  const cuts = [...Map.groupBy(ingredients.filter(isCut), ({ cut }) => CUT_PHRASES[cut][language])];
  const isJoined = cuts.some(([phrase, { length }]) => length > 1 || phrase.includes(LAST[language]));
  const last = isJoined ? THEN[language] : LAST[language];
  const clauses = cuts.flatMap(([phrase, cutAlike], index): TextPart[] => {
    const [before = '', after = ''] = phrase.split('{x}');
    const conjunction = index === 0 ? '' : index === cuts.length - 1 ? last : ', ';
    return [conjunction + before, ...listNames(cutAlike, DEFINITE[language], language, 'cut'), after];
  });
  return joinWords(clauses);
}

function isCut(one: NamedIngredient): one is NamedIngredient & { cut: Cut } {
  return one.cut !== null;
}
