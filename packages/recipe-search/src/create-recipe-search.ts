import type { Category } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createComposer } from '@larder/recipe-composer/create-composer';
import { createWithinPreferences } from './adaptation/within-preferences.ts';
import { createSearchByName } from './names/search-by-name.ts';
import { createIngredientWeights } from './ranking/ingredient-weights.ts';
import { suggestedFirst } from './ranking/popularity.ts';
import type { RecipeService } from './recipe-service.ts';
import { createSearchByIngredients } from './search-by-ingredients.ts';

/** The built-in recipe service: answers from the cookbook and the composer, without a language model. */
export type RecipeSearch = RecipeService & {
  recipe(id: string): CanonicalRecipe | undefined;
  /** The cookbook's recipes of a category, or all, the suggested ones first. */
  popular(category: Category | null): CanonicalRecipe[];
};

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
  const searchByName = createSearchByName({ kb, cookbook, composer, within });
  const byId = new Map(cookbook.map((recipe) => [recipe.id, recipe]));
  const popular = suggestedFirst(cookbook);

  return {
    async find(request) {
      return request.by === 'name' ? searchByName(request) : searchByIngredients(request);
    },
    recipe: (id) => byId.get(id),
    popular: (category) => popular.filter((recipe) => category === null || recipe.category === category),
  };
}
