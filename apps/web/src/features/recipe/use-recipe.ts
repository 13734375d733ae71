import { API } from '@larder/contract/api';
import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import type { Recipe } from '@larder/contract/recipe';
import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, fillPath } from '../../lib/api/api-client.ts';
import { sessionStore } from '../../lib/browser-storage.ts';
import { findCachedRecipe } from '../../lib/search-cache.ts';
import { usePreferences } from '../preferences/use-preferences.ts';

/** The rendering to request; without `servings`, for the recipe's own number. */
type Rendering = { language: Language; measurementSystem: MeasurementSystem; servings?: number };

const RECIPE = 'recipe';
const SCALED_RECIPE = 'scaled-recipe';

/** GET /api/recipes/{id}. */
function fetchRecipe(id: string, { servings, ...rest }: Rendering, signal: AbortSignal): Promise<Recipe> {
  return callApi<Recipe>(fillPath(API.recipe, { id }), { query: { ...rest, servings: servings?.toString() }, signal });
}

/**
 * A recipe in the current language and measures: from the cached search results if it is among them, else from the
 * server. After a change of language or measures the old rendering is returned until the new one has loaded.
 * `searchResult` is the recipe as the last search returned it.
 */
export function useRecipe(id: string) {
  const client = useQueryClient();
  const { language, measurementSystem } = usePreferences();
  const [searchResult] = useState(() => findCachedRecipe(sessionStore, id));
  const fits = searchResult?.language === language && searchResult.measurementSystem === measurementSystem;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: recipeKey(id, { language, measurementSystem }),
    queryFn: ({ signal }) => fetchRecipe(id, { language, measurementSystem }, signal),
    ...(searchResult && fits ? { initialData: searchResult } : {}),
  });
  const recipe = data ?? lastFetched(client, id) ?? searchResult;
  return { recipe, searchResult, error: isFetching ? null : error, isFetching, retry: () => void refetch() };
}

/** The key of the query for a recipe in a language and measures, for its own number of servings. */
export function recipeKey(id: string, { language, measurementSystem }: Pick<Recipe, 'language' | 'measurementSystem'>) {
  return [RECIPE, id, { language, measurementSystem }];
}

/** A predicate for queries that hold a rendering of the recipe. */
export function isRecipeQuery(id: string): (query: Query) => boolean {
  return ({ queryKey: [what, about] }) => (what === RECIPE || what === SCALED_RECIPE) && about === id;
}

/** The most recently fetched rendering of a recipe. */
function lastFetched(client: QueryClient, id: string): Recipe | undefined {
  const renderings = client.getQueriesData<Recipe>({ queryKey: [RECIPE, id] });
  const age = ([queryKey]: (typeof renderings)[number]) => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return renderings.filter(([, recipe]) => recipe).sort((a, b) => age(b) - age(a))[0]?.[1];
}

/**
 * The recipe rendered for another number of servings, with amounts in its names and steps. Null until the server has
 * answered, and for the recipe's own number.
 */
export function useScaledRecipe({ id, language, measurementSystem, ...recipe }: Recipe, servings: number) {
  const rendering = { language, measurementSystem, servings };
  const { data } = useQuery({
    queryKey: [SCALED_RECIPE, id, rendering],
    queryFn: ({ signal }) => fetchRecipe(id, rendering, signal),
    enabled: servings !== recipe.servings,
  });
  return servings === recipe.servings ? null : (data ?? null);
}
