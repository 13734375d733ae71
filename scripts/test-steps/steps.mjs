// Runs checks one after the other and adds up how many tests passed and failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentFor, ROOT } from '../prepare.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SCRATCH = mkdtempSync(path.join(tmpdir(), 'larder-test-'));
process.once('exit', () => rmSync(SCRATCH, { recursive: true, force: true }));

/** A check that either passes or fails as a whole. */
function check(name, args) {
  return { name, args, count: (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
}

/** Compares docs/spec-coverage.md with the tests that ran in the steps before. */
export const COVERAGE = {
  ...check('coverage of the specification', ['scripts/spec-coverage/check.ts']),
  environment: { TEST_REPORTS: SCRATCH },
};

/** The main job in the installed browsers besides Chromium. */
export const OTHER_ENGINES = check('the main job in other browsers', ['e2e/engines/run.ts']);

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
      const result = JSON.parse(readFileSync(report, 'utf8'));
      return {
        passed: result.numPassedTests,
        failed: atLeastOne(status, Math.max(result.numFailedTests, result.numFailedTestSuites)),
        failures: vitestFailures(result, ROOT),
      };
    },
  };
}

/** A Playwright run, counted test by test. */
export function playwright(name, args, environment = {}, config = 'e2e/playwright.config.ts') {
  const report = path.join(SCRATCH, 'playwright.json');
  return {
    name,
    args: ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, '--reporter=list,json', ...args],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_DATA_DIR: path.join(SCRATCH, 'e2e-data') },
    count: (status) => {
      if (!existsSync(report)) return { passed: 0, failed: 1 };
      const result = JSON.parse(readFileSync(report, 'utf8'));
      const { expected, unexpected, flaky } = result.stats;
      return { passed: expected, failed: atLeastOne(status, unexpected + flaky), failures: playwrightFailures(result) };
    },
  };
}

function atLeastOne(status, failed) {
  return status === 0 ? failed : Math.max(failed, 1);
}

/** Runs every step, also after one failed, until a signal ends the run; true if all passed. */
export async function runSteps(node, steps) {
  const total = { passed: 0, failed: 0 };
  const failedSteps = [];
  const failures = [];
  for (const { name, args, environment, count } of steps) {
    console.log(`\n— ${name}`);
    const begun = performance.now();
    const { status, signal } = await runProgram(node, args, environment);
    if (signal !== null) return false;
    const { passed, failed, failures: named = [] } = count(status);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(name);
    failures.push(...named);
    console.log(`  ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nEverything passed.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/** Runs a Node script to its end and passes signals on to it; `signal` is the one that ended this script, or null. */
function runProgram(node, args, environment) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env: environmentFor(node, environment) });
    let received = null;
    const passOn = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    child.once('close', (status) => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      resolve({ status, signal: received });
    });
  });
}

/** The checks that take seconds: types, lint, structure, dependencies, dead code, data. */
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
