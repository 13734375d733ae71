import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { adaptRecipe } from './adapt.ts';

/** So many different preferences are remembered, those asked for last. */
const MOST_REMEMBERED = 24;

/** A recipe as somebody with these preferences can have it, adapted where it must be; null where it can't be. */
export type WithinPreferences = (preferences: Restrictions) => (recipe: CanonicalRecipe) => CanonicalRecipe | null;

/** Adapts each recipe once for the same preferences: recipes do not change. */
export function createWithinPreferences(kb: KnowledgeBase): WithinPreferences {
  const remembered = new Map<string, Map<CanonicalRecipe, CanonicalRecipe | null>>();
  return ({ excludedAllergens, dietTypes, excludedIngredients = [], rules = [] }) => {
    const preferences = {
      excludedAllergens: [...excludedAllergens].sort(),
      dietTypes: [...dietTypes].sort(),
      excludedIngredients: [...excludedIngredients].sort(),
      rules: [...rules].sort(),
    };
    if (Object.values(preferences).every((each) => each.length === 0)) return (recipe) => recipe;
    const key = JSON.stringify(preferences);
    const known = remembered.get(key) ?? new Map<CanonicalRecipe, CanonicalRecipe | null>();
    remembered.delete(key);
    remembered.set(key, known);
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? key);
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
