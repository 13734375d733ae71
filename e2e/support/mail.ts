import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a message to an address and returns the newest as text. Without a mail server messages are files. */
export async function mailTo(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length, `a mail to ${address}`).toBeGreaterThan(0);
  return mailsTo(address).at(-1) ?? '';
}

/** The path of the reset link in a message. */
export function resetPathIn(mail: string): string {
  return /\/reset-password\/[\w.-]+/.exec(mail)?.[0] ?? '';
}

function mailsTo(address: string): string[] {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  return readFolder(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => unfold(readFileSync(path.join(outbox, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${address}`));
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Decodes the soft line breaks and equals signs of quoted-printable text. */
function unfold(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}
