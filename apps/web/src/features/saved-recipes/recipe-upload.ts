import type { Recipe, recipeInputSchema } from '@larder/contract/recipe';
import type { z } from 'zod';

/** A recipe as a browser sends it: what people wrote, without what the server works out for itself. */
export type RecipeUpload = z.input<typeof recipeInputSchema>;

export function toUpload(recipe: Recipe): RecipeUpload {
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    imageUrl: recipe.imageUrl,
    category: recipe.category,
    subcategory: recipe.subcategory,
    ingredients: recipe.ingredients.map(({ name, quantity, note }) => ({ name, quantity, note })),
    instructions: recipe.instructions,
    servings: recipe.servings,
    originalRecipeSource: recipe.originalRecipeSource,
    language: recipe.language,
  };
}
