// npm run samples: writes docs/chef-samples.md anew, what the chef answers to requests chosen beforehand.
import { install, run } from './prepare.mjs';

const node = install();
run(node, ['tools/cookbook/build-snapshot.ts']);
run(node, ['scripts/chef-samples.ts']);
