import { readFileSync } from 'node:fs';

/** The rows of a tab-separated file; blank lines and those that begin with "#" are left out. */
export function readTable(file: URL): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => row.split('\t'));
}
