import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { loadWithRetry } from './lazy-with-retry.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function outOfReach(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
}

test('code is fetched once for all who ask', async () => {
  const load = vi.fn(async () => 'code');
  const get = loadWithRetry(load);
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(await get()).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('while the server is out of reach it is tried again, after longer and longer waits', async () => {
  outOfReach();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(GONE);
  const got = loadWithRetry(load)();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(1);
  expect(await got).toBe('code');
});

test('without a network it is not asked for again until the browser is back on line', async () => {
  outOfReach();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(GONE).mockResolvedValue('code');
  window.dispatchEvent(new Event('offline'));
  const got = loadWithRetry(load)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await got).toBe('code');
});

test('a line that came back in between costs no wait', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: {} }) });
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(GONE).mockResolvedValue('code');
  expect(await loadWithRetry(load)()).toBe('code');
});

test('a proxy that answers for a server that is just starting is no server', async () => {
  fakeServer({ 'GET /api/site': () => ({ status: 502 }) });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(GONE);
  const got = loadWithRetry(load)();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await got).toBe('code');
});

test('where the server answers and has no such code it fails, and whoever asks next tries anew', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: {} }) });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(GONE);
  const get = loadWithRetry(load);
  await expect(get()).rejects.toMatchObject({ cause: GONE });
  load.mockResolvedValue('code');
  expect(await get()).toBe('code');
});
