import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { LANGUAGES } from '@larder/contract/language';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../test/browser.ts';
import { createTestApp, TEST_CONFIG } from '../test/create-test-app.ts';
import { createMailQueue } from './mail-queue.ts';
import { createMailer } from './mailer.ts';
import { type MessageName, writeMessage } from './write-message.ts';

const FROM = 'Larder <mail@larder.example>';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type SmtpServer = { url: string; received: Email[]; users: string[]; close: () => Promise<void> };

async function startSmtp({ unknownRecipients = false } = {}): Promise<SmtpServer> {
  const received: Email[] = [];
  const users: string[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username = '', password }, _session, done) => {
      users.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onRcptTo: ({ address }, _session, done) =>
      done(unknownRecipients ? Object.assign(new Error(`5.1.1 <${address}> unknown`), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        () =>
          void PostalMime.parse(Buffer.concat(chunks))
            .then((email) => received.push(email))
            .then(() => done()),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://larder:pass@127.0.0.1:${port}`,
    received,
    users,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

test('a mail is sent through the SMTP server, signed in, as text and as HTML', async () => {
  const smtp = await startSmtp();
  const mailer = createMailer({ mail: { smtpUrl: smtp.url, from: FROM }, outbox: folder, log: () => {} });
  await mailer.send(
    'ada@example.org',
    writeMessage('resetPassword', 'fr', 'https://larder.example/reset-password/abc'),
  );
  await smtp.close();
  expect(smtp.users).toEqual(['larder:pass']);
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail?.from?.address).toBe('mail@larder.example');
  expect(mail?.to?.map(({ address }) => address)).toEqual(['ada@example.org']);
  expect(mail?.subject).toBe('Réinitialisez votre mot de passe Larder');
  expect(mail?.text).toContain('https://larder.example/reset-password/abc');
  expect(mail?.html).toContain('<a href="https://larder.example/reset-password/abc"');
  expect(readdirSync(folder)).toEqual([]);
});

test('without an SMTP server it is a file that only its owner can read, and the log names the file', async () => {
  const logged: object[] = [];
  const outbox = path.join(folder, 'outbox');
  const mailer = createMailer({ mail: { smtpUrl: null, from: FROM }, outbox, log: (line) => logged.push(line) });
  await mailer.send('ada@example.org', writeMessage('resetPassword', 'es', 'http://localhost:3000/reset-password/abc'));
  const [name = ''] = readdirSync(outbox);
  const file = path.join(outbox, name);
  expect(logged).toEqual([{ file }]);
  expect(name).toMatch(/^[^:]+\.eml$/);
  expect(name).not.toContain('example');
  expect(statSync(file).mode & 0o077).toBe(0);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.subject).toBe('Restablece tu contraseña de Larder');
  expect(mail.text).toContain('http://localhost:3000/reset-password/abc');
});

test('an address cannot add a recipient or a header', async () => {
  const outbox = path.join(folder, 'outbox');
  const mailer = createMailer({ mail: { smtpUrl: null, from: FROM }, outbox, log: () => {} });
  await mailer.send('a@example.org, b@example.org\r\nBcc: c@example.org', writeMessage('passwordChanged', 'en-GB'));
  const [name = ''] = readdirSync(outbox);
  const mail = await PostalMime.parse(readFileSync(path.join(outbox, name)));
  expect(mail.subject).toBe('The password of your Larder account was changed');
  expect(mail.to).toHaveLength(1);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
});

/** The paths of all texts in a locale: "resetPassword.subject", "resetPassword.paragraphs.0". */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key));
}

test('mails in files to one address are deleted, and others are kept', async () => {
  const outbox = path.join(folder, 'outbox');
  const mailer = createMailer({ mail: { smtpUrl: null, from: FROM }, outbox, log: () => {} });
  await mailer.forget('nobody@example.org');
  const long = `ada.${'x'.repeat(60)}@a-long-name-of-a-domain.example.org`;
  for (const to of ['ada@example.org', long, 'grace@example.org', 'grace.ada@example.org']) {
    await mailer.send(to, writeMessage('passwordChanged', 'en-GB'));
  }
  await mailer.forget('ADA@example.org');
  await mailer.forget(long);
  const left = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  expect(left).toHaveLength(2);
  expect(left.join()).not.toContain('<ada');
});

test('with a deleted account, mails to its former addresses are deleted too', async () => {
  const outbox = path.join(folder, 'outbox');
  const mailer = createMailer({ mail: { smtpUrl: null, from: FROM }, outbox, log: () => {} });
  const message = writeMessage('emailChanged', 'en-GB');
  await mailer.send('old@example.org', message, 'account-1');
  await mailer.send('other@example.org', message, 'account-12');
  await mailer.forget('new@example.org');
  expect(readdirSync(outbox)).toHaveLength(2);
  await mailer.forget('new@example.org', 'account-1');
  const left = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  expect(left).toEqual([expect.stringContaining('other@example.org')]);
});

test('mails in files are deleted after a week', async () => {
  const outbox = path.join(folder, 'outbox');
  const mailer = createMailer({ mail: { smtpUrl: null, from: FROM }, outbox, log: () => {} });
  await mailer.deleteOld(new Date());
  await mailer.send('ada@example.org', writeMessage('passwordChanged', 'en-GB'));
  const daysLater = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);
  await mailer.deleteOld(daysLater(6));
  expect(readdirSync(outbox)).toHaveLength(1);
  await mailer.deleteOld(daysLater(8));
  expect(readdirSync(outbox)).toEqual([]);
});

test('a recipient that the mail server refuses is logged by a code and an id, not by the address', async () => {
  const lines: string[] = [];
  const smtp = await startSmtp({ unknownRecipients: true });
  const app = await createTestApp({
    config: { ...TEST_CONFIG, logLevel: 'info' },
    logStream: new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
    createMailer: () => createMailer({ mail: { smtpUrl: smtp.url, from: FROM }, outbox: folder, log: () => {} }),
  });
  const { email } = await openSignedIn(app, { email: 'ada@example.org' });
  await openBrowser(app).send('POST', '/api/auth/forgot-password', { email });
  await expect.poll(() => lines.find((line) => line.includes('a mail could not be sent'))).toBeDefined();
  expect(JSON.parse(lines.find((line) => line.includes('a mail could not be sent')) ?? '')).toMatchObject({
    mailId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message: 'resetPassword',
    code: 'EENVELOPE',
    smtpStatus: 550,
  });
  expect(lines.join()).not.toContain('ada@');
  await app.close();
  await smtp.close();
});

describe('the messages', () => {
  const localeOf = (language: string): object =>
    JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8'));
  const names = Object.keys(localeOf('en-GB')) as MessageName[];

  test.each(LANGUAGES)('%s has every text, and no text that the others lack', (language) => {
    const keys = keysOf(localeOf(language));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys).toEqual(keysOf(localeOf('en-GB')));
  });

  test('there is a message for a reset, a changed address and a changed password', () => {
    expect(names).toEqual(['resetPassword', 'emailChanged', 'passwordChanged']);
  });

  test.each(names)('%s is written in the language asked for', (name) => {
    const messages = (['en-GB', 'es', 'fr'] as const).map((language) =>
      writeMessage(name, language, 'https://x.example/'),
    );
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(3);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(3);
    for (const { html } of messages) expect(html).toMatch(/^<!doctype html><html lang="(en-GB|es|fr)">/);
    for (const { text } of messages) expect(text).not.toContain(name);
  });

  test('a link is escaped in the HTML', () => {
    const { html } = writeMessage('resetPassword', 'en-GB', 'https://x.example/"><script>');
    expect(html).toContain('https://x.example/&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });
});

test('a mail server that is gone is a logged failure, and the caller does not wait for it', async () => {
  const failures: unknown[] = [];
  const mailer = createMailer({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: FROM }, outbox: folder, log: () => {} });
  const logFailure = (error: unknown) => void failures.push(error);
  const queue = createMailQueue({ mailer, siteUrl: 'https://larder.example', logFailure });
  queue.add({ to: 'ada@example.org', message: 'passwordChanged', language: 'fr' });
  expect(failures).toEqual([]);
  await queue.settled();
  expect(failures).toHaveLength(1);
});
