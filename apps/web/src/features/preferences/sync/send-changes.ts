import { PREFERENCES_SAVE_DELAY_MS } from '@larder/contract/limits';
import type { Preferences } from '@larder/contract/preferences';
import { logFailure } from '../../../lib/log.ts';
import type { Outbox } from '../../../lib/outbox/outbox.ts';
import type { PreferencesStore } from '../preferences-store.ts';
import { PREFERENCES_CALL, preferencesCall } from './preferences-calls.ts';

/**
 * Sends what the person changes to their account, once they pause, and what an earlier visit left unsent. An account
 * that was never asked is sent nothing: it may hold what would be lost. Gives what stops it.
 */
export function sendChanges(userId: string, store: PreferencesStore, outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hasChanges(): boolean {
    const owner = store.owner();
    return owner !== null && owner.userId === userId && owner.known && owner.unsent.length > 0;
  }

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (!hasChanges()) return;
    const adding = outbox.add(preferencesCall(store.get()));
    adding.catch((reason: unknown) => logFailure('Preferences were not sent', reason));
  }

  function sendAfterPause() {
    if (!hasChanges()) return;
    clearTimeout(timer);
    timer = setTimeout(send, PREFERENCES_SAVE_DELAY_MS);
  }

  function sendBeforeLeaving() {
    if (timer !== undefined) send();
  }

  const ends = [
    store.subscribe(sendAfterPause),
    outbox.subscribe(({ kind, json }, outcome) => {
      if (kind === PREFERENCES_CALL && outcome !== 'signed-out') store.settle(json as Preferences);
    }),
  ];
  window.addEventListener('pagehide', sendBeforeLeaving);
  outbox.setUser(userId);
  sendAfterPause();
  return () => {
    window.removeEventListener('pagehide', sendBeforeLeaving);
    sendBeforeLeaving();
    for (const end of ends) end();
  };
}
