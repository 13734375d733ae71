import { EVENTS } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { logFailure } from '../../lib/log.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useSession } from '../session/use-session.ts';
import { announceList } from './list/saved-events.ts';
import { createSavedList, type SavedList } from './list/saved-list.ts';
import { SavedListContext } from './list/use-saved-list.ts';
import { SAVED_RECIPES } from './server/use-fetched-recipes.ts';

/** Many calls may arrive at the server in a row. */
const LOOK_AGAIN_AFTER_MS = 400;

/** Holds the saved lists of this browser, moves a guest's to an account, and looks again when the server disagrees. */
export function SavedProvider({ children }: { children: ReactNode }) {
  const [list] = useState(() => createSavedList(localStore));
  useGuestMigration(list);
  useLookAgain();
  return <SavedListContext value={list}>{children}</SavedListContext>;
}

/** What moves the recipes is fetched where there are some. */
function useGuestMigration(list: SavedList): void {
  const { t } = useTranslation();
  const toast = useToast();
  const { user } = useSession();
  const userId = user?.id;

  const begin = useEffectEvent((count: number) =>
    toast({ title: t('saving.migrating'), description: t('saving.migratingText', { count }) }),
  );
  const finish = useEffectEvent((owner: string) => {
    const rest = list.all(null).length;
    const description = rest === 0 ? t('saving.migratedText') : t('saving.migratedRest', { count: rest });
    toast({ title: t('saving.migrated'), description, variant: 'success' });
    announceList(list.all(owner).length);
  });

  useEffect(() => {
    if (userId === undefined || list.all(null).every(({ refused }) => refused)) return;
    const stop = new AbortController();
    import('./migration/guest-migration.ts')
      .then(({ migrateGuestList }) =>
        migrateGuestList({ list, userId, signal: stop.signal, onBegin: begin, onDone: () => finish(userId) }),
      )
      .catch((reason) => stop.signal.aborted || logFailure('The guest’s recipes could not be moved', reason));
    return () => stop.abort();
  }, [userId, list]);
}

/** Where the list was changed as a whole, or the server took or refused what does not show, it is asked for again. */
function useLookAgain(): void {
  const client = useQueryClient();
  const outbox = useOutbox();
  useEffect(() => {
    const lookAgain = () => void client.invalidateQueries({ queryKey: [SAVED_RECIPES] });
    /** What another tab does while the list is on its way may not be in it. */
    const startOver = () => client.isFetching({ queryKey: [SAVED_RECIPES] }) > 0 && lookAgain();
    window.addEventListener(EVENTS.savedListUpdated, lookAgain);
    window.addEventListener('storage', startOver);
    let later: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = outbox.subscribe(({ kind, about }, outcome) => {
      const lists = client.getQueriesData<Recipe[]>({ queryKey: [SAVED_RECIPES] });
      const isShown = lists.every(([, recipes]) => recipes?.some(({ id }) => id === about) ?? true);
      if (kind !== 'saved' || (outcome === 'acknowledged' && isShown)) return;
      clearTimeout(later);
      later = setTimeout(lookAgain, LOOK_AGAIN_AFTER_MS);
    });
    return () => {
      window.removeEventListener(EVENTS.savedListUpdated, lookAgain);
      window.removeEventListener('storage', startOver);
      unsubscribe();
      clearTimeout(later);
    };
  }, [client, outbox]);
}
