import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ATTEMPTS = {
  'read the code': () => readFileSync(import.meta.filename),
  'read another file': () => readFileSync(new URL('../../../../../README.md', import.meta.url)),
  'write a file': () => mkdtempSync(path.join(tmpdir(), 'larder-probe-')),
  'start a program': () => spawnSync(process.execPath, ['--version']),
  'read a setting': () => process.env.PATH,
};

/** A worker that replies with the names of the attempts that succeed. */
process.on('message', () => {
  const allowed = Object.entries(ATTEMPTS).filter(([, attempt]) => succeeds(attempt));
  process.send?.({ content: { detections: allowed.map(([ingredientId]) => ({ ingredientId })), unknown: [] } });
});

function succeeds(attempt: () => unknown): boolean {
  try {
    return attempt() !== undefined;
  } catch {
    return false;
  }
}
