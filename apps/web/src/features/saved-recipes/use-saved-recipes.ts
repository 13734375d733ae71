import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';
import { SAVED_RECIPES_KEY } from './server/saved-keys.ts';
import { useFetchedRecipes } from './server/use-fetched-recipes.ts';

const NONE: readonly Recipe[] = [];

/**
 * The current saved recipes: the fetched ones without those removed since, with the latest ratings. While the list is
 * fetched for the first time they are its beginning, and `isPartial`.
 */
export function useSavedRecipes() {
  const owner = useOwner();
  const list = useSavedList();
  const { data, firstPages = NONE, error, isPending, isFetching, refetch } = useFetchedRecipes();
  const stored = useSyncExternalStore(list.subscribe, () => list.all(owner));

  const recipes = useMemo(() => {
    if (!data) return firstPages.filter(({ id }) => list.isSaved(owner, { id, isSaved: true }));
    const ratings = new Map(stored.map(({ id, userRating }) => [id, userRating]));
    return data.flatMap((recipe) => {
      const userRating = ratings.get(recipe.id);
      if (userRating === undefined) return [];
      return [userRating === recipe.userRating ? recipe : { ...recipe, userRating }];
    });
  }, [data, firstPages, stored, list, owner]);

  useRefetchMissing(data ? stored.length - recipes.length : 0);
  const isPartial = !data && recipes.length > 0;
  return {
    recipes,
    isPartial,
    error: isFetching ? null : error,
    isPending: isPending && !isPartial,
    retry: () => void refetch(),
  };
}

/** Refetches when another tab has saved recipes that have not been fetched. */
function useRefetchMissing(missing: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (missing > 0) void client.invalidateQueries({ queryKey: [SAVED_RECIPES_KEY] });
  }, [missing, client]);
}
