import type { Category } from '@larder/contract/category';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { suggestedRecipes } from './ranking/popularity.ts';

/** The built-in recipes, from the snapshot that `tools/cookbook` writes. */
export function loadCookbook(snapshot: string): CanonicalRecipe[] {
  return JSON.parse(snapshot) as CanonicalRecipe[];
}

export type Cookbook = {
  recipe(id: string): CanonicalRecipe | undefined;
  /** The recipes of a category, or all, the suggested ones first. */
  popular(category: Category | null): CanonicalRecipe[];
};

export function createCookbook(recipes: readonly CanonicalRecipe[]): Cookbook {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const popular = [...new Set([...suggestedRecipes().flatMap((id) => byId.get(id) ?? []), ...recipes])];
  return {
    recipe: (id) => byId.get(id),
    popular: (category) => popular.filter((recipe) => category === null || recipe.category === category),
  };
}
