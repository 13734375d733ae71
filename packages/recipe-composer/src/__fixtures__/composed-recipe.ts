import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
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

/** Its rendering in British English. */
export function composedRendering(available: readonly string[], template: string) {
  return renderRecipe(composedRecipe(available, template), { language: 'en-GB', measurementSystem: 'metric' }, kb);
}

/** The steps of that, one to a line. */
export function composedSteps(available: readonly string[], template: string): string {
  const { instructions } = composedRendering(available, template);
  return instructions.map(({ step }) => step).join('\n');
}
