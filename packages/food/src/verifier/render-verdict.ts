import type { Language } from '@larder/contract/language';
import type { AllergenVerdict, DietVerdict, Evidence } from '@larder/contract/verdict/verdict';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import type { Mention } from './mentions.ts';
import type { Verdict } from './verify.ts';

/** Mentions that are given as evidence of one finding; more would only make the answer larger. */
const MAX_EVIDENCE = 30;

/** The findings in the contract's form, with evidence in the reader's language. */
export function renderVerdict(
  { allergens, diets }: Pick<Verdict, 'allergens' | 'diets'>,
  language: Language,
  kb: KnowledgeBase,
): { allergenVerdicts: AllergenVerdict[]; dietVerdicts: DietVerdict[] } {
  const render = (evidence: readonly Mention[]) =>
    evidence.slice(0, MAX_EVIDENCE).map((mention) => renderMention(mention, language, kb));
  return {
    allergenVerdicts: allergens.map(({ allergen, state, evidence }) => ({
      allergen,
      state,
      evidence: render(evidence),
    })),
    dietVerdicts: diets.map(({ diet, state, evidence }) => ({ diet, state, evidence: render(evidence) })),
  };
}

function renderMention({ where, index, ingredient, words }: Mention, language: Language, kb: KnowledgeBase): Evidence {
  const text = ingredient ? kb.name(ingredient.id, language) : (words[textLanguage(language)] ?? words.en);
  return { where, index, text };
}
