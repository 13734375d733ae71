import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findStructureProblems } from './structure/find-structure-problems.ts';
import { missingWorkspaces } from './structure/workspace-rules.ts';

const patterns = ['*.ts', '*.tsx', '*.mjs'];
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file !== '' && !file.endsWith('.d.mts') && existsSync(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const problems = [...findStructureProblems(sources), ...missingWorkspaces(files)];

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `Structure: ${files.length} files in order.` : `Structure: ${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
