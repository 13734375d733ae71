import fs from 'node:fs';
import path from 'node:path';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type NodeStream = { nfd: number; path: string };
type Write = (stream: NodeStream, ...rest: unknown[]) => number;
type StreamOperations = { write: Write; fsync?: (stream: NodeStream) => number };
type WithNodeFs = { NODEFS: { stream_ops: StreamOperations } };

/** Where PostgreSQL's write-ahead log lies. */
const LOG_FOLDER = '/pg_wal/';

/**
 * PGlite's Node file system with a real fsync, which its own leaves out: what is committed has reached the disk. Tells
 * when the write-ahead log can not be written: PostgreSQL then stops for good, and PGlite answers nothing any more.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onLogUnwritable: (error: unknown) => void;

  constructor(folder: string, onLogUnwritable: (error: unknown) => void) {
    super(folder);
    this.#onLogUnwritable = onLogUnwritable;
  }

  override async init(
    pg: PGlite,
    options: Partial<postgresMod.PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const amend = (module: postgresMod.PostgresMod): void => {
      const operations = (module as unknown as WithNodeFs).NODEFS.stream_ops;
      operations.write = watched(operations.write, this.#onLogUnwritable);
      operations.fsync = (stream) => {
        fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), amend] } };
  }
}

function watched(write: Write, onLogUnwritable: (error: unknown) => void): Write {
  return (stream, ...rest) => {
    try {
      return write(stream, ...rest);
    } catch (error) {
      if (stream.path.includes(LOG_FOLDER)) onLogUnwritable(error);
      throw error;
    }
  };
}

/** Brings every file and folder below `folder` to the disk, the folder included. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(full);
    else if (entry.isFile()) syncPath(full);
  }
  syncPath(folder);
}

/** Brings one file, or a folder's list of names, to the disk. */
export function syncPath(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
