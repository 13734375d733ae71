import { z } from 'zod';

/** docs/specification.md §1. */
export const CATEGORIES = ['Meals', 'Drinks'] as const;
export const categorySchema = z.enum(CATEGORIES);
export type Category = z.infer<typeof categorySchema>;

/** The filter's neutral value comes first. docs/specification.md §4, Category. */
export const CATEGORY_FILTERS = ['None', ...CATEGORIES] as const;
export const categoryFilterSchema = z.enum(CATEGORY_FILTERS);
export type CategoryFilter = z.infer<typeof categoryFilterSchema>;

/** docs/specification.md §1. */
export const MEAL_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const;
export const DRINK_TYPES = ['Alcoholic', 'Non-alcoholic'] as const;
export const SUBCATEGORIES = [...MEAL_TYPES, ...DRINK_TYPES] as const;
export const subcategorySchema = z.enum(SUBCATEGORIES);
export type Subcategory = z.infer<typeof subcategorySchema>;

/** Neutral values: `None` without a category, `All` with one. docs/specification.md §3, Recipe, and §4, Category. */
export const SUBCATEGORY_FILTERS = ['None', 'All', ...SUBCATEGORIES] as const;
export const subcategoryFilterSchema = z.enum(SUBCATEGORY_FILTERS);
export type SubcategoryFilter = z.infer<typeof subcategoryFilterSchema>;

/** The subcategories of each category. */
export const SUBCATEGORIES_OF: Record<Category, readonly Subcategory[]> = {
  Meals: MEAL_TYPES,
  Drinks: DRINK_TYPES,
};
