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

/** How a recipe is asked for; without `servings`, for as many as it was written for. */
type Rendering = { language: Language; measurementSystem: MeasurementSystem; servings?: number };

const RECIPE = 'recipe';
const SCALED_RECIPE = 'scaled-recipe';

/** GET /api/recipes/{id}. */
function fetchRecipe(id: string, { servings, ...rest }: Rendering, signal: AbortSignal): Promise<Recipe> {
  return callApi<Recipe>(fillPath(API.recipe, { id }), { query: { ...rest, servings: servings?.toString() }, signal });
}

/**
 * A recipe in the person's language and measures: out of the search results where it is among them, else from the
 * server. Until it is there in new ones, it is shown in the old. `found` is the search result as it was found.
 */
export function useRecipe(id: string) {
  const client = useQueryClient();
  const { language, measurementSystem } = usePreferences();
  const [found] = useState(() => findCachedRecipe(sessionStore, id));
  const fits = found?.language === language && found.measurementSystem === measurementSystem;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [RECIPE, id, { language, measurementSystem }],
    queryFn: ({ signal }) => fetchRecipe(id, { language, measurementSystem }, signal),
    ...(found && fits ? { initialData: found } : {}),
  });
  const recipe = data ?? lastFetched(client, id) ?? found;
  return { recipe, found, error: isFetching ? null : error, isFetching, retry: () => void refetch() };
}

/** Whether a query holds a rendering of the recipe. */
export function isOfRecipe(id: string): (query: Query) => boolean {
  return ({ queryKey: [what, about] }) => (what === RECIPE || what === SCALED_RECIPE) && about === id;
}

/** The rendering of a recipe that was fetched last. */
function lastFetched(client: QueryClient, id: string): Recipe | undefined {
  const renderings = client.getQueriesData<Recipe>({ queryKey: [RECIPE, id] });
  const age = ([queryKey]: (typeof renderings)[number]) => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return renderings.filter(([, recipe]) => recipe).sort((a, b) => age(b) - age(a))[0]?.[1];
}

/**
 * The same recipe written for another number of servings: its names in the right number, and its method's amounts.
 * Null until the server has answered, and where the number is the recipe's own.
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
