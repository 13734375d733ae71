import type { Recipe } from '@larder/contract/recipe';
import { useSyncExternalStore } from 'react';
import { useOwner } from '../list/use-owner.ts';
import { useSavedList } from '../list/use-saved-list.ts';
import { useSaving } from './use-save-actions.ts';

/** Whether whoever is here saved the recipe, and how to change that. Spec section 4, Save toggle. */
export function useSaved(recipe: Recipe): { isSaved: boolean; toggle: () => void } {
  const owner = useOwner();
  const list = useSavedList();
  const { save, remove } = useSaving();
  const isSaved = useSyncExternalStore(list.subscribe, () => list.find(owner, recipe.id) !== undefined);
  return { isSaved, toggle: () => void (isSaved ? remove(recipe) : save(recipe)) };
}

/** What the recipe was rated, 0 for not at all, and how to rate it. Spec section 4, Rating. */
export function useRating(recipe: Recipe): { rating: number; rate: (rating: number) => void } {
  const owner = useOwner();
  const list = useSavedList();
  const { rate } = useSaving();
  const rating = useSyncExternalStore(
    list.subscribe,
    () => list.find(owner, recipe.id)?.userRating ?? (owner === null ? 0 : recipe.userRating),
  );
  return { rating, rate: (stars) => void rate(recipe, stars) };
}
