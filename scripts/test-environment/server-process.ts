import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';

/** Waits until `url` answers with a 2xx status. @throws Error after `withinMs` */
export async function untilReady(url: string, withinMs = 300_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} was not ready within ${withinMs} ms`);
}

export type RunningServer = { url: string; child: ChildProcess; stop: () => Promise<void> };

/**
 * Starts a script as a server with an empty data folder, and waits until `readyPath` answers. It believes
 * `X-Forwarded-For`, so that a test can be many clients.
 */
export async function startProcess(
  script: string,
  readyPath: string,
  nodeOptions: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'larder-server-'));
  const settings = { PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: { ...process.env, ...settings, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}${readyPath}`).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    url,
    child,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
