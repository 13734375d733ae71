import { expect, vi } from 'vitest';

/** Expects that a failure was logged, and accepts the message in the console. */
export function expectLogged(what: string): void {
  const warn = vi.spyOn(console, 'warn');
  expect(warn).toHaveBeenCalledWith(what, expect.anything());
  warn.mockClear();
}
