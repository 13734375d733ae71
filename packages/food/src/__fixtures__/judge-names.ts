import { ALLERGENS } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import type { AllergenVerdict } from '@larder/contract/verdict';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { readRecipeLine } from '../parsing/recipes/recipe-line.ts';
import { verifyRecipe } from '../verifier/verify.ts';
import { type AllergenNames, type LabelledName, labelled } from './allergen-names.ts';
import { english } from './allergens.en.ts';
import { spanish } from './allergens.es.ts';
import { french } from './allergens.fr.ts';
import { aRecipe } from './recipes.ts';

const LISTS: readonly (readonly [Language, AllergenNames])[] = [
  ['en-GB', english],
  ['es', spanish],
  ['fr', french],
];

/** A name with what the verifier makes of it. */
export type JudgedName = LabelledName & { state: AllergenVerdict['state'] };

/** How a language's lists came out. */
export type NamesReport = { language: Language; bearing: JudgedName[]; traps: JudgedName[] };

/** Judges every name of the lists as a recipe with that one line, in each language. */
export function judgeNames(kb: KnowledgeBase): NamesReport[] {
  return LISTS.map(([language, { bearing, traps }]) => ({
    language,
    bearing: labelled(bearing, language).map((name) => judge(name, kb)),
    traps: labelled(traps, language).map((name) => judge(name, kb)),
  }));
}

function judge(labelledName: LabelledName, kb: KnowledgeBase): JudgedName {
  const { name, allergen, language } = labelledName;
  const recipe = aRecipe({ source: 'user', lines: [readRecipeLine(name, language, kb)] });
  const state = verifyRecipe(recipe, kb).allergens[ALLERGENS.indexOf(allergen)]?.state ?? 'none-found';
  return { ...labelledName, state };
}

/** Names that bear an allergen and were not said to. */
export function missed({ bearing }: NamesReport): JudgedName[] {
  return bearing.filter(({ state }) => state !== 'contains');
}

/** Names said to contain what they only sound like. */
export function falseAlarms({ traps }: NamesReport): JudgedName[] {
  return traps.filter(({ state }) => state === 'contains');
}
