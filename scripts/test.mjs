// npm test: every check. The server's suite runs on the embedded database and on PostgreSQL: the one at
// TEST_DATABASE_URL if set, else one started here.
import { build, install } from './prepare.mjs';
import { ENGINE_PACKAGES, findEngines } from './test-environment/engines.mjs';
import { COVERAGE, OTHER_ENGINES, playwright, QUICK_CHECKS, runSteps, vitest } from './test-steps/steps.mjs';

const node = install();
build(node);
const { browserTestEnvironment } = await import('./test-environment/chromium.mjs');
const { startPostgres } = await import('./test-environment/postgres.mjs');
const browser = await browserTestEnvironment(node);
const given = process.env.TEST_DATABASE_URL;
const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
try {
  const engines = findEngines();
  if (engines.length === 0) console.log(`No Firefox or WebKitGTK is tested: none is installed (${ENGINE_PACKAGES}).`);
  const passed = await runSteps(node, [
    [...QUICK_CHECKS, ...(engines.length > 0 ? [OTHER_ENGINES] : [])],
    vitest('unit tests, and the server on both databases', [], { TEST_DATABASE_URL: postgres.url }),
    playwright('the product in a browser', [], browser),
    COVERAGE,
  ]);
  process.exitCode = passed ? 0 : 1;
} finally {
  await postgres.stop();
}
