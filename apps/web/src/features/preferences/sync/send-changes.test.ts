import { PREFERENCES_SAVE_DELAY_MS } from '@larder/contract/limits';
import { DEFAULT_PREFERENCES } from '@larder/contract/user/preferences';
import { expect, onTestFinished, test, vi } from 'vitest';
import { localStore } from '../../../lib/browser-storage.ts';
import type { Outbox } from '../../../lib/outbox/outbox.ts';
import { createPreferencesStore } from '../preferences-store.ts';
import { sendChanges } from './send-changes.ts';

test('changes are sent together, half a second after the last of them', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createPreferencesStore(localStore, 'en-GB');
  store.setUser('ada');
  store.applyAccount('ada', { ...DEFAULT_PREFERENCES });
  const add = vi.fn(async () => {});
  const outbox = { add, setUser: () => {}, subscribe: () => () => {} } as unknown as Outbox;
  onTestFinished(sendChanges('ada', store, outbox));

  store.set({ excludedAllergens: ['Nuts'] });
  vi.advanceTimersByTime(PREFERENCES_SAVE_DELAY_MS - 1);
  store.set({ dietTypes: ['Vegan'] });
  vi.advanceTimersByTime(PREFERENCES_SAVE_DELAY_MS - 1);
  expect(add).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(add).toHaveBeenCalledOnce();
  const sent = { ...DEFAULT_PREFERENCES, excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] };
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ json: sent }));
});
