import { focusManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('a query is not retried, and not fetched again when the window gets the focus', async () => {
  const client = createQueryClient();
  client.mount();
  onTestFinished(() => {
    focusManager.setFocused(undefined);
    client.unmount();
  });
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  const query = new QueryObserver(client, { queryKey: ['any'], queryFn: failing, staleTime: 0 });
  const refetched = vi.fn(async () => 'yes');
  const other = { queryKey: ['other'], queryFn: refetched, refetchOnWindowFocus: 'always' } as const;
  for (const observer of [query, new QueryObserver(client, other)]) onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(query.getCurrentResult().isError).toBe(true));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(refetched).toHaveBeenCalledTimes(2));
  expect(failing).toHaveBeenCalledOnce();
});
