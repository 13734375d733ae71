// npm run evaluate: how well food is understood and recipe searches are answered; fails below what is required of them.
// npm run evaluate:vision: the same for photos; the photos are not part of the project (see docs/vision.md).
import { buildData, install, run } from './prepare.mjs';

const node = install();
const [part, ...rest] = process.argv.slice(2);
buildData(node);
for (const name of part === undefined ? ['food', 'allergens', 'requests', 'names', 'typed-names', 'recipe-search'] : [part])
  run(node, [`scripts/evaluate-${name}.ts`, ...rest]);
