import type { Category } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { createComposer } from './compose/create-composer.ts';
import { createIngredientFinder } from './find-by-ingredients.ts';
import { createNameFinder } from './find-by-name.ts';
import { createNearestByName } from './name-nearest.ts';
import { createNameSearch } from './name-search.ts';
import { indexNames } from './name-search-index.ts';
import { POPULAR } from './popular.ts';
import { weighIngredients } from './rank.ts';
import type { RecipeService } from './recipe-service.ts';
import { createWithinPreferences } from './within-preferences.ts';

/** The embedded recipe service: answers from the cookbook, without a key, an account or the internet. */
export type Chef = RecipeService & {
  recipe(id: string): CanonicalRecipe | undefined;
  /** What people look for most, most popular first; after it the rest of the cookbook. */
  popular(category: Category | null): CanonicalRecipe[];
};

/** Indexes the cookbook once; the same request always gets the same answer. */
export function createChef(dependencies: { kb: KnowledgeBase; cookbook: readonly CanonicalRecipe[] }): Chef {
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
