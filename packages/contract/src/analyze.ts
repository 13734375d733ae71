import { z } from 'zod';
import { categoryFilterSchema, subcategoryFilterSchema } from './category.ts';
import { type ErrorBody, errorBodySchema } from './error.ts';
import { type Recipe, recipeSchema } from './recipe.ts';
import { ignoredSchema, notUnderstoodSchema, understoodSchema, unmetWishSchema } from './search/understood.ts';
import { searchPreferencesSchema } from './user/preferences.ts';

/** The two modes of the search form. docs/specification.md §2 and §4. */
export const SEARCH_MODES = ['ingredients', 'recipeName'] as const;
export const searchModeSchema = z.enum(SEARCH_MODES);
export type SearchMode = z.infer<typeof searchModeSchema>;

/** Maximum lengths of a search's text, in characters. */
export const MAX_INGREDIENTS_LENGTH = 5_000;
export const MAX_RECIPE_NAME_LENGTH = 200;

/** The text fields of the multipart form of POST /api/analyze; the photo is the file `image`. docs/specification.md §7. */
export const analyzeFieldsSchema = z.object({
  ingredients: z.string().trim().min(1).max(MAX_INGREDIENTS_LENGTH).optional(),
  recipeName: z.string().trim().min(1).max(MAX_RECIPE_NAME_LENGTH).optional(),
  category: categoryFilterSchema.default('None'),
  subcategory: subcategoryFilterSchema.default('None'),
  preferences: searchPreferencesSchema.default({}),
  /** What an earlier answer understood and this one leaves aside. */
  ignored: z.array(ignoredSchema).max(50).default([]),
});
export type AnalyzeFields = z.infer<typeof analyzeFieldsSchema>;

/** A rectangle of a photo: top-left corner and size, each from 0 to 1 of the photo's width or height. */
export const photoBoxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PhotoBox = z.infer<typeof photoBoxSchema>;

/** What something in a photo may be. */
export const photoGuessSchema = z.object({
  id: z.string(),
  /** In the language of the answer. */
  name: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type PhotoGuess = z.infer<typeof photoGuessSchema>;

/** A thing in a photo that no ingredient is likely enough to be. Until a person names it, it is no part of the search. */
export const unknownThingSchema = z.object({
  box: photoBoxSchema,
  /** The most likely first. */
  guesses: z.array(photoGuessSchema),
});
export type UnknownThing = z.infer<typeof unknownThingSchema>;

/** An ingredient read from text or detected in a photo. */
export const recognisedIngredientSchema = photoGuessSchema.extend({
  /** The words it was read from; null in a photo. */
  text: z.string().nullable(),
  /** In a photo: its place; null where that is unknown. */
  box: photoBoxSchema.nullable().optional(),
  /** In a photo: what else it may be, the most likely first. */
  alternatives: z.array(photoGuessSchema).optional(),
});
export type RecognisedIngredient = z.infer<typeof recognisedIngredientSchema>;

/** A language model's part in an answer. docs/language-models.md. */
export const assistantPartSchema = z.object({
  /**
   * `writing`: its recipes follow. `answered`: its recipes are among the recipes. `fallback`: it failed for a passing
   * reason, and the built-in service answered. `failed`: it failed for a reason that has to be seen, in `failure`.
   */
  state: z.enum(['writing', 'answered', 'fallback', 'failed']),
  provider: z.string(),
  model: z.string(),
  failure: errorBodySchema.optional(),
});
export type AssistantPart = z.infer<typeof assistantPartSchema>;

/** The provider of an `AssistantPart` that is any server with OpenAI's chat API: a description, shown in each language. */
export const COMPATIBLE_SERVER = 'OpenAI-compatible server';

/** docs/specification.md §3, Analyze response. */
export const analyzeResponseSchema = z.object({
  recipes: z.array(recipeSchema),
  ingredients: z.array(recognisedIngredientSchema),
  /** In a photo: what is there and has no name. Absent where there is none. */
  unknown: z.array(unknownThingSchema).optional(),
  /** What the words of the request were understood to say. */
  understood: understoodSchema,
  /** Names of the foods in `understood`, in the language of the answer, by id. */
  names: z.record(z.string(), z.string()),
  /** Parts of the request that were not understood; the results take no account of a `restriction` among them. */
  notUnderstood: z.array(notUnderstoodSchema),
  /** Foods that the request names as there and that its own restrictions rule out, with the restrictions. */
  conflicts: z.array(z.object({ id: z.string(), name: z.string(), because: z.array(z.string()) })),
  /** Wishes that none of the recipes meets. */
  unmet: z.array(unmetWishSchema),
  /** False where no recipe has the name, or the ingredients make no dish; `recipes` then holds the closest ones. */
  exact: z.boolean(),
  /** The title of a recipe that has the name but cannot be adapted to the preferences, so is not in `recipes`. */
  unsuited: z.string().nullable(),
  /**
   * Where the ingredients make few dishes: recipes that one more ingredient opens, besides those in `recipes`. `name` is
   * the ingredient's, in the language of the answer. Absent where there are none.
   */
  openings: z.array(z.object({ ingredient: z.string(), name: z.string(), recipes: z.array(recipeSchema) })).optional(),
  /** Absent where no language model is configured. */
  assistant: assistantPartSchema.optional(),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;

/**
 * The events of POST /api/analyze for a client that accepts text/event-stream: one `start`, a `recipe` for each recipe
 * as soon as it is complete, and one `end` or `error`. The recipes of the answer are those with the ids in `order`.
 */
export type AnalyzeEvents = {
  start: AnalyzeResponse;
  recipe: Recipe;
  /** `added`: recipes that were not sent before. */
  end: Omit<AnalyzeResponse, 'recipes'> & { order: string[]; added: Recipe[] };
  error: ErrorBody;
};
