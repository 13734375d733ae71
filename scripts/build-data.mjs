import { buildData } from './prepare.mjs';

/** Vitest's global setup: brings the snapshots that tests read up to date. */
export function setup() {
  buildData(process.execPath);
}
