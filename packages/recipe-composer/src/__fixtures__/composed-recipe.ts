import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createComposer } from '../create-composer.ts';

const composer = createComposer(kb);
const ANYTHING = { category: null, subcategory: null, preferences: { excludedAllergens: [], dietTypes: [] } } as const;

/** The recipe that a template composes of what is available, without preferences. Throws where it composes none. */
export function composedRecipe(available: readonly string[], template: string): CanonicalRecipe {
  const dish = composer.compose({ ...ANYTHING, available }).find((each) => each.template.id === template);
  const recipe = dish?.write();
  if (!recipe) throw new Error(`${template} is not composed of ${available.join(', ')}`);
  return recipe;
}
