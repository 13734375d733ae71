// npm run check: types, lint, structure, dependencies, dead code and the lints of the data.
import { buildData, install } from './prepare.mjs';
import { QUICK_CHECKS, runSteps } from './test-steps/steps.mjs';

const node = install();
buildData(node);
process.exitCode = (await runSteps(node, [QUICK_CHECKS])) ? 0 : 1;
