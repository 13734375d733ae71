import { SEARCH_MODES, type SearchMode } from '@larder/contract/analyze';
import { STORAGE_KEYS } from '@larder/contract/browser';
import type { CategoryFilter, SubcategoryFilter } from '@larder/contract/category';
import { useState } from 'react';
import type { CachedSearch } from '../../../lib/search-cache.ts';
import { useStoredChoice } from '../../../lib/use-stored-state.ts';

export type SearchForm = ReturnType<typeof useSearchForm>;

/** What is being asked: the mode is remembered, the rest begins as in the search being shown. */
export function useSearchForm(kept: CachedSearch | null) {
  const shown = kept?.request;
  const [mode, setMode] = useStoredChoice(STORAGE_KEYS.searchMode, SEARCH_MODES);
  const [texts, setTexts] = useState<Record<SearchMode, string>>({
    ingredients: shown?.mode === 'ingredients' ? shown.text : '',
    recipeName: shown?.mode === 'recipeName' ? shown.text : '',
  });
  const [category, setCategory] = useState<CategoryFilter>(shown?.category ?? 'None');
  const [subcategory, setSubcategory] = useState<SubcategoryFilter>(shown?.subcategory ?? 'None');

  const [excludedAllergens, setExcludedAllergens] = useState(kept?.view.excludedAllergens ?? []);

  return {
    mode,
    setMode,
    text: texts[mode],
    setText: (text: string) => setTexts((before) => ({ ...before, [mode]: text })),
    category,
    /** None takes the subcategory with it; anything else opens all of its kinds. Spec section 4, Category. */
    setCategory: (next: CategoryFilter) => {
      setCategory(next);
      setSubcategory(next === 'None' ? 'None' : 'All');
    },
    subcategory,
    setSubcategory,
    excludedAllergens,
    setExcludedAllergens,
  };
}
