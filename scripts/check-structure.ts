import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findStructureProblems } from './structure/find-structure-problems.ts';
import { missingWorkspaces } from './structure/workspace-rules.ts';

/** The folders of `.gitignore`, which is read here because the checks run without Git too: of the root, or anywhere. */
const ignored = new Set(
  readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
);

const files = globSync('**/*.{ts,tsx,mjs}', { exclude: (file) => ignored.has(path.basename(file)) })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !ignored.has(`/${file.split('/')[0]}`))
  .filter((file) => !file.endsWith('.d.mts'))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const problems = [...findStructureProblems(sources), ...missingWorkspaces(files)];

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `Structure: ${files.length} files in order.` : `Structure: ${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
