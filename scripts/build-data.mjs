import { buildData, COMPILE_CACHE } from './prepare.mjs';

/** Vitest's global setup: brings the snapshots that tests read up to date, and lets its workers and servers start faster. */
export function setup() {
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
  buildData(process.execPath);
}
