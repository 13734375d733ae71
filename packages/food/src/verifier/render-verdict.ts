import type { Language } from '@larder/contract/language';
import type { AllergenVerdict, DietVerdict, Evidence } from '@larder/contract/verdict';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import type { Mention } from './mentions.ts';
import type { Verdict } from './verify.ts';

/** The findings in the contract's form, with evidence in the reader's language. */
export function renderVerdict(
  { allergens, diets }: Pick<Verdict, 'allergens' | 'diets'>,
  language: Language,
  kb: KnowledgeBase,
): { allergenVerdicts: AllergenVerdict[]; dietVerdicts: DietVerdict[] } {
  const render = (mention: Mention) => renderMention(mention, language, kb);
  return {
    allergenVerdicts: allergens.map(({ allergen, state, evidence }) => ({
      allergen,
      state,
      evidence: evidence.map(render),
    })),
    dietVerdicts: diets.map(({ diet, state, evidence }) => ({ diet, state, evidence: evidence.map(render) })),
  };
}

function renderMention({ where, index, ingredient, words }: Mention, language: Language, kb: KnowledgeBase): Evidence {
  const text = ingredient ? kb.name(ingredient.id, language) : (words[textLanguage(language)] ?? words.en);
  return { where, index, text };
}
