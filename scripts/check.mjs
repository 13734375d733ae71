// npm run check: types, lint, structure and the data's own lints.
import { install } from './prepare.mjs';
import { QUICK_CHECKS, runSteps } from './steps.mjs';

process.exitCode = runSteps(install(), QUICK_CHECKS) ? 0 : 1;
