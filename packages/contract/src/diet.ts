import { z } from 'zod';

/**
 * Diets as they are stored and sent. `Meat` sets no restriction; `Fish` is shown as Pescatarian.
 * docs/specification.md §3, Diet options.
 */
export const DIETS = ['Meat', 'Fish', 'Vegetarian', 'Vegan', 'Keto', 'Low FODMAP'] as const;
export const dietSchema = z.enum(DIETS);
export type Diet = z.infer<typeof dietSchema>;

/** A recipe's own diet; `Unknown` is hidden. docs/specification.md §3, Recipe. */
export const DIET_TYPES = [...DIETS, 'Unknown'] as const;
export const dietTypeSchema = z.enum(DIET_TYPES);
export type DietType = z.infer<typeof dietTypeSchema>;
