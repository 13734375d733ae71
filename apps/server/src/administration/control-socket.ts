import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { z } from 'zod';
import { type CommandContext, CommandError } from './command.ts';
import { runCommand } from './commands.ts';

/** Longest path of a socket that every system takes, in bytes. */
const MAX_PATH_BYTES = 100;

const callSchema = z.array(z.string());
const answerSchema = z.object({ isDone: z.boolean(), lines: z.array(z.string()) });
type ControlAnswer = z.infer<typeof answerSchema>;

/**
 * Where the server that uses `dataDir` takes commands. The folder is its user's alone, and so is the socket. Null where
 * the path is too long for a socket.
 */
function socketOf(dataDir: string): string | null {
  if (process.platform === 'win32') {
    return String.raw`\\.\pipe\larder-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  }
  const file = path.join(dataDir, 'control');
  return Buffer.byteLength(file) <= MAX_PATH_BYTES ? file : null;
}

/** Takes commands from `callServer`, of this machine's user alone. To be called by the holder of the folder's lock. */
export async function serveCommands(dataDir: string, context: CommandContext): Promise<{ close: () => Promise<void> }> {
  const socket = socketOf(dataDir);
  if (socket === null) return { close: async () => {} };
  const server = createServer(async (incoming, response) => {
    const answer = await answerTo(async () => runCommand(context, callSchema.parse(await json(incoming))));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  await listen(server, socket);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function answerTo(run: () => Promise<string[]>): Promise<ControlAnswer> {
  try {
    return { isDone: true, lines: await run() };
  } catch (error) {
    if (error instanceof CommandError) return { isDone: false, lines: [error.message] };
    return { isDone: false, lines: [`That failed: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

function listen(server: Server, socket: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(socket, resolve);
  });
}

/** Has the server that uses `dataDir` run a command; null where none is running. */
export async function callServer(dataDir: string, args: readonly string[]): Promise<ControlAnswer | null> {
  const socketPath = socketOf(dataDir);
  if (socketPath === null) return null;
  const body = await new Promise<string | null>((resolve, reject) => {
    request({ socketPath, method: 'POST', path: '/' }, (response) => text(response).then(resolve, reject))
      .once('error', (error: NodeJS.ErrnoException) =>
        ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(null) : reject(error),
      )
      .end(JSON.stringify(args));
  });
  return body === null ? null : answerSchema.parse(JSON.parse(body));
}
