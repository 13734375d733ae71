// npm run evaluate: how well the kitchen understands, against labelled data; fails below what is required of it.
import { install, run } from './prepare.mjs';

const node = install();
for (const part of ['kitchen', 'allergens']) run(node, [`scripts/evaluate-${part}.ts`]);
