import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '../../knowledge-base.ts';
import { isNameOf } from '../../names/name-forms.ts';
import type { Localised, RecipeLine } from '../../recipe.ts';
import { type ParsedLine, parseLine } from '../lines/parse-line.ts';

/**
 * An ingredient line as people write it, as a line of a recipe: nothing it says of allergens is lost. The texts stand
 * under English too, as those of a recipe in one language do.
 */
export function readRecipeLine(text: string, language: Language, kb: KnowledgeBase): RecipeLine {
  const parsed = parseLine(text, language, kb);
  const { ingredient, amount, unit, preparation, note, each, optional, ...said } = parsed;
  const localised = (words: string): Localised => ({ en: words, [textLanguage(language)]: words });
  const remark = [preparation, note].filter(Boolean).join(', ');
  return {
    ingredient,
    name: localised(nameOf(text, parsed, language, kb)),
    amount,
    unit,
    ...(remark && { preparation: localised(remark) }),
    ...(each && { each }),
    ...(optional && { optional }),
    ...(said.alternatives.length > 0 && { alternatives: said.alternatives }),
    ...(said.also.length + said.mentions.length > 0 && { also: [...said.also, ...said.mentions] }),
    ...(said.mayContain.length > 0 && { mayContain: said.mayContain }),
    ...(said.negated.length > 0 && { negated: said.negated }),
  };
}

/**
 * The name as written, with the words that say what is not in it: the ingredient's own name where that says so too,
 * else those that stand right before or after it in the line.
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
  const before = DENIED_BEFORE.exec(text.slice(0, at))?.[0] ?? '';
  const after = DENIED_AFTER.exec(text.slice(at + name.length))?.[0] ?? '';
  return before + name + after;
}

const DENIED_BEFORE = /\p{L}+[- ]free\s+$/iu;
const DENIED_AFTER = /^\s+(?:without|sin|sans)\s+\p{L}+(?:\s+(?:or|ni|o|ou)\s+\p{L}+)*/iu;
