// npm run samples: writes docs/recipe-search-samples.md anew, what the recipe search answers to requests chosen beforehand.
import { install, run } from './prepare.mjs';

const node = install();
run(node, ['tools/cookbook/build-snapshot.ts']);
run(node, ['scripts/recipe-search-samples.ts']);
