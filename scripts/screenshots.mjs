// npm run screenshots: every screen, narrow and wide, light and dark, as pictures in screenshots/.
// SCREENSHOT_LANGUAGES (en-GB,fr) selects the languages. Further arguments go to Playwright.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, install, ROOT } from './prepare.mjs';
import { playwright, runSteps } from './test-steps/steps.mjs';

const node = install();
build(node);
const { browserTestEnvironment } = await import('./test-environment/chromium.mjs');
const environment = await browserTestEnvironment(node);
rmSync(path.join(ROOT, 'screenshots'), { recursive: true, force: true });
const taken = await runSteps(node, [
  playwright('screenshots', process.argv.slice(2), environment, 'e2e/screenshots/playwright.config.ts'),
]);
process.exitCode = taken ? 0 : 1;
