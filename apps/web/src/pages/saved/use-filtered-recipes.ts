import type { Recipe } from '@larder/contract/recipe';
import type { FilterState, SavedSort } from '@larder/contract/search/filter';
import { useMemo } from 'react';
import { filterRecipes } from '../../features/recipe-list/filter-recipes.ts';
import { sortRecipes } from '../../features/recipe-list/sort-recipes.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { searchableText, searchRecipes } from './search-saved.ts';

type Selection = { text: string; filters: FilterState; sort: SavedSort };

/** The recipes that pass search and filters, sorted. Expensive steps are memoised, so that they don't run at each key press. */
export function useFilteredRecipes(recipes: readonly Recipe[], { text, filters, sort }: Selection): readonly Recipe[] {
  const language = useLanguage();
  const sorted = useMemo(() => sortRecipes(recipes, sort, language), [recipes, sort, language]);
  const texts = useMemo(() => new Map(recipes.map((recipe) => [recipe, searchableText(recipe)])), [recipes]);
  const passing = useMemo(() => filterRecipes(sorted, filters), [sorted, filters]);
  return useMemo(() => searchRecipes(passing, (recipe) => texts.get(recipe) ?? '', text), [passing, texts, text]);
}
