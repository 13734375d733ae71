import { z } from 'zod';
import { categoryFilterSchema, subcategoryFilterSchema } from './category.ts';
import { searchPreferencesSchema } from './preferences.ts';
import { recipeSchema } from './recipe.ts';

/** Spec section 2 and 4: the two ways to search. */
export const SEARCH_MODES = ['ingredients', 'recipeName'] as const;
export const searchModeSchema = z.enum(SEARCH_MODES);
export type SearchMode = z.infer<typeof searchModeSchema>;

/** How much text a search takes. */
export const MAX_INGREDIENTS_LENGTH = 5_000;
export const MAX_RECIPE_NAME_LENGTH = 200;

/** The text fields of the multipart form of POST /api/analyze; the image travels beside them. Spec section 7. */
export const analyzeFieldsSchema = z.object({
  ingredients: z.string().trim().min(1).max(MAX_INGREDIENTS_LENGTH).optional(),
  recipeName: z.string().trim().min(1).max(MAX_RECIPE_NAME_LENGTH).optional(),
  category: categoryFilterSchema.default('None'),
  subcategory: subcategoryFilterSchema.default('None'),
  preferences: searchPreferencesSchema.default({}),
});
export type AnalyzeFields = z.infer<typeof analyzeFieldsSchema>;

/** A rectangle of a photo: its top-left corner and its size, each from 0 to 1 of the photo's width or height. */
export const photoBoxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PhotoBox = z.infer<typeof photoBoxSchema>;

/** An ingredient as it was understood from text or from a photo. */
export const recognisedIngredientSchema = z.object({
  id: z.string(),
  /** In the language of the answer. */
  name: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** The words it was read from; null for a photo. */
  text: z.string().nullable(),
  /** In a photo: where it is; null where that can't be told. */
  box: photoBoxSchema.nullable().optional(),
  /** In a photo: what it may be instead, where two are close; null where none is. */
  orElse: z
    .object({ id: z.string(), name: z.string(), confidence: z.number().min(0).max(1) })
    .nullable()
    .optional(),
});
export type RecognisedIngredient = z.infer<typeof recognisedIngredientSchema>;

/** Spec section 3, Analyze response. */
export const analyzeResponseSchema = z.object({
  recipes: z.array(recipeSchema),
  ingredients: z.array(recognisedIngredientSchema),
  /** Words of the request that stand for no known ingredient. */
  notUnderstood: z.array(z.string()),
  /** Names of what the request says it does not want ("no peanuts"); no recipe here has any of it. */
  leftOut: z.array(z.string()),
  /** False where nothing bears the name, or what is there makes no dish, and `recipes` holds the nearest. */
  exact: z.boolean(),
  /** The title of what does bear the name, and is not in `recipes` because it can't be adapted to the preferences. */
  unsuited: z.string().nullable(),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;
