import type { Recipe, recipeInputSchema } from '@larder/contract/recipe';
import type { z } from 'zod';

/** A recipe as the browser sends it, without the properties that the server computes. */
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
    ...(recipe.given.includes('prepTime') ? { prepTime: recipe.prepTime } : {}),
    ...(recipe.given.includes('calories') ? { calories: recipe.calories } : {}),
    originalRecipeSource: recipe.originalRecipeSource,
    language: recipe.language,
  };
}
