import type { KnowledgeBase } from '../knowledge-base.ts';
import { type CanonicalRecipe, DEFAULT_LANGUAGES, inTextLanguages } from '../recipe.ts';
import { breaks, type Restrictions } from './restrictions.ts';
import { type Verdict, verifyRecipe } from './verify.ts';

const verdicts = new WeakMap<KnowledgeBase, Map<string, Verdict>>();

/** What the verifier says of one gram of a food by itself, computed once. */
export function verifyFood(id: string, kb: KnowledgeBase): Verdict {
  const known = verdicts.get(kb) ?? new Map<string, Verdict>();
  verdicts.set(kb, known);
  const verdict = known.get(id) ?? verifyRecipe(recipeOfFood(id, kb), kb);
  if (kb.get(id)) known.set(id, verdict);
  return verdict;
}

/** The restrictions that a food breaks whatever it is used for; diets that depend on the amount are left to a recipe. */
export function brokenByFood(id: string, restrictions: Restrictions, kb: KnowledgeBase): string[] {
  return breaks(verifyFood(id, kb), restrictions);
}

/** A recipe of nothing but this. */
function recipeOfFood(id: string, kb: KnowledgeBase): CanonicalRecipe {
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
    lines: [{ ingredient: id, name, amount: { min: 1 }, unit: 'g' }],
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
