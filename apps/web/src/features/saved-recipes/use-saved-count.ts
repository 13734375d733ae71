import { EVENTS } from '@larder/contract/browser';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countInEvent } from './list/saved-events.ts';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';
import { useFetchedRecipes } from './server/use-fetched-recipes.ts';

const OTHER_EVENTS = ['storage', EVENTS.recipeSaved, EVENTS.recipeRemoved, EVENTS.savedListUpdated];

/**
 * The number of saved recipes: by the server's list for users, by local storage for guests and while the server can't be
 * reached. docs/specification.md §2, Header.
 */
export function useSavedCount(): number {
  const owner = useOwner();
  const list = useSavedList();
  useFetchedRecipes();
  const count = useSyncExternalStore(list.subscribe, () => list.all(owner).length);
  return useCountFromEvent(count) ?? count;
}

/** The count of the last count-updated event; null after any other change of the list. */
function useCountFromEvent(count: number): number | null {
  const [last, setLast] = useState({ number: null as number | null, when: count });
  const onCount = useEffectEvent((event: Event) => setLast({ number: countInEvent(event), when: count }));
  const onOther = useEffectEvent(() => setLast({ number: null, when: count }));
  useEffect(() => {
    const countListener = (event: Event) => onCount(event);
    const otherListener = () => onOther();
    window.addEventListener(EVENTS.savedCountUpdated, countListener);
    for (const name of OTHER_EVENTS) window.addEventListener(name, otherListener);
    return () => {
      window.removeEventListener(EVENTS.savedCountUpdated, countListener);
      for (const name of OTHER_EVENTS) window.removeEventListener(name, otherListener);
    };
  }, []);
  return last.when === count ? last.number : null;
}
