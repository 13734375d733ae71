import { z } from 'zod';

/** The fifteen allergens the product knows, in the order they are shown. Spec section 3, Allergens. */
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
