// npm run licences: the licence of every package that ships; fails on one that is not allowed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemsOf, type ShippedPackage, shippedPackages } from './shipped-packages.ts';

const lockfile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const shipped = shippedPackages(JSON.parse(readFileSync(lockfile, 'utf8')));
for (const [licence, packages] of [...Map.groupBy(shipped, ({ licence }) => licence)].toSorted()) {
  console.log(`${licence} (${packages.length}): ${packages.map(nameOf).join(', ')}`);
}
const problems = problemsOf(shipped);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function nameOf({ name, version }: ShippedPackage): string {
  return `${name}@${version}`;
}
