import type { KnowledgeBase } from '../knowledge-base.ts';
import { type CanonicalRecipe, DEFAULT_LANGUAGES, inTextLanguages } from '../recipe.ts';
import { breaks, type Restrictions } from './restrictions.ts';
import { type Verdict, verifyRecipe } from './verify.ts';

const verdicts = new WeakMap<KnowledgeBase, Map<string, Verdict>>();

/** What the verifier says of grams of a food by itself, one by default, computed once. */
export function verifyFood(id: string, kb: KnowledgeBase, grams = 1): Verdict {
  const known = verdicts.get(kb) ?? new Map<string, Verdict>();
  verdicts.set(kb, known);
  const key = `${grams} ${id}`;
  const verdict = known.get(key) ?? verifyRecipe(recipeOfFood(id, kb, grams), kb);
  if (kb.get(id)) known.set(key, verdict);
  return verdict;
}

/**
 * The restrictions that grams of a food break; by default those that it breaks whatever it is used for: diets that depend
 * on the amount are left to a recipe.
 */
export function brokenByFood(id: string, restrictions: Restrictions, kb: KnowledgeBase, grams = 1): string[] {
  return breaks(verifyFood(id, kb, grams), restrictions);
}

/** A recipe of nothing but this. */
function recipeOfFood(id: string, kb: KnowledgeBase, grams: number): CanonicalRecipe {
  const name = inTextLanguages((language) => kb.name(id, DEFAULT_LANGUAGES[language]));
  return {
    id,
    source: 'composer',
    category: 'Meals',
    subcategory: null,
    cuisine: null,
    dishType: null,
    title: name,
    description: name,
    servings: 1,
    lines: [{ ingredient: id, name, amount: { min: grams }, unit: 'g' }],
    steps: [],
    equipment: [],
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    alsoKnownAs: [],
  };
}
