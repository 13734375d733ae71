import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const READY_WITHIN_MS = 300_000;

export type RunningServer = {
  url: string;
  child: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  output: () => string;
  /** Resolves once the output is complete, with the exit code; null where a signal ended the process. */
  ended: Promise<number | null>;
};

/** The environment variables that every program of the server gets in tests; no others of this process. */
export function programEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

/** Starts the server as a separate process, without waiting until it is ready. */
export async function runServer(environment: Record<string, string>): Promise<RunningServer> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [MAIN], {
    env: { ...programEnvironment(), LOG_LEVEL: 'warn', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const outputEnds = [child.stdout, child.stderr]
    .filter((stream) => stream !== null)
    .map((stream) => {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      return once(stream, 'close');
    });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    // Not the process's own event "close", which never comes after a call of "disconnect".
    ended: Promise.all([exit, ...outputEnds]).then(([code]) => code),
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
