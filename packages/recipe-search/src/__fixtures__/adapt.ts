import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { adaptRecipe } from '../adaptation/adapt-recipe.ts';

export const without = (...excludedAllergens: Allergen[]): Restrictions => ({ excludedAllergens, dietTypes: [] });
export const onDiet = (...dietTypes: Diet[]): Restrictions => ({ excludedAllergens: [], dietTypes });

/** The recipe without what breaks the restrictions; undefined where nothing stands in for it. */
export const adapt = (recipe: CanonicalRecipe, restrictions: Restrictions): CanonicalRecipe | undefined =>
  adaptRecipe(recipe, restrictions, kb)?.recipe;

/** Its ingredients, in the order of its lines. */
export const linesOf = (recipe: CanonicalRecipe, restrictions: Restrictions): (string | null)[] | undefined =>
  adapt(recipe, restrictions)?.lines.map(({ ingredient }) => ingredient);
