import { z } from 'zod';
import { recipeIdSchema, recipeInputSchema, recipeSchema } from '../recipe.ts';

const recipeId = z.union([recipeIdSchema, z.int().min(0)]).transform(String);

/** docs/specification.md §9, Rating scale. */
export const MIN_RATING = 1;
export const MAX_RATING = 5;

/** POST /api/user/recipes/saved. docs/specification.md §7. */
export const saveRecipeSchema = z.object({ recipeId, recipe: recipeInputSchema.optional() });
export type SaveRecipe = z.infer<typeof saveRecipeSchema>;

/** POST /api/user/recipes/ratings. docs/specification.md §3, Rating. */
export const ratingSchema = z.object({ recipeId, rating: z.int().min(MIN_RATING).max(MAX_RATING) });
export type Rating = z.infer<typeof ratingSchema>;

/** GET /api/user/recipes/saved: most recently saved first. */
export const savedRecipesSchema = z.array(recipeSchema);
