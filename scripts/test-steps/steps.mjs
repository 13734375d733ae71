// Runs checks and adds up how many tests passed and failed.
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

/**
 * Runs every step, also after one failed, until a signal ends the run; true if all passed. The steps of a nested
 * array run at the same time, each printed whole when it ends.
 */
export async function runSteps(node, steps) {
  const running = new Set();
  let signalled = false;
  const passOn = (signal) => {
    signalled = true;
    for (const child of running) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const results = [];
  for (const step of steps) {
    const together = Array.isArray(step);
    const ended = (together ? step : [step]).map((one) => runStep(node, one, together, running));
    results.push(...(await Promise.all(ended)));
    if (signalled) break;
  }
  for (const signal of SIGNALS) process.off(signal, passOn);
  return !signalled && summarise(results);
}

/** Prints what failed and how many tests passed; true if all did. */
function summarise(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  const failedSteps = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nEverything passed.');
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failedSteps.length === 0;
}

/** Runs one step; prints its output as it comes, or after its end where others run beside it. */
async function runStep(node, { name, args, environment, count }, together, running) {
  const begun = performance.now();
  const heading = `\n— ${name}`;
  if (!together) console.log(heading);
  const { status, output } = await runProgram(node, args, environment, together, running);
  if (together) process.stdout.write(`${heading}\n${output}`);
  console.log(`  ${Math.round((performance.now() - begun) / 1000)} s`);
  return { name, ...count(status) };
}

/** Runs a Node script to its end, listed in `running` until then; `output` is what it printed, if collected. */
function runProgram(node, args, environment, collect, running) {
  return new Promise((resolve) => {
    const stdio = collect ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(node, args, { cwd: ROOT, stdio, env: environmentFor(node, environment) });
    running.add(child);
    const chunks = [];
    for (const stream of collect ? [child.stdout, child.stderr] : []) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('close', (status) => {
      running.delete(child);
      resolve({ status, output: Buffer.concat(chunks).toString('utf8') });
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
