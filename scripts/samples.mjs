// npm run samples: rewrites docs/recipe-search-samples.md, the answers to a fixed set of requests.
import { buildData, install, run } from './prepare.mjs';

const node = install();
buildData(node);
run(node, ['scripts/samples/write-samples.ts']);
