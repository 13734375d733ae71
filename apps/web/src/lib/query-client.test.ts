import { focusManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('a query is not retried, and not fetched again when the window gets the focus', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(() => Promise.reject(new Error('no')));
  const observer = new QueryObserver(client, { queryKey: ['any'], queryFn, staleTime: 0 });
  onTestFinished(() => {
    focusManager.setFocused(undefined);
    client.unmount();
  });
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(queryFn).toHaveBeenCalledOnce();
});
