// npm run e2e: the built product in a browser. Further arguments go to Playwright.
import { build, install } from './prepare.mjs';
import { playwright, runSteps } from './test-steps/steps.mjs';

const node = install();
build(node);
const { browserTestEnvironment } = await import('./test-environment/chromium.mjs');
const environment = await browserTestEnvironment(node);
const passed = await runSteps(node, [playwright('the product in a browser', process.argv.slice(2), environment)]);
process.exitCode = passed ? 0 : 1;
