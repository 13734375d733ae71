import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const READY_WITHIN_MS = 120_000;

export type RunningServer = {
  url: string;
  child: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  output: () => string;
  /** Resolves with the exit code; null where a signal ended the process. */
  ended: Promise<number | null>;
};

/** Starts the server as a separate process, without waiting until it is ready. */
export async function runServer(environment: Record<string, string>): Promise<RunningServer> {
  const port = environment.PORT ?? String(await getPort({ host: '127.0.0.1' }));
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

/** Starts the server and waits until it is ready. */
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
