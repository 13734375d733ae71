import { EVENTS } from '@larder/contract/browser';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countOf } from './list/saved-events.ts';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';
import { useSavedRecipes } from './server/use-fetched-recipes.ts';

const OTHER_EVENTS = ['storage', EVENTS.recipeSaved, EVENTS.recipeRemoved, EVENTS.savedListUpdated];

/**
 * How many recipes whoever is here has saved: of the signed-in as the server says, of guests and where the server can't
 * be asked as this browser's list does, which follows it. Spec section 2, Header.
 */
export function useSavedCount(): number {
  const owner = useOwner();
  const list = useSavedList();
  useSavedRecipes();
  const count = useSyncExternalStore(list.subscribe, () => list.all(owner).length);
  return useToldCount(count) ?? count;
}

/** The number that the last count-updated event carried, until something else happens to the list. */
function useToldCount(count: number): number | null {
  const [told, setTold] = useState({ number: null as number | null, when: count });
  const hear = useEffectEvent((event: Event) => setTold({ number: countOf(event), when: count }));
  const forget = useEffectEvent(() => setTold({ number: null, when: count }));
  useEffect(() => {
    const hearing = (event: Event) => hear(event);
    const forgetting = () => forget();
    window.addEventListener(EVENTS.savedCountUpdated, hearing);
    for (const name of OTHER_EVENTS) window.addEventListener(name, forgetting);
    return () => {
      window.removeEventListener(EVENTS.savedCountUpdated, hearing);
      for (const name of OTHER_EVENTS) window.removeEventListener(name, forgetting);
    };
  }, []);
  return told.when === count ? told.number : null;
}
