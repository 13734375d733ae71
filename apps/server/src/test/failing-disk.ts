import fs from 'node:fs';
import path from 'node:path';

/** Loaded before a server: once there is a file `failing` in DATA_DIR, its disk fails with FAILING_CODE. */
const { DATA_DIR = '', FAILING_CODE: code } = process.env;
const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  if (fs.existsSync(path.join(DATA_DIR, 'failing'))) throw Object.assign(new Error(`${code}: fsync`), { code });
  fsyncSync(descriptor);
};
