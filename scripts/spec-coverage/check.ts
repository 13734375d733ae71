// Compares docs/spec-coverage.md with the tests that ran; TEST_REPORTS names the folder of their JSON reports.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCoverageGaps, readCoverage, testsOf } from './coverage.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'docs/spec-coverage.md');

const folder = process.env.TEST_REPORTS;
if (!folder) throw new Error('TEST_REPORTS names no folder; npm test sets it');
const relative = (file: string) => path.relative(ROOT, file).replaceAll(path.sep, '/');
const ran = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => testsOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), relative));

const rows = readCoverage(readFileSync(PAGE, 'utf8'));
const gaps = findCoverageGaps(rows, ran);
for (const gap of gaps) console.error(`docs/spec-coverage.md, ${gap}`);
console.log(
  `${rows.length} statements of the specification, ${rows.length - new Set(gaps).size} proved by tests that ran`,
);
process.exitCode = gaps.length > 0 || rows.length === 0 ? 1 : 0;
