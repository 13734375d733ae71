import type { Recipe } from '@larder/contract/recipe';
import { useMemo, useSyncExternalStore } from 'react';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';

/** Recipes with the current user's latest ratings. */
export function useRatedRecipes(recipes: readonly Recipe[]): readonly Recipe[] {
  const owner = useOwner();
  const list = useSavedList();
  const ratingOf = (recipe: Recipe) => list.find(owner, recipe.id)?.userRating ?? recipe.userRating;
  const ratings = useSyncExternalStore(list.subscribe, () => recipes.map(ratingOf).join());
  return useMemo(() => {
    const stars = ratings.split(',').map(Number);
    return recipes.map((recipe, index) => ({ ...recipe, userRating: stars[index] ?? recipe.userRating }));
  }, [recipes, ratings]);
}
