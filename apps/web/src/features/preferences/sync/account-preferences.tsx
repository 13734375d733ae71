import type { Preferences } from '@larder/contract/preferences';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { areEqual } from '../preferences-store.ts';
import { usePreferencesStore } from '../use-preferences-store.ts';
import { PREFERENCES_CALL, preferencesQuery } from './preferences-calls.ts';
import { sendChanges } from './send-changes.ts';

/** Keeps the preferences of a signed-in person's account and those of this browser the same. Spec section 4. */
export function AccountPreferences({ userId }: { userId: string }) {
  const store = usePreferencesStore();
  const outbox = useOutbox();
  const client = useQueryClient();
  const { data: held } = useQuery(preferencesQuery(userId));

  useEffect(() => sendChanges(userId, store, outbox), [userId, store, outbox]);
  useEffect(() => {
    if (held) store.receive(userId, held.isDefault ? null : held);
  }, [store, userId, held]);
  useEffect(() => {
    // An answer that was asked for before a change would undo it.
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
        // Kept from an earlier visit: what the account was heard to hold may be what it held before.
        if (!owner.known || !areEqual(json as Preferences, store.get()))
          void client.invalidateQueries(preferencesQuery(userId));
      }),
    [outbox, store, client, userId],
  );
  return null;
}
