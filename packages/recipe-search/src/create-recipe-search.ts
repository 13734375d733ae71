import type { Category } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createComposer } from '@larder/recipe-composer/create-composer';
import { createWithinPreferences } from './adaptation/within-preferences.ts';
import { createIngredientFinder } from './candidates/find-by-ingredients.ts';
import { createNameFinder } from './names/find-by-name.ts';
import { createNearestByName } from './names/name-nearest.ts';
import { createNameSearch } from './names/name-search.ts';
import { indexNames } from './names/name-search-index.ts';
import { POPULAR } from './ranking/popular.ts';
import { weighIngredients } from './ranking/rank.ts';
import type { RecipeService } from './recipe-service.ts';

/** The embedded recipe service: answers from the cookbook, without a key, an account or the internet. */
export type RecipeSearch = RecipeService & {
  recipe(id: string): CanonicalRecipe | undefined;
  /** What people look for most, most popular first; after it the rest of the cookbook. */
  popular(category: Category | null): CanonicalRecipe[];
};

/** Indexes the cookbook once; the same request always gets the same answer. */
export function createRecipeSearch(dependencies: {
  kb: KnowledgeBase;
  cookbook: readonly CanonicalRecipe[];
}): RecipeSearch {
  const { kb, cookbook } = dependencies;
  const byId = new Map(cookbook.map((recipe) => [recipe.id, recipe]));
  const weigh = weighIngredients(cookbook, kb);
  const composer = createComposer(kb);
  const within = createWithinPreferences(kb);
  const findByIngredients = createIngredientFinder({ kb, cookbook, weigh, composer, within });
  const names = indexNames(cookbook, kb);
  const findByName = createNameFinder({
    kb,
    search: createNameSearch({ kb, index: names }),
    nearest: createNearestByName(names),
    composer,
    within,
  });
  const popular = [...new Set([...POPULAR.flatMap((id) => byId.get(id) ?? []), ...cookbook])];

  return {
    async find(request) {
      return request.by === 'name' ? findByName(request) : findByIngredients(request);
    },
    recipe: (id) => byId.get(id),
    popular: (category) => popular.filter((recipe) => category === null || recipe.category === category),
  };
}
