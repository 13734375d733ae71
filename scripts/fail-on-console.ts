import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Output that a test did not announce with `vi.spyOn(console, …)` of its own fails it. */
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(() => {});
});

afterEach(() => {
  for (const method of METHODS) {
    const calls = vi.isMockFunction(console[method]) ? console[method].mock.calls : [];
    expect(calls, `unexpected console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
