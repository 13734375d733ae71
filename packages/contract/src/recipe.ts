import { z } from 'zod';
import { allergenSchema } from './allergen.ts';
import { categorySchema, subcategoryFilterSchema } from './category.ts';
import { dietTypeSchema } from './diet.ts';
import { cuisineSchema } from './dish/cuisine.ts';
import { dishTypeSchema } from './dish/dish-type.ts';
import { FALLBACK_LANGUAGE, languageSchema } from './language.ts';
import { measurementSystemSchema } from './measurement.ts';
import { matchSchema } from './search/match.ts';
import { caloriesSchema, nutritionSchema } from './verdict/nutrition.ts';
import { allergenVerdictSchema, dietVerdictSchema } from './verdict/verdict.ts';

/** docs/specification.md §9. */
export const DEFAULT_SERVINGS = 4;
export const DEFAULT_STEP_SECONDS = 60;

/** The difficulty shown for every recipe. docs/specification.md §2, Recipe detail. */
export const DIFFICULTY = 'Medium';

export const recipeIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/);

/** An amount; `max` makes it a range. */
export const amountSchema = z.object({
  min: z.number().min(0),
  max: z.number().min(0).optional(),
});
export type Amount = z.infer<typeof amountSchema>;

/**
 * One ingredient line. `name` and `quantity` are rendered for display; the other fields are the data behind them, so that
 * they can be rendered again for other servings.
 */
export const recipeIngredientSchema = z.object({
  name: z.string(),
  quantity: z.string(),
  ingredientId: z.string().nullable(),
  /** In `unit`; null where there is none ("salt, to taste"). */
  amount: amountSchema.nullable(),
  /** A unit of the food package; null for things that are counted. */
  unit: z.string().nullable(),
  /** Preparation and remarks: "finely chopped", "to taste". */
  note: z.string().nullable(),
  optional: z.boolean(),
  /** How the line matches the search's ingredients; null outside a search by ingredients. */
  match: z.enum(['have', 'close', 'missing', 'assumed']).nullable(),
  /** The name of the ingredient that was replaced by this one. */
  replaces: z.string().nullable(),
  /** Outside a search by ingredients: taken for granted, as salt is. */
  isStaple: z.literal(true).optional(),
});
export type RecipeIngredient = z.infer<typeof recipeIngredientSchema>;

/** One step of the method; time in seconds. */
export const instructionSchema = z.object({
  step: z.string(),
  time: z.int().min(0),
});
export type Instruction = z.infer<typeof instructionSchema>;

/** Where a recipe comes from. */
export const RECIPE_SOURCES = ['cookbook', 'composer', 'assistant', 'user'] as const;
export const recipeSourceSchema = z.enum(RECIPE_SOURCES);
export type RecipeSource = z.infer<typeof recipeSourceSchema>;

/** Where a finished dish is kept: the fridge, or an airtight tin at room temperature. */
export const KEEPING_PLACES = ['fridge', 'tin'] as const;
const keepingPlaceSchema = z.enum(KEEPING_PLACES);
export type KeepingPlace = z.infer<typeof keepingPlaceSchema>;

/** A recipe as the server sends it, rendered in a language and a measurement system. docs/specification.md §3, Recipe. */
export const recipeSchema = z.object({
  id: recipeIdSchema,
  title: z.string(),
  description: z.string(),
  /** A path of this server or an https address; null where there is none: copies kept by earlier versions. */
  imageUrl: z.string().nullable(),
  category: categorySchema,
  subcategory: subcategoryFilterSchema,
  dietType: dietTypeSchema,
  ingredients: z.array(recipeIngredientSchema),
  instructions: z.array(instructionSchema),
  servings: z.int().min(1),
  /** In minutes: the sum of the steps' times, rounded up. */
  prepTime: z.int().min(0),
  calories: z.number().min(0),
  /** Which values the recipe's author gave, because they could not be computed. */
  given: z.array(z.enum(['prepTime', 'calories'])),
  nutritionalInfo: nutritionSchema,
  /** Those that the verifier found; uncertain ones are only in `allergenVerdicts`. */
  allergens: z.array(allergenSchema),
  matchedIngredients: z.int().min(0),
  totalIngredients: z.int().min(0),
  userRating: z.number().min(0).max(5),
  isSaved: z.boolean(),
  saved: z.boolean(),
  originalRecipeSource: z.string().nullable(),
  language: languageSchema,
  measurementSystem: measurementSystemSchema,
  source: recipeSourceSchema,
  cuisine: cuisineSchema.nullable(),
  /** Null where it is unknown, like the next four fields: recipes of users and of language models. */
  dishType: dishTypeSchema.nullable(),
  /** Days that the dish keeps at the place `keepsIn`; 0 where it is eaten at once. */
  keepsDays: z.int().min(0).nullable(),
  keepsIn: keepingPlaceSchema.nullable(),
  /** Months that it keeps frozen; 0 where it does not freeze. */
  freezesMonths: z.int().min(0).nullable(),
  /** What can be made before, and how long before. */
  makeAhead: z.string().nullable(),
  equipment: z.array(z.string()),
  tip: z.string().nullable(),
  allergenVerdicts: z.array(allergenVerdictSchema),
  dietVerdicts: z.array(dietVerdictSchema),
  /** Indexes of the `ingredients` that the nutrition does not include. */
  uncountedIngredients: z.array(z.int().min(0)),
  match: matchSchema.nullable(),
  _devData: z.object({ promptData: z.unknown(), aiResponse: z.unknown() }).optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** Limits of a recipe that a client sends; lengths in characters. */
export const RECIPE_INPUT_LIMITS = {
  title: 200,
  description: 2_000,
  ingredients: 100,
  ingredientText: 300,
  instructions: 100,
  stepText: 2_000,
  stepSeconds: 7 * 24 * 3600,
  prepMinutes: 7 * 24 * 60,
  servings: 100,
  /** All texts together, several times as much as in the longest recipe of the cookbook. */
  totalText: 20_000,
} as const;

/**
 * A recipe that a client sends: ingredients as strings or as name and quantity, everything but the title optional.
 * Unknown fields are dropped; allergens and nutrition are always computed by the server.
 * docs/specification.md §3, Recipe.
 */
export const recipeInputSchema = z
  .object({
    id: z
      .union([recipeIdSchema, z.int().min(0)])
      .transform(String)
      .optional(),
    title: z.string().trim().min(1).max(RECIPE_INPUT_LIMITS.title),
    description: z.string().max(RECIPE_INPUT_LIMITS.description).default(''),
    imageUrl: z
      .string()
      .max(2_000)
      // Browsers skip tabs and line breaks in addresses: "/\t/evil.example" would be another server.
      .regex(/^(https:\/\/|\/(?![/\\]))\P{Cc}*$/u)
      .nullish(),
    category: categorySchema.default('Meals'),
    subcategory: subcategoryFilterSchema.default('None'),
    ingredients: z
      .array(
        z.union([
          z.string().max(RECIPE_INPUT_LIMITS.ingredientText),
          z.object({
            name: z.string().max(RECIPE_INPUT_LIMITS.ingredientText),
            quantity: z.string().max(RECIPE_INPUT_LIMITS.ingredientText).default(''),
            note: z.string().max(RECIPE_INPUT_LIMITS.ingredientText).nullish(),
          }),
        ]),
      )
      .max(RECIPE_INPUT_LIMITS.ingredients)
      .default([]),
    instructions: z
      .array(
        z.object({
          step: z.string().max(RECIPE_INPUT_LIMITS.stepText),
          time: z.number().min(0).max(RECIPE_INPUT_LIMITS.stepSeconds).default(DEFAULT_STEP_SECONDS),
        }),
      )
      .max(RECIPE_INPUT_LIMITS.instructions)
      .default([]),
    servings: z.int().min(1).max(RECIPE_INPUT_LIMITS.servings).default(DEFAULT_SERVINGS),
    /** In minutes; used where the steps say nothing. */
    prepTime: z.number().min(0).max(RECIPE_INPUT_LIMITS.prepMinutes).optional(),
    /** Used where they cannot be computed from the ingredients. */
    calories: caloriesSchema.optional(),
    originalRecipeSource: z.string().max(2_000).nullish(),
    /** The language of its texts. */
    language: languageSchema.default(FALLBACK_LANGUAGE),
  })
  .refine((recipe) => textLength(recipe) <= RECIPE_INPUT_LIMITS.totalText, {
    // A function, so that the bundler of the web application can drop an unused schema.
    error: () => `must have at most ${RECIPE_INPUT_LIMITS.totalText} characters in all`,
  });
export type RecipeInput = z.infer<typeof recipeInputSchema>;

type RecipeTexts = {
  title: string;
  description: string;
  ingredients: readonly (string | { name: string; quantity: string; note?: string | null | undefined })[];
  instructions: readonly { step: string }[];
};

function textLength({ title, description, ingredients, instructions }: RecipeTexts): number {
  const lines = ingredients.map((line) =>
    typeof line === 'string' ? line.length : line.name.length + line.quantity.length + (line.note?.length ?? 0),
  );
  const lengths = [title.length, description.length, ...lines, ...instructions.map(({ step }) => step.length)];
  return lengths.reduce((total, length) => total + length, 0);
}

/** POST /api/recipes and POST /api/recipes/share: the id that opens the recipe. */
export const recipeReferenceSchema = z.object({ id: recipeIdSchema });

/** The sum of the steps' times, rounded up to minutes. docs/specification.md §9, Cooking time. */
export function cookingMinutes(instructions: readonly Pick<Instruction, 'time'>[]): number {
  return Math.ceil(instructions.reduce((seconds, { time }) => seconds + time, 0) / 60);
}

/** GET /api/recipes/{id}. */
export const recipeQuerySchema = z.object({
  language: languageSchema.optional(),
  measurementSystem: measurementSystemSchema.optional(),
  servings: z.coerce.number().int().min(1).max(RECIPE_INPUT_LIMITS.servings).optional(),
});

/** GET /api/recipes/popular. */
export const popularQuerySchema = recipeQuerySchema
  .omit({ servings: true })
  .extend({ category: categorySchema.optional() });
export const popularResponseSchema = z.object({
  recipes: z.array(
    recipeSchema.pick({
      id: true,
      title: true,
      category: true,
      subcategory: true,
      dietType: true,
      imageUrl: true,
    }),
  ),
});
export type PopularRecipe = z.infer<typeof popularResponseSchema>['recipes'][number];
