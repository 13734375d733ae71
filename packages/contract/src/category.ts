import { z } from 'zod';

/** Spec section 1: what a recipe is. */
export const CATEGORIES = ['Meals', 'Drinks'] as const;
export const categorySchema = z.enum(CATEGORIES);
export type Category = z.infer<typeof categorySchema>;

/** The filter's neutral value comes first. Spec section 4, Category. */
export const CATEGORY_FILTERS = ['None', ...CATEGORIES] as const;
export const categoryFilterSchema = z.enum(CATEGORY_FILTERS);
export type CategoryFilter = z.infer<typeof categoryFilterSchema>;

/** Spec section 1: meal types and drink types. */
export const MEAL_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const;
export const DRINK_TYPES = ['Alcoholic', 'Non-alcoholic'] as const;
export const SUBCATEGORIES = [...MEAL_TYPES, ...DRINK_TYPES] as const;
export const subcategorySchema = z.enum(SUBCATEGORIES);
export type Subcategory = z.infer<typeof subcategorySchema>;

/** Neutral values: `None` without a category, `All` with one. Spec section 3, Recipe, and section 4, Category. */
export const SUBCATEGORY_FILTERS = ['None', 'All', ...SUBCATEGORIES] as const;
export const subcategoryFilterSchema = z.enum(SUBCATEGORY_FILTERS);
export type SubcategoryFilter = z.infer<typeof subcategoryFilterSchema>;

/** The subcategories that exist within each category. */
export const SUBCATEGORIES_OF: Record<Category, readonly Subcategory[]> = {
  Meals: MEAL_TYPES,
  Drinks: DRINK_TYPES,
};
