/** A row of docs/spec-coverage.md: an observable statement, and the tests that prove it. */
export type CoverageRow = { line: number; statement: string; proofs: readonly Proof[] };
/** A test: its file, relative to the root, and its title. */
type Proof = { file: string; title: string };
/** A test that ran, as a report states it. */
export type RanTest = Proof & { passed: boolean };

const ROW = /^\| (.+?) \| (.+?) \|$/;
const PROOF = /`([^`]+)` ([^`]+?)(?:<br>|$)/g;

/**
 * The rows of the page's tables. A proof is the file in backticks followed by the title; `<br>` separates several in one
 * cell. A star in a title matches any text, as the cases of a parametrised test need.
 */
export function readCoverage(page: string): CoverageRow[] {
  return page.split('\n').flatMap((text, index) => {
    const [, statement, cell] = ROW.exec(text) ?? [];
    if (!statement || !cell || statement === 'Statement' || /^-+$/.test(statement)) return [];
    const proofs = [...cell.matchAll(PROOF)].map(([, file, title]) => ({
      file: file ?? '',
      title: (title ?? '').trim(),
    }));
    return [{ line: index + 1, statement, proofs }];
  });
}

/** A message for each row without a test, and for each named test that did not run or did not pass. */
export function findCoverageGaps(rows: readonly CoverageRow[], ran: readonly RanTest[]): string[] {
  return rows.flatMap(({ line, statement, proofs }) => {
    if (proofs.length === 0) return [`line ${line}: “${statement}” names no test`];
    return proofs.flatMap(({ file, title }) => {
      const pattern = titlePattern(title);
      const runs = ran.filter((test) => test.file === file && pattern.test(test.title));
      if (runs.length === 0) return [`line ${line}: no test of this title ran in ${file}: “${title}”`];
      return runs.every(({ passed }) => passed) ? [] : [`line ${line}: the test failed in ${file}: “${title}”`];
    });
  });
}

/** A pattern for a title in which a star matches any text. */
function titlePattern(title: string): RegExp {
  return new RegExp(`^${title.split('*').map(literally).join('.*')}$`);
}

function literally(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

type VitestReport = { testResults: { name: string; assertionResults: { title: string; status: string }[] }[] };
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] };

/** The tests in a JSON report of Vitest or Playwright. `relative` makes a path relative to the root. */
export function testsOf(report: VitestReport | PlaywrightReport, relative: (file: string) => string): RanTest[] {
  if ('testResults' in report) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ title, status }) => ({ file: relative(name), title, passed: status === 'passed' })),
    );
  }
  const specs = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  return (
    report.suites
      .flatMap(specs)
      // Playwright reports a skipped test as ok.
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title, ok }) => ({ file: relative(`${report.config.rootDir}/${file}`), title, passed: ok }))
  );
}
