import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/[/\\]data$/),
    databaseUrl: null,
    publicUrl: null,
    logLevel: 'info',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('the public address loses its trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://larder.example/' }).publicUrl).toBe('https://larder.example');
});

test.each([
  ['PORT', 'eighty', /^PORT is "eighty", but must be a port number from 0 to 65535\.$/],
  ['PORT', '70000', /^PORT /],
  ['DATABASE_URL', 'mysql://u:secret@localhost', /^DATABASE_URL is something else, but must be a PostgreSQL address/],
  ['PUBLIC_URL', 'larder.example', /^PUBLIC_URL .* https:\/\/larder\.example/],
  ['PUBLIC_URL', 'javascript:alert(1)', /^PUBLIC_URL /],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL .* one of fatal, error/],
])('%s=%s stops the start with a sentence naming the variable and what it may be', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});
