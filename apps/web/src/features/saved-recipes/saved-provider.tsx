import { EVENTS } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { importAgain } from '../../lib/loading/import-again.ts';
import { logFailure } from '../../lib/log.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useSession } from '../session/use-session.ts';
import { createSavedList, type SavedList } from './list/saved-list.ts';
import { SavedListContext } from './list/use-saved-list.ts';
import { SAVED_RECIPES_KEY } from './server/saved-keys.ts';

const loadMigration = importAgain(() => import('./migration/migrate-with-toasts.ts'));

/** Delay of a refetch, since calls are often acknowledged in quick succession. */
const REFETCH_DELAY_MS = 400;

/** Provides the saved lists of this browser, migrates a guest's list, and refetches when the server's list differs. */
export function SavedProvider({ children }: { children: ReactNode }) {
  const [list] = useState(() => createSavedList(localStore));
  useGuestMigration(list);
  useRefetch();
  useForgetRefused(list);
  return <SavedListContext value={list}>{children}</SavedListContext>;
}

/** Loads the code for migration only if there are recipes to move. */
function useGuestMigration(list: SavedList): void {
  const { i18n } = useTranslation();
  const toast = useToast();
  const { user } = useSession();
  const outbox = useOutbox();
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined || list.all(null).every(({ refused }) => refused)) return;
    const stop = new AbortController();
    const { signal } = stop;
    loadMigration()
      .then(({ migrateWithToasts }) => migrateWithToasts({ list, userId, signal, i18n, toast, outbox }))
      .catch((reason) => signal.aborted || logFailure('The guest’s recipes could not be moved', reason));
    return () => stop.abort();
  }, [userId, list, i18n, toast, outbox]);
}

/** Refetches the list after list events, and after calls whose result it does not show. */
function useRefetch(): void {
  const client = useQueryClient();
  const outbox = useOutbox();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: [SAVED_RECIPES_KEY] });
    /** A list that is being fetched may not include a change by another tab. */
    const refetchIfFetching = () => client.isFetching({ queryKey: [SAVED_RECIPES_KEY] }) > 0 && refetch();
    window.addEventListener(EVENTS.savedListUpdated, refetch);
    window.addEventListener('storage', refetchIfFetching);
    let later: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = outbox.subscribe(({ kind, about }, outcome) => {
      const lists = client.getQueriesData<Recipe[]>({ queryKey: [SAVED_RECIPES_KEY] });
      const isShown = lists.every(([, recipes]) => recipes?.some(({ id }) => id === about) ?? true);
      if (kind !== 'saved' || outcome === 'postponed' || (outcome === 'acknowledged' && isShown)) return;
      clearTimeout(later);
      later = setTimeout(refetch, REFETCH_DELAY_MS);
    });
    return () => {
      window.removeEventListener(EVENTS.savedListUpdated, refetch);
      window.removeEventListener('storage', refetchIfFetching);
      unsubscribe();
      clearTimeout(later);
    };
  }, [client, outbox]);
}

/** A change that the server refused for good is undone in this browser. */
function useForgetRefused(list: SavedList): void {
  const outbox = useOutbox();
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return outbox.subscribe(({ kind, about }, outcome) => {
      if (kind === 'saved' && outcome === 'refused') list.forget(userId, about);
    });
  }, [userId, list, outbox]);
}
