import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '../../knowledge-base.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import { isNameOf } from '../../names/name-forms.ts';
import type { Localised, RecipeLine } from '../../recipe.ts';
import { type ParsedLine, parseLine } from '../lines/parse-line.ts';

/**
 * Parses an ingredient line into a line of a recipe; nothing that it says about allergens is lost. Its texts are stored
 * under English, too, as in every recipe that exists in one language alone.
 */
export function readRecipeLine(text: string, language: Language, kb: KnowledgeBase): RecipeLine {
  const parsed = parseLine(text, language, kb);
  const { ingredient, amount, unit, preparation, note, each, optional, ...said } = parsed;
  const localised = (words: string): Localised => ({ en: words, [textLanguage(language)]: words });
  const notes = [preparation, note].filter(Boolean).join(', ');
  return {
    ingredient,
    name: localised(nameOf(text, parsed, language, kb)),
    amount,
    unit,
    ...(notes && { preparation: localised(notes) }),
    ...(each && { each }),
    ...(optional && { optional }),
    ...(said.alternatives.length > 0 && { alternatives: said.alternatives }),
    ...(said.also.length + said.mentions.length > 0 && { also: [...said.also, ...said.mentions] }),
    ...(said.mayContain.length > 0 && { mayContain: said.mayContain }),
    ...(said.possibleFoods.length > 0 && { possibleFoods: said.possibleFoods }),
    ...(said.negated.length > 0 && { negated: said.negated }),
    ...(said.deniedFoods.length > 0 && { deniedFoods: said.deniedFoods }),
  };
}

/**
 * The name with what is negated: the ingredient's own name where that says so, too, else the name as written with the
 * negation right before or after it in the line.
 */
function nameOf(
  text: string,
  { ingredient: id, name, negated }: ParsedLine,
  language: Language,
  kb: KnowledgeBase,
): string {
  if (negated.length === 0) return name;
  const ingredient = id === null ? undefined : kb.get(id);
  const isDenied = !negated.some((allergen) => ingredient?.allergens?.includes(allergen));
  if (ingredient && isDenied)
    return isNameOf(ingredient, name, textLanguage(language)) ? name : kb.name(ingredient.id, language);
  const at = text.indexOf(name);
  if (at < 0) return name;
  const negationBefore = NEGATION_BEFORE.exec(text.slice(0, at))?.[0] ?? '';
  const negationAfter = NEGATION_AFTER.exec(text.slice(at + name.length))?.[0] ?? '';
  return negationBefore + name + negationAfter;
}

function anyOf(list: 'deniedBefore' | 'deniedAfter' | 'deniedJoiners'): string {
  return Object.values(LINE_GRAMMAR)
    .flatMap((grammar) => [...grammar[list]])
    .join('|');
}

const NEGATION_BEFORE = new RegExp(`\\p{L}+[- ](?:${anyOf('deniedBefore')})\\s+$`, 'iu');
const NEGATION_AFTER = new RegExp(
  `^\\s+(?:${anyOf('deniedAfter')})\\s+\\p{L}+(?:\\s+(?:${anyOf('deniedJoiners')})\\s+\\p{L}+)*`,
  'iu',
);
