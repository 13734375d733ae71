import { z } from 'zod';
import { allergenSchema } from '../allergen.ts';
import { dietSchema } from '../diet.ts';
import { cuisineSchema } from '../dish/cuisine.ts';

export const COURSES = ['breakfast', 'lunch', 'dinner', 'snack', 'starter', 'side', 'dessert', 'drink'] as const;
export const courseSchema = z.enum(COURSES);
export type Course = z.infer<typeof courseSchema>;

/** Whom a meal is for, where that rules foods out. */
export const AUDIENCES = ['baby', 'toddler', 'pregnancy'] as const;
export const audienceSchema = z.enum(AUDIENCES);
export type Audience = z.infer<typeof audienceSchema>;

/** Tools that a recipe may need or that somebody may be without. */
export const EQUIPMENT = [
  'oven',
  'microwave',
  'air-fryer',
  'slow-cooker',
  'pressure-cooker',
  'barbecue',
  'blender',
  'food-processor',
  'wok',
  'frying-pan',
  'saucepan',
  'stovetop',
  'dutch-oven',
  'rice-cooker',
  'toaster',
  'kettle',
  'waffle-iron',
  'steamer',
  'mixer',
  'sandwich-press',
  'bread-machine',
  'thermomix',
  'cocktail-shaker',
  'ice-cream-maker',
  'deep-fryer',
] as const;
export const equipmentSchema = z.enum(EQUIPMENT);
export type Equipment = z.infer<typeof equipmentSchema>;

/** What a request in words was understood to say. Every key is there; null, false or empty where nothing was said. */
export const understoodSchema = z.object({
  /** Ids of foods that somebody has. */
  have: z.array(z.string()),
  excludedAllergens: z.array(allergenSchema),
  dietTypes: z.array(dietSchema),
  /** Ids of foods that are left out, with all their kinds. */
  excludedIngredients: z.array(z.string()),
  halal: z.boolean(),
  kosher: z.boolean(),
  audience: audienceSchema.nullable(),
  maxMinutes: z.number().positive().nullable(),
  servings: z.int().min(1).nullable(),
  course: courseSchema.nullable(),
  cuisine: cuisineSchema.nullable(),
  equipment: z.array(equipmentSchema),
  withoutEquipment: z.array(equipmentSchema),
  /** Ids of foods to use before others. */
  useFirst: z.array(z.string()),
  /** True where nothing but the foods named is there. */
  only: z.boolean(),
  styles: z.array(z.string()),
});
export type Understood = z.infer<typeof understoodSchema>;

/** What is understood of a request that says nothing in words. */
export const NOTHING_UNDERSTOOD: Understood = {
  have: [],
  excludedAllergens: [],
  dietTypes: [],
  excludedIngredients: [],
  halal: false,
  kosher: false,
  audience: null,
  maxMinutes: null,
  servings: null,
  course: null,
  cuisine: null,
  equipment: [],
  withoutEquipment: [],
  useFirst: [],
  only: false,
  styles: [],
};

/** The wishes of which an answer can say that no recipe meets them. */
export const UNMET_WISHES = [
  'maxMinutes',
  'course',
  'cuisine',
  'equipment',
  'withoutEquipment',
  'only',
  'useFirst',
] as const;
export const unmetWishSchema = z.enum(UNMET_WISHES);
export type UnmetWish = z.infer<typeof unmetWishSchema>;

/** A part of a request that was not understood; a `restriction` speaks of an allergy, a diet or an exclusion. */
export const notUnderstoodSchema = z.object({ text: z.string(), kind: z.enum(['food', 'restriction']) });
export type NotUnderstood = z.infer<typeof notUnderstoodSchema>;

/**
 * Names one thing that was understood, to have it left out of the next search: the key alone, or key and value
 * ("maxMinutes", "excludedAllergens:Nuts").
 */
export const ignoredSchema = z.string().max(100);
