import fs from 'node:fs';
import path from 'node:path';

/** Preloaded into a server: fsync fails with FAILING_CODE once DATA_DIR holds a file named `failing`. */
const { DATA_DIR = '', FAILING_CODE: code } = process.env;
const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  if (fs.existsSync(path.join(DATA_DIR, 'failing'))) throw Object.assign(new Error(`${code}: fsync`), { code });
  fsyncSync(descriptor);
};
