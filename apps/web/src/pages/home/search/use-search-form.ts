import { SEARCH_MODES, type SearchMode } from '@larder/contract/analyze';
import { STORAGE_KEYS } from '@larder/contract/browser';
import type { CategoryFilter, SubcategoryFilter } from '@larder/contract/category';
import { NO_FILTERS, SEARCH_SORT_OPTIONS } from '@larder/contract/search/filter';
import { useState } from 'react';
import type { CachedSearch } from '../../../lib/search-cache.ts';
import { useStoredChoice } from '../../../lib/use-stored-state.ts';

export type SearchForm = ReturnType<typeof useSearchForm>;

/** The state of the search form, initially that of the cached search; the mode and the sort order are kept in local storage. */
export function useSearchForm(cached: CachedSearch | null) {
  const initial = cached?.request;
  const [mode, setMode] = useStoredChoice(STORAGE_KEYS.searchMode, SEARCH_MODES);
  const [sort, setSort] = useStoredChoice(STORAGE_KEYS.sortOption, SEARCH_SORT_OPTIONS);
  const [texts, setTexts] = useState<Record<SearchMode, string>>({
    ingredients: initial?.mode === 'ingredients' ? initial.text : '',
    recipeName: initial?.mode === 'recipeName' ? initial.text : '',
  });
  const [category, setCategory] = useState<CategoryFilter>(initial?.category ?? 'None');
  const [subcategory, setSubcategory] = useState<SubcategoryFilter>(initial?.subcategory ?? 'None');

  const [minRating, setMinRating] = useState(cached?.view.minRating ?? NO_FILTERS.minRating);
  const [excludedAllergens, setExcludedAllergens] = useState(cached?.view.excludedAllergens ?? []);

  return {
    mode,
    setMode,
    text: texts[mode],
    setText: (text: string) => setTexts((before) => ({ ...before, [mode]: text })),
    category,
    /** Resets the subcategory to None or All. docs/specification.md §4, Category. */
    setCategory: (next: CategoryFilter) => {
      setCategory(next);
      setSubcategory(next === 'None' ? 'None' : 'All');
    },
    subcategory,
    setSubcategory,
    minRating,
    setMinRating,
    excludedAllergens,
    setExcludedAllergens,
    sort,
    setSort,
  };
}
