import { type Browser, chromium, type Request } from '@playwright/test';
import { startProcess } from '../scripts/server-process.ts';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/test-environment/chromium.mjs';
import type { Row } from './table.ts';

const FIRST_KB = 130;
const FURTHER_KB = 40;
const FURTHER_PAGES = ['/auth', '/recipe/spaghetti-carbonara', '/terms', '/reset-password/a-token', '/no-such-page'];

/**
 * Scripts and styles that a browser loads until it shows the largest part of a page, as they are sent: compressed. For
 * `/`, and what others add to it.
 */
export async function benchPageWeight(): Promise<Row[]> {
  const executablePath = await provideChromium(process.execPath);
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const first = await filesOf(browser, `${server.url}/`);
    const rows: Row[] = [
      { name: 'JavaScript of /', value: weigh(first, 'script'), unit: 'kB' },
      { name: 'CSS of /', value: weigh(first, 'stylesheet'), unit: 'kB' },
      { name: 'together', value: weigh(first, 'script', 'stylesheet'), unit: 'kB', limit: { atMost: FIRST_KB } },
      { name: 'fonts beside them', value: weigh(first, 'font'), unit: 'kB' },
    ];
    for (const page of FURTHER_PAGES) {
      const own = (await filesOf(browser, server.url + page)).filter(
        ({ url }) => !first.some((file) => file.url === url),
      );
      const value = weigh(own, 'script', 'stylesheet');
      rows.push({ name: `what ${page} adds`, value, unit: 'kB', limit: { atMost: FURTHER_KB } });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

type File = { url: string; kind: string; kilobytes: number };

/** All that somebody loads who has never been here. */
async function filesOf(browser: Browser, url: string): Promise<File[]> {
  const page = await browser.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = await page.evaluate<string[]>(ASKED_FOR_BEFORE);
  const files = finished
    .filter((request) => before.includes(request.url()))
    .map(async (request) => ({
      url: request.url(),
      kind: request.resourceType(),
      kilobytes: (await request.sizes()).responseBodySize / 1000,
    }));
  const all = await Promise.all(files);
  await page.context().close();
  return all;
}

/** In the browser: what was asked for before its largest part showed. https://www.w3.org/TR/largest-contentful-paint/ */
const ASKED_FOR_BEFORE = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const shown = list.getEntries().at(-1).startTime;
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shown);
    resolve(files.map(({ name }) => name));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

function weigh(files: readonly File[], ...kinds: string[]): number {
  return files.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}
