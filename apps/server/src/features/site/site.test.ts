import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { createTestApp, TEST_CONFIG } from '../../test/create-test-app.ts';

test('the contact address and the version are public', async () => {
  const supportEmail = 'help@larder.example';
  const server = await createTestApp({ config: { ...TEST_CONFIG, supportEmail } });
  const response = await server.app.inject('/api/site');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ supportEmail, version: manifest.version });
  await server.close();
});
