// npm run screenshots: every screen, narrow and wide, light and dark, as pictures in screenshots/.
// SCREENSHOT_LANGUAGES (en-GB,fr) says in which languages. Further arguments go to Playwright.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, fail, install, ROOT } from './prepare.mjs';
import { playwright, runSteps } from './steps.mjs';

const node = install();
build(node);
const { findChromium, NO_CHROMIUM } = await import('./browser.mjs');
const chromium = await findChromium();
if (!chromium) fail(NO_CHROMIUM);
rmSync(path.join(ROOT, 'screenshots'), { recursive: true, force: true });
const environment = { CHROMIUM_PATH: chromium };
const taken = runSteps(node, [
  playwright('screenshots', process.argv.slice(2), environment, 'e2e/screenshots/playwright.config.ts'),
]);
process.exitCode = taken ? 0 : 1;
