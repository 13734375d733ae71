// npm run evaluate: how well the kitchen understands and the chef answers; fails below what is required of them.
// npm run evaluate:sight: the same for the eyes; the photos are not part of the project (see docs/sight.md).
import { install, run } from './prepare.mjs';

const node = install();
const [part, ...rest] = process.argv.slice(2);
run(node, ['tools/cookbook/build-snapshot.ts']);
for (const name of part === undefined ? ['kitchen', 'allergens', 'names', 'chef'] : [part])
  run(node, [`scripts/evaluate-${name}.ts`, ...rest]);
