// npm test: every check there is. With TEST_DATABASE_URL the server's suite runs on that PostgreSQL too.
import { build, fail, install } from './prepare.mjs';
import { COVERAGE, playwright, QUICK_CHECKS, runSteps, vitest } from './steps.mjs';

const node = install();
build(node);
const { findChromium, NO_CHROMIUM } = await import('./browser.mjs');
const chromium = await findChromium();
if (!chromium) fail(NO_CHROMIUM);

const onPostgres = process.env.TEST_DATABASE_URL
  ? [vitest('server on PostgreSQL', ['--project', 'server'], { LARDER_TEST_ON: 'postgres' })]
  : [];
if (onPostgres.length === 0) {
  console.log('TEST_DATABASE_URL is not set: the server is tested on the embedded database alone.');
}

const passed = runSteps(node, [
  ...QUICK_CHECKS,
  vitest('unit tests, and the server on PGlite', [], { LARDER_TEST_ON: 'pglite' }),
  ...onPostgres,
  playwright('the product in a browser', [], { CHROMIUM_PATH: chromium }),
  COVERAGE,
]);
process.exitCode = passed ? 0 : 1;
