// The other case, an address that the browser remembers as failed, is in e2e/saved.spec.ts.
import { expect, test } from 'vitest';
import { importAgain } from './import-again.ts';

test('an import that failed is tried again as it is where the error does not name an address', async () => {
  let isReachable = false;
  const load = importAgain(async () => {
    if (!isReachable) throw new TypeError('Importing a module script failed.');
    return 'the module';
  });
  await expect(load()).rejects.toThrow('Importing a module script failed.');
  isReachable = true;
  expect(await load()).toBe('the module');
});
