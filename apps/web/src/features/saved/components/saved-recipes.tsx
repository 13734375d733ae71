import { STORAGE_KEYS } from '@larder/contract/browser';
import { activeFilterCount, NO_FILTERS, SAVED_SORT_OPTIONS } from '@larder/contract/filter';
import type { Recipe } from '@larder/contract/recipe';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/select.tsx';
import { allergenOptions } from '../../recipe/filter-recipes.ts';
import { FilterBar } from '../../search/components/filter-bar.tsx';
import { FilterPanel } from '../../search/components/filter-panel.tsx';
import { useStoredChoice } from '../../search/hooks/use-stored-choice.ts';
import { useFoundRecipes } from '../hooks/use-found-recipes.ts';
import { useSavedView } from '../hooks/use-saved-view.ts';
import { SavedGrid } from './saved-grid.tsx';
import { SavedSearch } from './saved-search.tsx';
import { NothingMatches } from './saved-states.tsx';

/** The recipes, and what narrows them down. */
export function SavedRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const { t } = useTranslation();
  const { text, filters, cleared, setText, setFilters, clear, before, remember } = useSavedView();
  const [sort, setSort] = useStoredChoice(STORAGE_KEYS.savedSortOption, SAVED_SORT_OPTIONS);
  const found = useDeferredValue(useFoundRecipes(recipes, { text, filters, sort }));
  const { minRating, excludedAllergens } = filters;
  const allergens = useMemo(() => allergenOptions(recipes, excludedAllergens), [recipes, excludedAllergens]);
  const count = recipes.length;

  return (
    <>
      <SavedSearch key={cleared} initial={text} onText={setText} />
      <FilterBar
        filters={filters}
        onCategory={(next) => setFilters({ category: next, subcategory: next === 'None' ? 'None' : 'All' })}
        onSubcategory={(next) => setFilters({ subcategory: next })}
        panel={
          <FilterPanel
            options={allergens}
            excluded={excludedAllergens}
            onExcluded={(next) => setFilters({ excludedAllergens: next })}
            rating={{ least: minRating, onLeast: (next) => setFilters({ minRating: next }) }}
            onClear={activeFilterCount(filters) > 0 ? () => setFilters(NO_FILTERS) : null}
          />
        }
      />
      <h2 className="sr-only">{t('saved.list')}</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <p role="status" className="figures text-quiet">
          {found.length === count ? t('saved.count', { count }) : t('saved.shown', { shown: found.length, count })}
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
      {found.length === 0 ? (
        <NothingMatches onClear={clear} />
      ) : (
        <SavedGrid recipes={found} before={before} onLeave={remember} />
      )}
    </>
  );
}
