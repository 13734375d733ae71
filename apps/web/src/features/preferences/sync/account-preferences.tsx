import type { Preferences } from '@larder/contract/user/preferences';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { areEqual } from '../preferences-store.ts';
import { usePreferencesStore } from '../use-preferences-store.ts';
import { PREFERENCES_CALL, preferencesQuery } from './preferences-calls.ts';
import { sendChanges } from './send-changes.ts';

/** Synchronises the preferences of this browser and of the user's account. docs/specification.md §4, Preferences. */
export function AccountPreferences({ userId }: { userId: string }) {
  const store = usePreferencesStore();
  const outbox = useOutbox();
  const client = useQueryClient();
  const { data: held } = useQuery(preferencesQuery(userId));

  useEffect(() => sendChanges(userId, store, outbox), [userId, store, outbox]);
  useEffect(() => {
    if (held) store.applyAccount(userId, held.isDefault ? null : held);
  }, [store, userId, held]);
  useEffect(() => {
    // A response to a request sent before a change would undo the change.
    const { queryKey } = preferencesQuery(userId);
    return store.subscribe(() => {
      const owner = store.owner();
      if (!owner?.known) return;
      void client.cancelQueries({ queryKey });
      if (owner.unsent.length === 0) client.setQueryData(queryKey, store.get());
    });
  }, [store, client, userId]);
  useEffect(
    () =>
      outbox.subscribe(({ kind, json }, outcome) => {
        const owner = store.owner();
        if (kind !== PREFERENCES_CALL || outcome !== 'acknowledged' || !owner || owner.unsent.length > 0) return;
        // A call of an earlier visit was sent: the preferences fetched since may be older.
        if (!owner.known || !areEqual(json as Preferences, store.get()))
          void client.invalidateQueries(preferencesQuery(userId));
      }),
    [outbox, store, client, userId],
  );
  return null;
}
