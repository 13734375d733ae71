import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { currentUserQuery } from '../features/session/current-user.ts';
import { useSession } from '../features/session/use-session.ts';
import { createOutbox, OutboxContext } from '../lib/outbox/outbox.ts';

/** Provides the outbox of the current user. When a call is answered 401, the current user is fetched again. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const [outbox] = useState(() => createOutbox());
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => outbox.startSending(), [outbox]);
  useEffect(() => outbox.setUser(userId), [outbox, userId]);
  useEffect(
    () =>
      outbox.subscribe((_call, outcome) => {
        if (outcome === 'signed-out') void client.invalidateQueries(currentUserQuery);
      }),
    [outbox, client],
  );
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
