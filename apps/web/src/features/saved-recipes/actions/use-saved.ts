import type { Recipe } from '@larder/contract/recipe';
import { useSyncExternalStore } from 'react';
import { useOwner } from '../list/use-owner.ts';
import { useSavedList } from '../list/use-saved-list.ts';
import { useSaveActions } from './use-save-actions.ts';

const never = () => false;
const unrated = () => 0;

/** Whether the current user or guest has saved the recipe, and the toggle. docs/specification.md §4, Save toggle. */
export function useSaved(recipe: Recipe): { isSaved: boolean; toggle: () => void } {
  const owner = useOwner();
  const list = useSavedList();
  const { save, remove } = useSaveActions();
  const isSaved = useSyncExternalStore(list.subscribe, () => list.isSaved(owner, recipe), never);
  return { isSaved, toggle: () => void (isSaved ? remove(recipe) : save(recipe)) };
}

/** The current user's rating, 0 for none, and how to change it. docs/specification.md §4, Rating. */
export function useRating(recipe: Recipe): { rating: number; rate: (rating: number) => void } {
  const owner = useOwner();
  const list = useSavedList();
  const { rate } = useSaveActions();
  const rating = useSyncExternalStore(
    list.subscribe,
    () => list.find(owner, recipe.id)?.userRating ?? (owner === null ? 0 : recipe.userRating),
    unrated,
  );
  return { rating, rate: (stars) => void rate(recipe, stars) };
}
