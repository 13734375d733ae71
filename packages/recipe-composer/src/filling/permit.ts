import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { KETO_MAX_NET_CARBS } from '@larder/food/verifier/diets';
import { breaks, doubts, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';

/** True where so many grams a serving of an ingredient respect the preferences. */
type Permit = (id: string, grams: number) => boolean;

/** One ingredient may bring so much of what keto allows a serving; the rest of the dish brings some too. */
const SHARE_OF_NET_CARBS = 0.6;

/** What may go into a dish: nothing that bears what is excluded, and nothing of which that can't be told. */
export function permitFor(preferences: Restrictions, kb: KnowledgeBase): Permit {
  const { excludedAllergens, dietTypes, excludedIngredients = [], rules = [] } = preferences;
  if ([excludedAllergens, dietTypes, excludedIngredients, rules].every((each) => each.length === 0)) return () => true;
  const measuredDiets = new Set(['Keto', 'Low FODMAP']);
  const byKind = { ...preferences, dietTypes: dietTypes.filter((diet) => !measuredDiets.has(diet)) };
  const known = new Map<string, boolean>();
  const passes = (id: string): boolean => {
    let passed = known.get(id);
    if (passed === undefined) {
      const verdict = verifyRecipe(alone(id, kb), kb);
      passed = breaks(verdict, byKind).length === 0 && doubts(verdict, byKind).length === 0;
      known.set(id, passed);
    }
    return passed;
  };
  return (id, grams) =>
    passes(id) &&
    (!dietTypes.includes('Low FODMAP') || grams < (kb.get(id)?.fodmapFrom ?? Number.POSITIVE_INFINITY)) &&
    (!dietTypes.includes('Keto') || netCarbs(id, grams, kb) <= KETO_MAX_NET_CARBS * SHARE_OF_NET_CARBS);
}

function netCarbs(id: string, grams: number, kb: KnowledgeBase): number {
  const [, , carbs = 0, , fibre = 0] = kb.get(id)?.per100g ?? [];
  return (Math.max(0, carbs - fibre) * grams) / 100;
}

/** A recipe of nothing but this, for the verifier to judge. */
function alone(id: string, kb: KnowledgeBase): CanonicalRecipe {
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
