import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { NO_FILTERS, SAVED_SORT_OPTIONS, savedFilterCount } from '@larder/contract/search/filter';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/inputs/select.tsx';
import { FilterBar } from '../../features/recipe-list/filter-bar.tsx';
import { FilterPanel } from '../../features/recipe-list/filter-panel.tsx';
import { allergenOptions } from '../../features/recipe-list/filter-recipes.ts';
import { useStoredChoice } from '../../lib/use-stored-state.ts';
import { SavedGrid } from './grid/saved-grid.tsx';
import { SavedSearch } from './saved-search.tsx';
import { NoFilteredRecipes } from './saved-states.tsx';
import { useFilteredRecipes } from './use-filtered-recipes.ts';
import { useSavedView } from './use-saved-view.ts';

type Props = {
  recipes: readonly Recipe[];
  /** Others are still on their way. */
  isPartial: boolean;
};

/** The saved recipes with search, filters and sort order. */
export function SavedRecipes({ recipes, isPartial }: Props) {
  const { t } = useTranslation();
  const { text, filters, clearCount, setText, setFilters, clear, restore, remember } = useSavedView();
  const [sort, setSort] = useStoredChoice(STORAGE_KEYS.savedSortOption, SAVED_SORT_OPTIONS);
  const found = useDeferredValue(useFilteredRecipes(recipes, { text, filters, sort }));
  const { minRating, excludedAllergens } = filters;
  const allergens = useMemo(() => allergenOptions(recipes, excludedAllergens), [recipes, excludedAllergens]);
  const count = recipes.length;
  const filterCount = savedFilterCount(filters);

  return (
    <>
      <SavedSearch key={clearCount} initial={text} onText={setText} />
      <FilterBar
        filters={filters}
        count={filterCount}
        onCategory={(next) => setFilters({ category: next, subcategory: next === 'None' ? 'None' : 'All' })}
        onSubcategory={(next) => setFilters({ subcategory: next })}
        panel={
          <FilterPanel
            options={allergens}
            excluded={excludedAllergens}
            onExcluded={(next) => setFilters({ excludedAllergens: next })}
            rating={{ min: minRating, onMin: (next) => setFilters({ minRating: next }) }}
            onClear={filterCount > 0 ? () => setFilters(NO_FILTERS) : null}
          />
        }
      />
      <h2 className="sr-only">{t('saved.list')}</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <p role="status" className="figures text-quiet">
          {isPartial
            ? t('saved.loading')
            : found.length === count
              ? t('saved.count', { count })
              : t('saved.shown', { shown: found.length, count })}
        </p>
        <Select
          label={t('sort.label')}
          value={sort}
          options={SAVED_SORT_OPTIONS.map((value) => ({
            value,
            label: value === 'default' ? t('saved.sortDefault') : t(`sort.${value}`),
          }))}
          onChange={setSort}
        />
      </div>
      {found.length === 0 && !isPartial ? (
        <NoFilteredRecipes onClear={clear} />
      ) : (
        <SavedGrid recipes={found} restore={restore} onLeave={remember} />
      )}
    </>
  );
}
