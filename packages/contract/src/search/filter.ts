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

/** The number in the badge of the search's filter button, 0 to 4. docs/specification.md §2, Home and search. */
export function searchFilterCount(filters: Omit<FilterState, 'excludedAllergens'>, sort: SearchSort): number {
  return sharedFilterCount(filters) + Number(sort !== SEARCH_SORT_OPTIONS[0]);
}

/** The number in the badge of the saved list's filter button, 0 to 4. docs/specification.md §2, Saved recipes. */
export function savedFilterCount(filters: FilterState): number {
  return sharedFilterCount(filters) + Number(filters.excludedAllergens.length > 0);
}

function sharedFilterCount({ category, subcategory, minRating }: Omit<FilterState, 'excludedAllergens'>): number {
  return [category !== 'None', subcategory !== 'None' && subcategory !== 'All', minRating > 0].filter(Boolean).length;
}
