import { PREFERENCES_SAVE_DELAY_MS } from '@larder/contract/limits';
import type { Preferences } from '@larder/contract/user/preferences';
import { logFailure } from '../../../lib/log.ts';
import type { Outbox } from '../../../lib/outbox/outbox.ts';
import type { PreferencesStore } from '../preferences-store.ts';
import { PREFERENCES_CALL, preferencesCall } from './preferences-calls.ts';

/**
 * Sends changes to the account after a delay, and unsent changes of earlier visits at once. Nothing is sent before the
 * account's preferences have been received, because they could be overwritten. Returns a function that stops it.
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

  function sendAfterDelay() {
    if (!hasChanges()) return;
    clearTimeout(timer);
    timer = setTimeout(send, PREFERENCES_SAVE_DELAY_MS);
  }

  function sendOnPageHide() {
    if (timer !== undefined) send();
  }

  const unsubscribes = [
    store.subscribe(sendAfterDelay),
    outbox.subscribe(({ kind, json }, outcome) => {
      if (kind === PREFERENCES_CALL && outcome !== 'signed-out') store.acknowledge(json as Preferences);
    }),
  ];
  window.addEventListener('pagehide', sendOnPageHide);
  outbox.setUser(userId);
  sendAfterDelay();
  return () => {
    window.removeEventListener('pagehide', sendOnPageHide);
    sendOnPageHide();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
