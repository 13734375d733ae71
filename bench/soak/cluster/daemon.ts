import { type SpawnOptions, spawn } from 'node:child_process';
import { connect } from 'node:net';

const READY_WITHIN_MS = 60_000;

export type Daemon = {
  signal: (signal: NodeJS.Signals) => void;
  /** Signals and waits until it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/**
 * Starts a program and waits until something listens at its port.
 * @throws with its output, if it ends before
 */
export async function startDaemon(
  program: string,
  args: readonly string[],
  { port, ...options }: SpawnOptions & { port: number },
): Promise<Daemon> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-10_000);
    });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline)
      throw new Error(`${program} did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
