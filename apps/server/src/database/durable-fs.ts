import fs from 'node:fs';
import path from 'node:path';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type NodeStream = { nfd: number; path: string };
type Bytes = [buffer: Int8Array, offset: number, length: number, position: number];
type StreamOperations = {
  write: (stream: NodeStream, ...bytes: Bytes) => number;
  fsync?: (stream: NodeStream) => number;
};
/** `tryFSOperation` converts Node's errors to Emscripten's. */
type WithNodeFs = { NODEFS: { stream_ops: StreamOperations; tryFSOperation: <T>(operation: () => T) => T } };

/** PostgreSQL's write-ahead log. */
const LOG_FOLDER = '/pg_wal/';

/**
 * PGlite's Node file system with fsync, which the original leaves out, so that commits are on disk. `onFatal` is
 * called when the write-ahead log cannot be written, a file not synced, or PostgreSQL panics, and must end the process at
 * once: PGlite would acknowledge the write all the same, and fail or hang in its next query.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onFatal: (error: unknown) => void;

  constructor(folder: string, onFatal: (error: unknown) => void) {
    super(folder);
    this.#onFatal = onFatal;
  }

  override async init(
    pg: PGlite,
    options: Partial<postgresMod.PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const amend = (module: postgresMod.PostgresMod): void => {
      const { stream_ops: operations, tryFSOperation } = (module as unknown as WithNodeFs).NODEFS;
      operations.write = ({ nfd, path: file }, ...bytes) => {
        const write = () => fs.writeSync(nfd, ...bytes);
        return tryFSOperation(() => (file.includes(LOG_FOLDER) ? this.#attempt(write) : write()));
      };
      operations.fsync = ({ nfd }) => {
        this.#attempt(() => fs.fsyncSync(nfd));
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        ...this.#panicHooks(emscriptenOpts.printErr),
        preRun: [...(emscriptenOpts.preRun ?? []), amend],
      },
    };
  }

  /** A panic aborts the module after PostgreSQL has written the reason to its log. */
  #panicHooks(printErr: postgresMod.PostgresMod['printErr'] = () => {}) {
    let reason = 'PANIC';
    return {
      printErr: (line: string): void => {
        reason = /PANIC: .*/.exec(line)?.[0] ?? reason;
        printErr(line);
      },
      onAbort: (): void => this.#onFatal(new Error(reason)),
    };
  }

  #attempt<T>(operation: () => T): T {
    try {
      return operation();
    } catch (error) {
      this.#onFatal(error);
      throw error;
    }
  }
}

/** Syncs `folder` and every file and folder below it to disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(full);
    else if (entry.isFile()) syncPath(full);
  }
  syncPath(folder);
}

/** Syncs a file, or a folder's entries, to disk. */
export function syncPath(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
