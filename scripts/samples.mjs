// npm run samples: writes docs/recipe-search-samples.md anew, what the recipe search answers to requests chosen beforehand.
import { buildData, install, run } from './prepare.mjs';

const node = install();
buildData(node);
run(node, ['scripts/recipe-search-samples.ts']);
