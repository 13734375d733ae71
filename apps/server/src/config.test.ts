import { expect, test } from 'vitest';
import { ConfigError, readConfig, siteUrlOf } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/[/\\]data$/),
    databaseUrl: null,
    publicUrl: null,
    logLevel: 'info',
    supportEmail: 'support@localhost',
    sessionSecret: null,
    developerEmails: [],
    trustedProxies: [],
    metricsToken: null,
    mail: { smtpUrl: null, from: 'Larder <no-reply@localhost>' },
    oidc: null,
    imageBucket: null,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('without a support address, it is one at the host of the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://larder.example/' }).supportEmail).toBe('support@larder.example');
  expect(readConfig({ SUPPORT_EMAIL: 'help@larder.example' }).supportEmail).toBe('help@larder.example');
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
  ['SUPPORT_EMAIL', 'help', /^SUPPORT_EMAIL .* email address/],
  ['SESSION_SECRET', 'short', /^SESSION_SECRET .* at least 32 characters/],
  ['DEVELOPER_EMAILS', 'ada', /^DEVELOPER_EMAILS .* email addresses/],
  ['TRUSTED_PROXIES', 'everyone', /^TRUSTED_PROXIES .* addresses or networks/],
  ['SMTP_URL', 'http://mail.example', /^SMTP_URL .* smtp:\/\//],
  ['MAIL_FROM', 'Larder', /^MAIL_FROM .* email address/],
  ['OIDC_ISSUER', 'accounts.example', /^OIDC_ISSUER .* OpenID provider/],
  ['OIDC_CLIENT_ID', 'larder', /must be set together/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL .* one of fatal, error/],
])('%s=%s stops the start with a sentence that names the variable and its valid values', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('a proxy on this machine is trusted only where a public address says that there is one', () => {
  expect(readConfig({ PUBLIC_URL: 'https://larder.example' }).trustedProxies).toEqual(['loopback']);
  expect(readConfig({ TRUSTED_PROXIES: 'loopback' }).trustedProxies).toEqual(['loopback']);
});

test('lists are read with or without spaces, addresses in lower case', () => {
  const { developerEmails, trustedProxies } = readConfig({
    DEVELOPER_EMAILS: 'Ada@larder.example, grace@larder.example',
    TRUSTED_PROXIES: '10.0.0.0/8,2001:db8::1',
  });
  expect(developerEmails).toEqual(['ada@larder.example', 'grace@larder.example']);
  expect(trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1']);
});

test('links start with the public address, else with the address listened on', () => {
  const at = (environment: Record<string, string>) => siteUrlOf(readConfig(environment));
  expect(at({ PUBLIC_URL: 'https://larder.example/' })).toBe('https://larder.example');
  expect(at({})).toBe('http://127.0.0.1:3000');
  expect(at({ HOST: '0.0.0.0', PORT: '80' })).toBe('http://localhost:80');
  expect(at({ HOST: '::1' })).toBe('http://[::1]:3000');
});

test('a terminal shows warnings alone unless LOG_LEVEL says otherwise', () => {
  expect(readConfig({}).logLevel).toBe('info');
  expect(readConfig({}, { isTerminal: true }).logLevel).toBe('warn');
  expect(readConfig({ LOG_LEVEL: 'debug' }, { isTerminal: true }).logLevel).toBe('debug');
});

test('a bucket for pictures needs its address and both keys, and no message repeats them', () => {
  const bucket = { IMAGE_BUCKET_URL: 'https://s3.example/pictures/', IMAGE_BUCKET_ACCESS_KEY_ID: 'id' };
  expect(() => readConfig(bucket)).toThrow(/must be set together/);
  expect(readConfig({ ...bucket, IMAGE_BUCKET_SECRET_ACCESS_KEY: 'key' }).imageBucket).toEqual({
    url: 'https://s3.example/pictures',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
  const url = 'https://user:secret@s3.example/pictures';
  expect(() => readConfig({ IMAGE_BUCKET_URL: url })).toThrow(/^IMAGE_BUCKET_URL is something else/);
});
