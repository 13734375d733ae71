import { z } from 'zod';
import { MAX_SAVED_PAGE } from '../limits.ts';
import { recipeIdSchema, recipeInputSchema, recipeQuerySchema, recipeSchema } from '../recipe.ts';

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

/** Recipes that an account can have saved at the same time. */
export const MAX_SAVED_RECIPES = 5_000;

/**
 * GET /api/user/recipes/saved. Without `limit` the whole list is sent. With it, a page; the header `Link` of a page that
 * is not the last has the address of the next (`rel="next"`, RFC 8288), with `after` as a cursor.
 */
export const savedQuerySchema = recipeQuerySchema.omit({ servings: true }).extend({
  limit: z.coerce.number().int().min(1).max(MAX_SAVED_PAGE).optional(),
  after: z
    .string()
    .regex(/^\d{1,15}-[A-Za-z0-9_-]{1,128}$/)
    .optional(),
});
export type SavedQuery = z.infer<typeof savedQuerySchema>;

/** GET /api/user/recipes/saved: most recently saved first. */
export const savedRecipesSchema = z.array(recipeSchema);

/** GET /api/user/recipes/saved/count: the length of the whole list. */
export const savedCountSchema = z.object({ count: z.int().min(0) });
