// npm run e2e: the built product in a browser. Further arguments go to Playwright.
import { build, fail, install } from './prepare.mjs';
import { playwright, runSteps } from './steps.mjs';

const node = install();
build(node);
const { findChromium, NO_CHROMIUM } = await import('./browser.mjs');
const chromium = await findChromium();
if (!chromium) fail(NO_CHROMIUM);
const passed = runSteps(node, [
  playwright('the product in a browser', process.argv.slice(2), { CHROMIUM_PATH: chromium }),
]);
process.exitCode = passed ? 0 : 1;
