import { describe, expect, test } from 'vitest';
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

describe('security.txt', () => {
  const NOW = new Date('2026-03-04T05:06:07.890Z');
  const read = async (siteUrl: string) => {
    const server = await createTestApp({
      config: { ...TEST_CONFIG, supportEmail: 'help@larder.example' },
      siteUrl,
      clock: () => NOW,
    });
    const response = await server.app.inject('/.well-known/security.txt');
    await server.close();
    const lines = response.body.split('\r\n').filter(Boolean);
    return { response, fields: new Map(lines.map((line) => line.split(': ') as [string, string])) };
  };

  test('names the contact, its languages and its own address, and expires within a year', async () => {
    const { response, fields } = await read('https://larder.example');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(fields.get('Contact')).toBe('mailto:help@larder.example');
    expect(fields.get('Canonical')).toBe('https://larder.example/.well-known/security.txt');
    expect(fields.get('Preferred-Languages')).toBe('en, es, fr');
    const validDays = (Date.parse(fields.get('Expires') ?? '') - NOW.getTime()) / 86_400_000;
    expect(validDays).toBeGreaterThan(30);
    expect(validDays).toBeLessThan(365);
  });

  test('has no canonical address without TLS', async () => {
    const { fields } = await read('http://127.0.0.1:3000');
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  });
});
