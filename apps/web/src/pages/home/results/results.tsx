import type { AnalyzeResponse } from '@larder/contract/analyze';
import { RESULTS_PAGE_SIZE } from '@larder/contract/limits';
import { SEARCH_SORT_OPTIONS } from '@larder/contract/search/filter';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { CardGrid } from '../../../features/recipe-list/card-grid.tsx';
import { filterRecipes } from '../../../features/recipe-list/filter-recipes.ts';
import { RecipeCard } from '../../../features/recipe-list/recipe-card.tsx';
import { sortRecipes } from '../../../features/recipe-list/sort-recipes.ts';
import { useRatedRecipes } from '../../../features/saved-recipes/use-rated-recipes.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { CachedSearch, SearchRequest } from '../../../lib/search-cache.ts';
import { isUnnamed, thingsOf } from '../photo/things/photo-things.ts';
import type { Photo } from '../photo/use-photo.ts';
import type { Search } from '../search/use-search.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import { AssistantLine } from './assistant-line.tsx';
import { NoFilteredResults, NoResults, NothingNamed } from './empty-results.tsx';
import { Opening } from './openings.tsx';
import { RecognisedIngredients } from './recognised-ingredients.tsx';
import { RestoredBanner } from './restored-banner.tsx';
import { UnderstoodWords } from './understood-words.tsx';

type ResultsProps = { form: SearchForm; search: Search; photo: Photo; results: CachedSearch };

export function Results({ form, search, photo, results }: ResultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { request, response, view } = results;
  const { subcategory, minRating, excludedAllergens, sort, setSort } = form;
  const ratedRecipes = useRatedRecipes(response.recipes);
  const ordered = [
    ...sortRecipes(ratedRecipes.slice(0, view.sorted), sort, language),
    ...ratedRecipes.slice(view.sorted),
  ];
  const passing = filterRecipes(ordered, { category: 'None', subcategory, minRating, excludedAllergens });
  const shown = passing.slice(0, view.visible);

  return (
    <>
      {search.restored && <RestoredBanner onClear={search.clear} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 className="text-4xl">{t(`results.headings.${request.category}`)}</h2>
          <p role="status" className="figures mt-1 text-quiet">
            {t('results.count', { count: passing.length })}
          </p>
        </div>
        {(passing.length > 1 || search.loading) && (
          <Select
            label={t('sort.label')}
            value={sort}
            options={SEARCH_SORT_OPTIONS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(next) => {
              setSort(next);
              search.setView({ sorted: response.recipes.length });
            }}
          />
        )}
      </div>
      {!response.exact && (passing.length > 0 || request.mode === 'recipeName') && (
        <p className="text-lg">{inexactReason(request, response, t)}</p>
      )}
      {request.mode === 'ingredients' && (
        <RecognisedIngredients form={form} search={search} photo={photo} response={response} />
      )}
      <UnderstoodWords form={form} search={search} response={response} />
      {response.assistant && <AssistantLine part={response.assistant} />}
      {response.recipes.length === 0 && !search.loading && <NoRecipes photo={photo} response={response} />}
      {response.recipes.length > 0 && passing.length === 0 && <NoFilteredResults form={form} search={search} />}
      <CardGrid aria-label={t(`results.headings.${request.category}`)}>
        {shown.map((recipe, index) => (
          <RecipeCard key={recipe.id} recipe={recipe} eager={index < RESULTS_PAGE_SIZE / 2} />
        ))}
      </CardGrid>
      {shown.length < passing.length && (
        <Button
          variant="secondary"
          className="self-center"
          onClick={() => search.setView({ visible: view.visible + RESULTS_PAGE_SIZE })}
        >
          {t('results.loadMore')}
        </Button>
      )}
      {response.openings?.map((opening) => (
        <Opening key={opening.ingredient} opening={opening} />
      ))}
    </>
  );
}

function NoRecipes({ photo: { found, select }, response }: { photo: Photo; response: AnalyzeResponse }) {
  if (response.ingredients.length > 0 || !response.unknown) return <NoResults />;
  const first = thingsOf(found)?.find(isUnnamed);
  return <NothingNamed onName={first ? () => select(first.number) : null} />;
}

/** Why the results are not exactly what was searched for. */
function inexactReason({ mode, text }: SearchRequest, { unsuited, recipes }: AnalyzeResponse, t: TFunction): string {
  if (mode === 'ingredients') return t('results.noDish');
  const name = text.trim();
  if (recipes.length === 0) return t('results.nothingCalled', { name });
  return unsuited ? t('results.unsuited', { name: unsuited }) : t('results.notExact', { name });
}
