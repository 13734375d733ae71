import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findStructureProblems } from './structure.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file !== '' && !file.endsWith('.d.ts') && existsSync(file));
const problems = findStructureProblems(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `Structure: ${files.length} files in order.` : `Structure: ${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
