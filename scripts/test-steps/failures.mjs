// Names what failed in the JSON reports of Vitest and Playwright, so that the end of a log says it.
import path from 'node:path';

const MAX_LINES = 6;
const MAX_LINE_LENGTH = 300;
const ANSI_COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The failed tests of a Vitest JSON report: `file › test`, then the first lines of the message. */
export function vitestFailures({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
    return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages.join('\n')));
  });
}

/** The failed and flaky tests of a Playwright JSON report: `[project] file › test`, then the first lines of the message. */
export function playwrightFailures({ suites }) {
  return suites.flatMap((suite) => [
    ...playwrightFailures({ suites: suite.suites ?? [] }),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${spec.file} › ${spec.title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          ),
        ),
    ),
  ]);
}

function failure(title, message) {
  const lines = (message ?? '').replaceAll(ANSI_COLOURS, '').split('\n');
  const shown = lines.filter((line) => line.trim() !== '').slice(0, MAX_LINES);
  return [`✗ ${title}`, ...shown.map((line) => `    ${line.slice(0, MAX_LINE_LENGTH)}`)].join('\n');
}
