import { EVENTS } from '@larder/contract/browser';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countInEvent, SAVED_LIST_CHANGES } from './list/saved-events.ts';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';
import { useFetchedCount } from './server/use-fetched-count.ts';

/**
 * The number of saved recipes: the server's for users, local storage's for guests and while the server can't be reached.
 * docs/specification.md §2, Header.
 */
export function useSavedCount(): number {
  const owner = useOwner();
  const list = useSavedList();
  const local = useSyncExternalStore(list.subscribe, () => list.all(owner).length);
  const count = useFetchedCount() ?? local;
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
    for (const name of SAVED_LIST_CHANGES) window.addEventListener(name, otherListener);
    return () => {
      window.removeEventListener(EVENTS.savedCountUpdated, countListener);
      for (const name of SAVED_LIST_CHANGES) window.removeEventListener(name, otherListener);
    };
  }, []);
  return last.when === count ? last.number : null;
}
