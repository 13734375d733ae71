import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/test-environment/chromium.mjs';
import { startProcess } from '../scripts/test-environment/server-process.ts';
import type { Row } from './support/table.ts';

const PAGES = ['/', '/auth', '/recipe/spaghetti-carbonara', '/terms'];
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

/** Lighthouse's scores with its mobile profile. */
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
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(MIN_SCORES),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const failed = Object.values(result.lhr.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  for (const { id, title } of failed) console.log(`  ${page}: ${id}: ${title}`);
  const measured = (metric: string): number => result.lhr.audits[metric]?.numericValue ?? Number.NaN;
  console.log(`  ${page}: ${METRICS.map((metric) => `${metric} ${measured(metric).toPrecision(3)}`).join(', ')}`);
  return [
    ...Object.entries(MIN_SCORES).map(([category, least]) => ({
      name: `${category} of ${page}`,
      value: Math.round((result.lhr.categories[category]?.score ?? 0) * 100),
      unit: 'of 100',
      limit: { atLeast: least },
    })),
    {
      name: `layout shift of ${page}`,
      value: measured('cumulative-layout-shift'),
      unit: '',
      limit: { atMost: MAX_SHIFT },
    },
  ];
}
