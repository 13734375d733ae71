import { API } from '@larder/contract/api';
import type { CategoryFilter } from '@larder/contract/category';
import type { Language } from '@larder/contract/language';
import type { PopularRecipe } from '@larder/contract/recipe';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { callApi } from '../../../lib/api/api-client.ts';

const FRESH_MS = 5 * 60_000;

/** GET /api/recipes/popular. */
async function fetchPopularRecipes(category: CategoryFilter, language: Language, signal: AbortSignal) {
  const query = { language, category: category === 'None' ? undefined : category };
  const { recipes } = await callApi<{ recipes: PopularRecipe[] }>(API.popularRecipes, { query, signal });
  return recipes;
}

export function usePopularRecipes(category: CategoryFilter): UseQueryResult<PopularRecipe[]> {
  const language = useLanguage();
  return useQuery({
    queryKey: ['popular-recipes', category, language],
    queryFn: ({ signal }) => fetchPopularRecipes(category, language, signal),
    staleTime: FRESH_MS,
  });
}
