import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';
import { SAVED_RECIPES_KEY, useFetchedRecipes } from './server/use-fetched-recipes.ts';

const NONE: readonly Recipe[] = [];

/** The current saved recipes: the fetched ones without those removed since, with the latest ratings. */
export function useSavedRecipes() {
  const owner = useOwner();
  const list = useSavedList();
  const { data, error, isPending, isFetching, refetch } = useFetchedRecipes();
  const stored = useSyncExternalStore(list.subscribe, () => list.all(owner));

  const recipes = useMemo(() => {
    const ratings = new Map(stored.map(({ id, userRating }) => [id, userRating]));
    return (data ?? NONE).flatMap((recipe) => {
      const userRating = ratings.get(recipe.id);
      if (userRating === undefined) return [];
      return [userRating === recipe.userRating ? recipe : { ...recipe, userRating }];
    });
  }, [data, stored]);

  useRefetchMissing(data ? stored.length - recipes.length : 0);
  return { recipes, error: isFetching ? null : error, isPending, retry: () => void refetch() };
}

/** Refetches when another tab has saved recipes that have not been fetched. */
function useRefetchMissing(missing: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (missing > 0) void client.invalidateQueries({ queryKey: [SAVED_RECIPES_KEY] });
  }, [missing, client]);
}
