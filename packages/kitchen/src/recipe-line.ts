import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from './knowledge-base.ts';
import { isNameOf } from './name-forms.ts';
import { type ParsedLine, parseLine } from './parse-line.ts';
import type { Localised, RecipeLine } from './recipe.ts';

/**
 * An ingredient line as people write it, as a line of a recipe: nothing it says of allergens is lost. The texts stand
 * under English too, as those of a recipe in one language do.
 */
export function readRecipeLine(text: string, language: Language, kb: KnowledgeBase): RecipeLine {
  const { ingredient, amount, unit, preparation, note, each, optional, ...said } = parseLine(text, language, kb);
  const localised = (words: string): Localised => ({ en: words, [textLanguage(language)]: words });
  const remark = [preparation, note].filter(Boolean).join(', ');
  return {
    ingredient,
    name: localised(nameOf(ingredient, said, language, kb)),
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

/** The name as written; where what it denies was left out of it, the ingredient's own name, which says so. */
function nameOf(
  id: string | null,
  { name, negated }: Pick<ParsedLine, 'name' | 'negated'>,
  language: Language,
  kb: KnowledgeBase,
): string {
  const ingredient = id === null ? undefined : kb.get(id);
  if (!ingredient || negated.length === 0 || isNameOf(ingredient, name, textLanguage(language))) return name;
  return kb.name(ingredient.id, language);
}
