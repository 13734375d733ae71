import { EVENTS } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { logFailure } from '../../../lib/log.ts';
import { useOutbox } from '../../../lib/outbox.ts';
import { localStore } from '../../../lib/storage.ts';
import { useSession } from '../../auth/hooks/use-session.ts';
import { SAVED_RECIPES } from '../api/saved-recipes.ts';
import { SavedListContext } from '../hooks/use-saved-list.ts';
import { type SavedView, SavedViewsContext } from '../hooks/use-saved-view.ts';
import { announceList } from '../saved-events.ts';
import { createSavedList, type SavedList } from '../saved-list.ts';

/** Many calls may arrive at the server in a row. */
const LOOK_AGAIN_AFTER_MS = 400;

/** Holds the saved lists of this browser, moves a guest's to an account, and looks again when the server disagrees. */
export function SavedProvider({ children }: { children: ReactNode }) {
  const [list] = useState(() => createSavedList(localStore));
  const [views] = useState(() => new Map<string, SavedView>());
  useGuestMigration(list);
  useLookAgain();
  return (
    <SavedListContext value={list}>
      <SavedViewsContext value={views}>{children}</SavedViewsContext>
    </SavedListContext>
  );
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
    import('../guest-migration.ts')
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
