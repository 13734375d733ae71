import { z } from 'zod';
import { allergenSchema } from '../allergen.ts';
import { categoryFilterSchema, subcategoryFilterSchema } from '../category.ts';

/** docs/specification.md §9, Minimum-rating filter: slider 0 to 5, step 1. */
export const MIN_RATING_FILTER = { min: 0, max: 5, step: 1, default: 0 } as const;

/** docs/specification.md §3, Filter state. */
export const filterStateSchema = z.object({
  category: categoryFilterSchema,
  subcategory: subcategoryFilterSchema,
  minRating: z.int().min(MIN_RATING_FILTER.min).max(MIN_RATING_FILTER.max),
  excludedAllergens: z.array(allergenSchema),
});
export type FilterState = z.infer<typeof filterStateSchema>;

export const NO_FILTERS: FilterState = { category: 'None', subcategory: 'None', minRating: 0, excludedAllergens: [] };

/** How many of the four filters are set: the badge's number, 0 to 4. docs/specification.md §9. */
export function activeFilterCount(filters: FilterState): number {
  return [
    filters.category !== 'None',
    filters.subcategory !== 'None' && filters.subcategory !== 'All',
    filters.minRating > 0,
    filters.excludedAllergens.length > 0,
  ].filter(Boolean).length;
}

const SHARED_SORT_OPTIONS = [
  'rating-high',
  'rating-low',
  'name-asc',
  'name-desc',
  'prep-time',
  'ingredients-count',
] as const;

/** docs/specification.md §9, Sort options on search; the first is the default. */
export const SEARCH_SORT_OPTIONS = ['best-match', ...SHARED_SORT_OPTIONS] as const;
export const searchSortSchema = z.enum(SEARCH_SORT_OPTIONS);
export type SearchSort = z.infer<typeof searchSortSchema>;

/** docs/specification.md §9, Sort options of the saved list; the first is the default. */
export const SAVED_SORT_OPTIONS = ['default', ...SHARED_SORT_OPTIONS] as const;
export const savedSortSchema = z.enum(SAVED_SORT_OPTIONS);
export type SavedSort = z.infer<typeof savedSortSchema>;
