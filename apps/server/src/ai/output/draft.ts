import { CATEGORIES, DRINK_TYPES, MEAL_TYPES } from '@larder/contract/category';
import { RECIPE_INPUT_LIMITS } from '@larder/contract/recipe';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import type { AnswerSchema } from '../calls/stream-answer.ts';

const SUBCATEGORIES = [...MEAL_TYPES, ...DRINK_TYPES];
const LIMITS = RECIPE_INPUT_LIMITS;
const MAX_MINUTES = LIMITS.stepSeconds / 60;

/** The keys that a draft of a recipe has at least. */
export const DRAFT_KEYS = ['title', 'ingredients', 'steps'] as const;

const text = (max: number) => z.string().trim().max(max);
/** Models write numbers as text now and then, and leave out what they think is plain. */
const number = (min: number, max: number, fallback: number) => z.coerce.number().min(min).max(max).catch(fallback);

const lineSchema = z.union([
  text(LIMITS.ingredientText).transform((line) => ({ quantity: '', name: line })),
  z.object({
    quantity: z.coerce.string().trim().max(LIMITS.ingredientText).catch(''),
    name: text(LIMITS.ingredientText).min(1),
  }),
]);
const stepSchema = z.union([
  text(LIMITS.stepText).transform((step) => ({ text: step, minutes: 1 })),
  z.object({ text: text(LIMITS.stepText).min(1), minutes: number(0, MAX_MINUTES, 1) }),
]);

/** A recipe as a model writes it, read leniently. */
export const draftSchema = z.object({
  title: text(LIMITS.title).min(1),
  description: text(LIMITS.description).catch(''),
  category: z.enum(CATEGORIES).catch('Meals'),
  subcategory: z.enum(SUBCATEGORIES).nullable().catch(null),
  servings: number(1, LIMITS.servings, 4).transform(Math.round),
  ingredients: z.array(lineSchema).min(1).max(LIMITS.ingredients),
  steps: z.array(stepSchema).min(1).max(LIMITS.instructions),
});
export type RecipeDraft = z.infer<typeof draftSchema>;

const PROPERTIES = {
  title: { type: 'string' },
  description: { type: 'string' },
  category: { type: 'string', enum: [...CATEGORIES] },
  subcategory: { type: 'string', enum: [...SUBCATEGORIES] },
  servings: { type: 'integer' },
  ingredients: listOf({ quantity: { type: 'string' }, name: { type: 'string' } }),
  steps: listOf({ text: { type: 'string' }, minutes: { type: 'number' } }),
} satisfies JSONSchema7['properties'];
const { description: _description, subcategory: _subcategory, ...SHORT_PROPERTIES } = PROPERTIES;

/** What the model is asked to answer with. */
export const RECIPES_ANSWER = recipesAnswer(PROPERTIES);
/** The same without what a recipe can lack, for models with little context. */
export const SHORT_RECIPES_ANSWER = recipesAnswer(SHORT_PROPERTIES);

function recipesAnswer(properties: JSONSchema7['properties']): AnswerSchema {
  return {
    name: 'recipes',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['recipes'],
      properties: { recipes: listOf(properties) },
    },
  };
}

/** A list of objects. Every key is required, as the strict modes of the providers demand. */
function listOf(properties: JSONSchema7['properties'] = {}): JSONSchema7 {
  const required = Object.keys(properties);
  return { type: 'array', items: { type: 'object', additionalProperties: false, required, properties } };
}
