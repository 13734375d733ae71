import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { untilReady } from '../scripts/test-environment/server-process.ts';
import type { Row } from './support/table.ts';

/** `npm start` from the command to `/readyz`, with everything built. */
export async function benchStartUp(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'larder-start-'));
  try {
    const first = await timeStart(dataDir);
    const second = await timeStart(dataDir);
    return [
      { name: 'npm start, empty data folder', value: first, unit: 's' },
      { name: 'npm start, existing data folder', value: second, unit: 's', limit: { atMost: 3 } },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await getPort({ host: '127.0.0.1' });
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`);
  const seconds = (performance.now() - start) / 1000;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return seconds;
}
