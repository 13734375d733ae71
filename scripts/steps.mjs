// Runs checks one after the other and adds up what passed and failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentFor, ROOT } from './prepare.mjs';

const SCRATCH = mkdtempSync(path.join(tmpdir(), 'larder-test-'));

/** A check that either passes or fails as a whole. */
export function check(name, args) {
  return { name, args, count: (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
}

/** Holds the page on the specification's coverage to the tests that ran in the steps before. */
export const COVERAGE = {
  ...check('what the specification says is tested', ['scripts/check-spec-coverage.ts']),
  environment: { TEST_REPORTS: SCRATCH },
};

/** A Vitest run, counted test by test. */
export function vitest(name, args, environment = {}) {
  const report = path.join(SCRATCH, `${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    environment,
    count: (status) => {
      if (!existsSync(report)) return { passed: 0, failed: 1 };
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
      return { passed: numPassedTests, failed: atLeastOne(status, Math.max(numFailedTests, numFailedTestSuites)) };
    },
  };
}

/** A Playwright run, counted test by test. */
export function playwright(name, args, environment = {}, config = 'e2e/playwright.config.ts') {
  const report = path.join(SCRATCH, 'playwright.json');
  return {
    name,
    args: ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, '--reporter=list,json', ...args],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: (status) => {
      if (!existsSync(report)) return { passed: 0, failed: 1 };
      const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
      return { passed: expected, failed: atLeastOne(status, unexpected + flaky) };
    },
  };
}

function atLeastOne(status, failed) {
  return status === 0 ? failed : Math.max(failed, 1);
}

/** Runs every step, also after one failed; true if all passed. */
export function runSteps(node, steps) {
  const total = { passed: 0, failed: 0 };
  const failedSteps = [];
  for (const { name, args, environment, count } of steps) {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: environmentFor(node, environment) });
    const { passed, failed } = count(status);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(name);
  }
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nEverything passed.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/** The quick checks: types, lint, structure, dependencies, dead code, and the data's own lints. */
export const QUICK_CHECKS = [
  check('types of the server and the packages', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']),
  check('types of the web application', ['node_modules/typescript/bin/tsc', '-p', 'apps/web']),
  check('types of the browser tests', ['node_modules/typescript/bin/tsc', '-p', 'e2e']),
  check('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']),
  check('structure', ['scripts/check-structure.ts']),
  check('workspace dependencies', [
    'node_modules/sherif/index.js',
    '--fail-on-warnings',
    '--ignore-rule',
    'root-package-manager-field',
  ]),
  check('dead code', ['node_modules/knip/bin/knip.js']),
  check('ingredients', ['tools/ingredients/lint-ingredients.ts']),
  check('cookbook', ['tools/cookbook/lint-cookbook.ts']),
];
