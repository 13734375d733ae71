import type { Diet } from '@larder/contract/diet';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { KETO_MAX_NET_CARBS } from '@larder/food/verifier/diets';
import { breaks, doubts, isRestricting, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';

/** True where the preferences permit so many grams a serving of an ingredient. */
export type Permit = (id: string, grams: number) => boolean;

/** The share of the net carbohydrate of a keto serving that one ingredient may have. */
const KETO_SHARE = 0.6;
/** Diets that depend on amounts. */
const BY_AMOUNT: ReadonlySet<Diet> = new Set(['Keto', 'Low FODMAP']);

/** Permits ingredients that certainly break none of the preferences. */
export function createPermit(preferences: Restrictions, kb: KnowledgeBase): Permit {
  if (!isRestricting(preferences)) return () => true;
  const { dietTypes } = preferences;
  const inAnyAmount = { ...preferences, dietTypes: dietTypes.filter((diet) => !BY_AMOUNT.has(diet)) };
  const known = new Map<string, boolean>();
  const passes = (id: string): boolean => {
    let passed = known.get(id);
    if (passed === undefined) {
      const verdict = verifyRecipe(recipeWith(id, kb), kb);
      passed = breaks(verdict, inAnyAmount).length === 0 && doubts(verdict, inAnyAmount).length === 0;
      known.set(id, passed);
    }
    return passed;
  };
  return (id, grams) =>
    passes(id) &&
    (!dietTypes.includes('Low FODMAP') || grams < (kb.get(id)?.fodmapFrom ?? Number.POSITIVE_INFINITY)) &&
    (!dietTypes.includes('Keto') || netCarbs(id, grams, kb) <= KETO_MAX_NET_CARBS * KETO_SHARE);
}

function netCarbs(id: string, grams: number, kb: KnowledgeBase): number {
  const [, , carbs = 0, , fibre = 0] = kb.get(id)?.per100g ?? [];
  return (Math.max(0, carbs - fibre) * grams) / 100;
}

/** A recipe of one ingredient, for the verifier. */
function recipeWith(id: string, kb: KnowledgeBase): CanonicalRecipe {
  const name = { en: kb.name(id, 'en-GB'), es: kb.name(id, 'es'), fr: kb.name(id, 'fr') };
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
