import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';
import { SAVED_RECIPES, useSavedRecipes } from './server/use-fetched-recipes.ts';

const NONE: readonly Recipe[] = [];

/** The saved recipes as they are now: those of the server, less what was removed since, with the latest ratings. */
export function useMyRecipes() {
  const owner = useOwner();
  const list = useSavedList();
  const { data, error, isPending, isFetching, refetch } = useSavedRecipes();
  const kept = useSyncExternalStore(list.subscribe, () => list.all(owner));

  const recipes = useMemo(() => {
    const ratings = new Map(kept.map(({ id, userRating }) => [id, userRating]));
    return (data ?? NONE).flatMap((recipe) => {
      const userRating = ratings.get(recipe.id);
      if (userRating === undefined) return [];
      return [userRating === recipe.userRating ? recipe : { ...recipe, userRating }];
    });
  }, [data, kept]);

  useFetchUnknown(data ? kept.length - recipes.length : 0);
  return { recipes, error: isFetching ? null : error, isPending, retry: () => void refetch() };
}

/** Asks again for what another tab saved, each time there is more of it. */
function useFetchUnknown(unknown: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (unknown > 0) void client.invalidateQueries({ queryKey: [SAVED_RECIPES] });
  }, [unknown, client]);
}
