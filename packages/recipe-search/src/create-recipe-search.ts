import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createComposer } from '@larder/recipe-composer/create-composer';
import { createWithinPreferences } from './adaptation/within-preferences.ts';
import { type Cookbook, createCookbook } from './cookbook.ts';
import { createSearchByName } from './names/search-by-name.ts';
import { createIngredientWeights } from './ranking/ingredient-weights.ts';
import type { RecipeService } from './recipe-service.ts';
import { createComposedLooks } from './response/composed-looks.ts';
import { createSearchByIngredients } from './search-by-ingredients.ts';

/** The built-in recipe service: answers from the cookbook and the composer, without a language model. */
export type RecipeSearch = RecipeService & Cookbook;

/** Indexes the cookbook once. The same request always gets the same answer. */
export function createRecipeSearch(dependencies: {
  kb: KnowledgeBase;
  cookbook: readonly CanonicalRecipe[];
}): RecipeSearch {
  const { kb, cookbook } = dependencies;
  const composer = createComposer(kb);
  const within = createWithinPreferences(kb);
  const knowledge = { kb, weights: createIngredientWeights(cookbook, kb) };
  const searchByIngredients = createSearchByIngredients({ cookbook, knowledge, composer, within });
  const withLooks = createComposedLooks(kb);
  const searchByName = createSearchByName({ kb, cookbook, composer, within });
  return {
    ...createCookbook(cookbook),
    async find(request) {
      const found = request.by === 'name' ? searchByName(request) : searchByIngredients(request);
      return { ...found, drafts: withLooks(found.drafts) };
    },
  };
}
