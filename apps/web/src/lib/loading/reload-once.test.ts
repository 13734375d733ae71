import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReload, reloadOnce } from './reload-once.ts';

const MISSING = new Error('The code is missing');
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/saved', reload });
  forgetReload();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('a page whose code is missing is reloaded once, and shows the error the second time', async () => {
  void reloadOnce(MISSING);
  expect(reload).toHaveBeenCalledOnce();
  await expect(reloadOnce(MISSING)).rejects.toBe(MISSING);
  expect(reload).toHaveBeenCalledOnce();
});

test('it may be reloaded again after its code was there', () => {
  void reloadOnce(MISSING);
  forgetReload();
  void reloadOnce(MISSING);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a storage that remembers it, it is not reloaded', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(reloadOnce(MISSING)).rejects.toBe(MISSING);
  expect(reload).not.toHaveBeenCalled();
});
