import { API } from '@larder/contract/api';
import { REFRESH_RECIPE_DELAY_MS } from '@larder/contract/limits';
import type { Recipe } from '@larder/contract/recipe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useToast } from '../../../components/toast/toast-context.ts';
import { isRecipeQuery } from '../../../features/recipe/use-recipe.ts';
import { callApi, fillPath } from '../../../lib/api/api-client.ts';
import { errorMessage, isAiTimeout } from '../../../lib/api/error-message.ts';
import { sessionStore } from '../../../lib/browser-storage.ts';
import { paths } from '../../../lib/paths.ts';
import { clearCachedSearch } from '../../../lib/search-cache.ts';

/** Refreshes or deletes a recipe in developer mode. docs/specification.md §2, Recipe detail. */
export function useDeveloperActions({ id }: Pick<Recipe, 'id'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const ofRecipe = { predicate: isRecipeQuery(id) };

  function reportFailure(error: unknown) {
    const content = isAiTimeout(error)
      ? { title: t('searchFailure.AI_RATE_LIMIT.title'), description: t('searchFailure.AI_RATE_LIMIT.text') }
      : { title: t('developer.failed'), description: errorMessage(error, t) };
    toast({ ...content, variant: 'destructive' });
  }

  const refresh = useMutation({
    mutationFn: async () => {
      clearCachedSearch(sessionStore);
      toast({ title: t('developer.cleared.title'), description: t('developer.cleared.text'), variant: 'success' });
      await new Promise((resolve) => setTimeout(resolve, REFRESH_RECIPE_DELAY_MS));
      await client.refetchQueries(ofRecipe, { throwOnError: true });
    },
    onError: reportFailure,
  });

  const remove = useMutation({
    mutationFn: () => callApi(fillPath(API.recipe, { id }), { method: 'DELETE' }),
    onSuccess: () => {
      clearCachedSearch(sessionStore);
      client.removeQueries(ofRecipe);
      toast({ title: t('developer.deleted.title'), description: t('developer.deleted.text'), variant: 'success' });
      navigate(paths.home);
    },
    onError: reportFailure,
  });

  return {
    refresh: () => refresh.mutate(),
    isRefreshing: refresh.isPending,
    remove: () => remove.mutate(),
    isRemoving: remove.isPending,
  };
}
