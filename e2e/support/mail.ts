import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The newest mail to an address, as text; waits until there is one. Without a mail server they are files. */
export async function mailTo(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length, `a mail to ${address}`).toBeGreaterThan(0);
  return mailsTo(address).at(-1) ?? '';
}

/** Where the reset link of a mail leads. */
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

/** Joins the lines that quoted-printable breaks. */
function unfold(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}
