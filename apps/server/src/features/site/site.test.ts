import { expect, test } from 'vitest';
import { createTestApp, TEST_CONFIG } from '../../test/create-test-app.ts';

test('the contact address is public', async () => {
  const supportEmail = 'help@larder.example';
  const server = await createTestApp({ config: { ...TEST_CONFIG, supportEmail } });
  const response = await server.app.inject('/api/site');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ supportEmail });
  await server.close();
});
