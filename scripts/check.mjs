// npm run check: types, lint, structure, dependencies, dead code and the lints of the data.
import { install } from './prepare.mjs';
import { QUICK_CHECKS, runSteps } from './steps.mjs';

process.exitCode = (await runSteps(install(), QUICK_CHECKS)) ? 0 : 1;
