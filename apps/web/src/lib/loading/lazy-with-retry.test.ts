import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { loadWithRetry } from './lazy-with-retry.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function outOfReach(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
}

test('code is loaded once for all callers', async () => {
  const load = vi.fn(async () => 'code');
  const get = loadWithRetry(load);
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(await get()).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('while the server is unreachable it is retried with increasing delays', async () => {
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

test('offline it is not retried until the browser is online', async () => {
  outOfReach();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(GONE).mockResolvedValue('code');
  window.dispatchEvent(new Event('offline'));
  const got = loadWithRetry(load)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await got).toBe('code');
});

test('a network that recovers during the check costs no delay', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: {} }) });
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(GONE).mockResolvedValue('code');
  expect(await loadWithRetry(load)()).toBe('code');
});

test('an error response of a proxy does not count as a reachable server', async () => {
  fakeServer({ 'GET /api/site': () => ({ status: 502 }) });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(GONE);
  const got = loadWithRetry(load)();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await got).toBe('code');
});

test('it rejects if the reachable server lacks the code, and the next caller loads again', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: {} }) });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(GONE);
  const get = loadWithRetry(load);
  await expect(get()).rejects.toMatchObject({ cause: GONE });
  load.mockResolvedValue('code');
  expect(await get()).toBe('code');
});
