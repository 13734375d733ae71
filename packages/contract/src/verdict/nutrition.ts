import { z } from 'zod';

/** Per serving; kcal and grams. docs/specification.md §3, Recipe. */
export const nutritionSchema = z.object({
  calories: z.number().min(0),
  protein: z.number().min(0),
  carbs: z.number().min(0),
  fat: z.number().min(0),
  fiber: z.number().min(0),
  sugar: z.number().min(0),
});
export type Nutrition = z.infer<typeof nutritionSchema>;

/** The value at which each nutrition bar is full. docs/specification.md §9. */
export const NUTRITION_BAR_MAXIMA: Nutrition = {
  calories: 2000,
  protein: 50,
  carbs: 300,
  fat: 70,
  fiber: 25,
  sugar: 50,
};

/** Words for calories, in kcal. docs/specification.md §9. */
export const CALORIE_LABELS = { light: 100, medium: 180, heavy: 250 } as const;

/** A number, a text with kcal, or one of light, medium, heavy. docs/specification.md §3, Recipe. */
export const caloriesSchema = z.union([
  z.number().min(0).max(100_000),
  z.enum(['light', 'medium', 'heavy']),
  z.string().regex(/^\s*\d{1,6}([.,]\d+)?\s*(k?cal|calories)?\s*$/i),
]);
export type Calories = z.infer<typeof caloriesSchema>;

/** Calories in kcal. */
export function caloriesInKcal(calories: Calories): number {
  if (typeof calories === 'number') return calories;
  if (calories in CALORIE_LABELS) return CALORIE_LABELS[calories as keyof typeof CALORIE_LABELS];
  // A separator before three digits parts thousands; any other is a decimal one.
  return Number.parseFloat(calories.replace(/[.,](?=\d{3}\b)/, '').replace(',', '.'));
}
