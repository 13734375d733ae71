import { expect, vi } from 'vitest';

/** Says that a failure was to be logged, and that the console's telling of it is no surprise. */
export function expectLogged(what: string): void {
  const warn = vi.spyOn(console, 'warn');
  expect(warn).toHaveBeenCalledWith(what, expect.anything());
  warn.mockClear();
}
