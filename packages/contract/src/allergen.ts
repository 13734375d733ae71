import { z } from 'zod';

/** The fifteen allergens, in the order they are shown. docs/specification.md §3, Allergens. */
export const ALLERGENS = [
  'Gluten',
  'Dairy',
  'Nuts',
  'Eggs',
  'Soy',
  'Fish',
  'Shellfish',
  'Wheat',
  'Peanuts',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Molluscs',
  'Sulphites',
] as const;

export const allergenSchema = z.enum(ALLERGENS);
export type Allergen = z.infer<typeof allergenSchema>;
