import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/test-environment/chromium.mjs';
import { startProcess } from '../scripts/test-environment/server-process.ts';
import type { Row } from './support/table.ts';

const PAGES = ['/', '/auth', '/recipe/spaghetti-carbonara', '/terms'];
/** Of the runs of a page, the median of each figure counts. */
const RUNS = 5;
/** Higher limits for the pages that most people arrive at. */
const MIN_PERFORMANCE: Record<string, number> = { '/': 98, '/recipe/spaghetti-carbonara': 98 };
/** The largest contentful paint, in seconds. */
const MAX_PAINT: Record<string, number> = { '/recipe/spaghetti-carbonara': 2 };
/** Components of the performance score, in milliseconds; the shift has no unit. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
];
const MAX_SHIFT = 0.02;
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/**
 * Lighthouse's scores with its mobile profile, the median of five runs. The test browser, not a page, fails the audit of
 * the back/forward cache. docs/decisions/0025-pages-rendered-on-the-server.md
 */
export async function benchLighthouse(): Promise<Row[]> {
  const executablePath = await provideChromium(process.execPath);
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  const port = await getPort({ host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: Row[] = [];
    for (const page of PAGES) rows.push(...(await scores(`${server.url}${page}`, page, port)));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function scores(url: string, page: string, port: number): Promise<Row[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, port));
  const failed = runs.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0),
  );
  for (const problem of new Set(failed.map(({ id, title }) => `${id}: ${title}`))) console.log(`  ${page}: ${problem}`);
  const measured = (metric: string): number =>
    median(runs.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN));
  console.log(`  ${page}: ${METRICS.map((metric) => `${metric} ${measured(metric).toPrecision(3)}`).join(', ')}`);
  const limits = { ...MIN_SCORES, performance: MIN_PERFORMANCE[page] ?? MIN_SCORES.performance };
  const maxPaint = MAX_PAINT[page];
  return [
    ...Object.entries(limits).map(([category, least]) => ({
      name: `${category} of ${page}`,
      value: median(runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
      unit: 'of 100',
      limit: { atLeast: least },
    })),
    {
      name: `layout shift of ${page}`,
      value: measured('cumulative-layout-shift'),
      unit: '',
      limit: { atMost: MAX_SHIFT },
    },
    {
      name: `largest contentful paint of ${page}`,
      value: measured('largest-contentful-paint') / 1000,
      unit: 's',
      ...(maxPaint === undefined ? {} : { limit: { atMost: maxPaint } }),
    },
  ];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function audit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(MIN_SCORES),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

/** Of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
