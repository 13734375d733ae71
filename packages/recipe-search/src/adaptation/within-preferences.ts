import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { isRestricting, type Restrictions } from '@larder/food/verifier/restrictions';
import { lru } from 'tiny-lru';
import { adaptRecipe } from './adapt-recipe.ts';

/** Number of different preferences whose adapted recipes are kept. */
const KEPT_PREFERENCES = 24;

/** For preferences, a function that adapts a recipe to them where necessary; null where that is not possible. */
export type WithinPreferences = (preferences: Restrictions) => (recipe: CanonicalRecipe) => CanonicalRecipe | null;

/** Adapts each recipe once for the same preferences, in whatever order these are given. */
export function createWithinPreferences(kb: KnowledgeBase): WithinPreferences {
  const kept = lru<Map<CanonicalRecipe, CanonicalRecipe | null>>(KEPT_PREFERENCES);
  return (restrictions) => {
    if (!isRestricting(restrictions)) return (recipe) => recipe;
    const preferences = sorted(restrictions);
    const key = JSON.stringify(preferences);
    const known = kept.get(key) ?? new Map<CanonicalRecipe, CanonicalRecipe | null>();
    kept.set(key, known);
    return (recipe) => {
      let adapted = known.get(recipe);
      if (adapted === undefined) {
        adapted = adaptRecipe(recipe, preferences, kb)?.recipe ?? null;
        known.set(recipe, adapted);
      }
      return adapted;
    };
  };
}

function sorted({ excludedAllergens, dietTypes, excludedIngredients = [], rules = [] }: Restrictions): Restrictions {
  return {
    excludedAllergens: [...excludedAllergens].sort(),
    dietTypes: [...dietTypes].sort(),
    excludedIngredients: [...excludedIngredients].sort(),
    rules: [...rules].sort(),
  };
}
