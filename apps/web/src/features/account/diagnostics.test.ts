import { expect, test } from 'vitest';
import { createDiagnostics } from './diagnostics.ts';

test('the last five requests are recorded with their responses, oldest first', () => {
  const diagnostics = createDiagnostics(() => new Date(0));
  for (const status of [1, 2, 3, 4, 5, 6, 7]) {
    diagnostics.record({ request: { path: '/api/auth/login' }, response: { status } });
  }
  expect(diagnostics.read().map(({ response }) => response.status)).toEqual([3, 4, 5, 6, 7]);
  expect(diagnostics.read()[0]?.at).toBe('1970-01-01T00:00:00.000Z');
});
