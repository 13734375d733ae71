import { ALLERGENS } from '@larder/contract/allergen';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import larderShelf from '../../../assets/larder-shelf.svg';
import { allergenOptions } from '../filter-recipes.ts';
import { useAsk } from '../hooks/use-ask.ts';
import type { Search } from '../hooks/use-search.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { ExampleSearches } from './example-searches.tsx';
import { FilterBar } from './filter-bar.tsx';
import { IngredientsField } from './ingredients-field.tsx';
import { FilterPanel } from './lazy-parts.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { NameField } from './name-field.tsx';
import { PopularSuggestions } from './popular-suggestions.tsx';

type QuestionProps = { form: SearchForm; search: Search; onSeeRecipes: () => void };

export function Question({ form, search, onSeeRecipes }: QuestionProps) {
  const { t } = useTranslation();
  const { changeMode } = useAsk(form, search);
  const byName = form.mode === 'recipeName';
  return (
    <div className="page-width grid gap-x-12 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pt-10">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-3">
          <h1 className="text-5xl">{t(`search.title.${form.mode}`)}</h1>
          <p className="max-w-[38rem] text-lg text-quiet">{t(byName ? 'search.leadName' : 'search.lead')}</p>
        </div>
        <ModeSwitch mode={form.mode} onChange={changeMode} />
        <Fields form={form} search={search} onSeeRecipes={onSeeRecipes} />
        <Filters form={form} search={search} />
      </div>
      <img
        src={larderShelf}
        alt=""
        width={380}
        height={430}
        loading="lazy"
        className="mt-14 h-auto w-full max-lg:hidden"
      />
    </div>
  );
}

function Fields({ form, search, onSeeRecipes }: QuestionProps) {
  const { ask } = useAsk(form, search);
  const ingredients = useRef<HTMLTextAreaElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const { text, setText, category } = form;
  const shared = { text, onText: setText, onSubmit: () => ask(text), loading: search.loading };

  function tryOther() {
    setText('');
    search.clear();
    ingredients.current?.focus();
  }

  if (form.mode === 'recipeName') {
    return (
      <div className="flex flex-col gap-4">
        <NameField {...shared} field={name} />
        <PopularSuggestions category={category} onChoose={ask} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <IngredientsField
        {...shared}
        field={ingredients}
        after={search.asked ? { onTryOther: tryOther, onSeeRecipes: search.results && onSeeRecipes } : null}
      />
      <ExampleSearches category={category} onChoose={ask} />
    </div>
  );
}

function Filters({ form, search }: { form: SearchForm; search: Search }) {
  const { changeCategory } = useAsk(form, search);
  const { category, subcategory, excludedAllergens } = form;
  const filters = { category, subcategory, minRating: 0, excludedAllergens };

  function exclude(next: typeof excludedAllergens) {
    form.setExcludedAllergens(next);
    search.setView({ excludedAllergens: next });
  }

  return (
    <FilterBar
      filters={filters}
      onCategory={changeCategory}
      onSubcategory={form.setSubcategory}
      panel={
        <Suspense fallback={<div className="h-48" />}>
          <FilterPanel
            options={search.results ? allergenOptions(search.results.response.recipes, excludedAllergens) : ALLERGENS}
            excluded={excludedAllergens}
            onExcluded={exclude}
            onClear={excludedAllergens.length > 0 ? () => exclude([]) : null}
          />
        </Suspense>
      }
    />
  );
}
