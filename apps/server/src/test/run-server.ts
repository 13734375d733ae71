import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const READY_WITHIN_MS = 50_000;

export type RunningServer = {
  url: string;
  child: ChildProcess;
  /** What it wrote to its output so far. */
  output: () => string;
  /** Resolves with the exit code; null if a signal ended it. */
  ended: Promise<number | null>;
};

/** A port nobody listens on at the moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Runs the server as a process of its own, not waiting for it. */
export async function runServer(environment: Record<string, string>): Promise<RunningServer> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', resolve)),
  };
}

/** Runs the server and waits until it can serve. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const server = await runServer(environment);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && server.child.exitCode === null) {
    const ready = await fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return server;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The server did not become ready:\n${server.output()}`);
}
