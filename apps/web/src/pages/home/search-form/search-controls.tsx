import { ALLERGENS } from '@larder/contract/allergen';
import { type FilterState, NO_FILTERS, SEARCH_SORT_OPTIONS, searchFilterCount } from '@larder/contract/search/filter';
import { type RefObject, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import pantryIllustration from '../../../assets/pantry-illustration.svg';
import { FilterBar } from '../../../features/recipe-list/filter-bar.tsx';
import { allergenOptions } from '../../../features/recipe-list/filter-recipes.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';
import { PhotoBox } from '../photo/photo-box.tsx';
import type { Photo } from '../photo/use-photo.ts';
import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import { ExampleSearches } from './example-searches.tsx';
import { IngredientsField } from './ingredients-field.tsx';
import { ModeSwitch } from './mode-switch.tsx';

const NameSearch = lazyWithRetry(
  () => import('./name-search.tsx'),
  ({ NameSearch }) => NameSearch,
);
const ActiveRestrictions = lazyWithRetry(
  () => import('./active-restrictions.tsx'),
  ({ ActiveRestrictions }) => ActiveRestrictions,
);
const FilterPanel = lazyWithRetry(
  () => import('../../../features/recipe-list/filter-panel.tsx'),
  ({ FilterPanel }) => FilterPanel,
);

type SearchControlsProps = { form: SearchForm; search: Search; photo: Photo; onSeeRecipes: () => void };

export function SearchControls({ form, search, photo, onSeeRecipes }: SearchControlsProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { submit, changeMode, submitPhoto } = useSearchActions(form, search);
  const ingredients = useRef<HTMLTextAreaElement>(null);
  const byName = form.mode === 'recipeName';

  function startNewSearch() {
    form.setText('');
    photo.clear();
    search.clear();
    ingredients.current?.focus();
  }

  return (
    <div className="page-width grid gap-x-12 gap-y-6 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:pt-10">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-3">
          <h1 className="text-5xl">{t(`search.title.${form.mode}`)}</h1>
          <p className="max-w-[38rem] text-lg text-quiet">{t(byName ? 'search.leadName' : 'search.lead')}</p>
        </div>
        <noscript>
          <p className="font-medium">{t('search.noScript')}</p>
        </noscript>
        <div className="flex flex-col gap-6 noscript:hidden">
          <ModeSwitch
            mode={form.mode}
            onChange={(mode) => {
              changeMode(mode);
              photo.clear();
            }}
          />
          {user && (
            <Suspense fallback={null}>
              <ActiveRestrictions />
            </Suspense>
          )}
          <Fields
            form={form}
            search={search}
            field={ingredients}
            onNewSearch={startNewSearch}
            onSeeRecipes={onSeeRecipes}
          />
        </div>
      </div>
      {byName ? (
        <img
          src={pantryIllustration}
          alt=""
          width={380}
          height={430}
          loading="lazy"
          className="mt-14 h-auto w-full max-lg:hidden lg:row-span-2"
        />
      ) : (
        <div className="lg:row-span-2 lg:mt-6 noscript:hidden">
          <PhotoBox
            form={form}
            photo={photo}
            search={search}
            onAnalyze={submitPhoto}
            onNewSearch={startNewSearch}
            onSeeRecipes={onSeeRecipes}
          />
        </div>
      )}
      <div className="flex flex-col gap-6 noscript:hidden">
        {!byName && <ExampleSearches category={form.category} onChoose={submit} />}
        <Filters form={form} search={search} />
      </div>
    </div>
  );
}

type FieldsProps = Pick<SearchControlsProps, 'form' | 'search' | 'onSeeRecipes'> & {
  field: RefObject<HTMLTextAreaElement | null>;
  onNewSearch: () => void;
};

function Fields({ form, search, field, onNewSearch, onSeeRecipes }: FieldsProps) {
  const { submit } = useSearchActions(form, search);
  const withPhoto = search.loading && search.photo !== null;
  if (form.mode === 'recipeName') {
    return (
      <Suspense fallback={<div className="h-34" />}>
        <NameSearch form={form} search={search} />
      </Suspense>
    );
  }
  return (
    <IngredientsField
      text={form.text}
      onText={form.setText}
      onSubmit={() => submit(form.text)}
      loading={search.loading && !withPhoto}
      field={field}
      actions={
        search.active && !withPhoto ? { onTryOther: onNewSearch, onSeeRecipes: search.results && onSeeRecipes } : null
      }
    />
  );
}

function Filters({ form, search }: { form: SearchForm; search: Search }) {
  const { changeCategory } = useSearchActions(form, search);
  const { category, subcategory, minRating, excludedAllergens, sort } = form;
  const filters = { category, subcategory, minRating };

  function apply(next: Partial<Pick<FilterState, 'minRating' | 'excludedAllergens'>>) {
    if (next.minRating !== undefined) form.setMinRating(next.minRating);
    if (next.excludedAllergens) form.setExcludedAllergens(next.excludedAllergens);
    search.setView(next);
  }

  function clear() {
    form.setSort(SEARCH_SORT_OPTIONS[0]);
    apply({ minRating: NO_FILTERS.minRating, excludedAllergens: [] });
  }

  return (
    <FilterBar
      filters={filters}
      count={searchFilterCount(filters, sort)}
      onCategory={changeCategory}
      onSubcategory={form.setSubcategory}
      panel={
        <Suspense fallback={<div className="h-48" />}>
          <FilterPanel
            options={search.results ? allergenOptions(search.results.response.recipes, excludedAllergens) : ALLERGENS}
            excluded={excludedAllergens}
            onExcluded={(next) => apply({ excludedAllergens: next })}
            rating={{ min: minRating, onMin: (next) => apply({ minRating: next }) }}
            onClear={minRating > 0 || excludedAllergens.length > 0 || sort !== SEARCH_SORT_OPTIONS[0] ? clear : null}
          />
        </Suspense>
      }
    />
  );
}
