import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { currentUserQuery } from '../features/session/current-user.ts';
import { useSession } from '../features/session/use-session.ts';
import { createOutbox, OutboxContext } from '../lib/outbox/outbox.ts';

/** One outbox for the whole page, which sends for whoever is signed in; where the server says otherwise, it is asked. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const [outbox] = useState(() => createOutbox());
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => outbox.actAs(userId), [outbox, userId]);
  useEffect(
    () =>
      outbox.subscribe((_call, outcome) => {
        if (outcome === 'signed-out') void client.invalidateQueries(currentUserQuery);
      }),
    [outbox, client],
  );
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
