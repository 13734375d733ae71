import { type Browser, chromium, type Request } from '@playwright/test';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/test-environment/chromium.mjs';
import { startProcess } from '../scripts/test-environment/server-process.ts';
import type { Row } from './support/table.ts';

/** Before `/` is painted: its styles and the script that loads the others. */
const MAX_BEFORE_PAINT_KB = 16;
/** 6 kB less than when dishes were drawn in the browser (decision 23). */
const MAX_FIRST_KB = 124.4;
/** Words that only some pages need are loaded with these. */
const MAX_FURTHER_KB = 38;
const FURTHER_PAGES = ['/auth', '/recipe/spaghetti-carbonara', '/terms', '/reset-password/a-token', '/no-such-page'];

/** Compressed size of the scripts and styles that a first visit requests: of `/`, and what other pages add. */
export async function benchPageWeight(): Promise<Row[]> {
  const executablePath = await provideChromium(process.execPath);
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const first = await filesOf(browser, `${server.url}/`);
    const rows: Row[] = [
      {
        name: 'before the paint of /',
        value: weigh(first.filter(isBeforePaint), 'script', 'stylesheet'),
        unit: 'kB',
        limit: { atMost: MAX_BEFORE_PAINT_KB },
      },
      { name: 'JavaScript of /', value: weigh(first, 'script'), unit: 'kB' },
      { name: 'CSS of /', value: weigh(first, 'stylesheet'), unit: 'kB' },
      { name: 'together', value: weigh(first, 'script', 'stylesheet'), unit: 'kB', limit: { atMost: MAX_FIRST_KB } },
      { name: 'fonts beside them', value: weigh(first, 'font'), unit: 'kB' },
    ];
    for (const page of FURTHER_PAGES) {
      const own = (await filesOf(browser, server.url + page)).filter(
        ({ url }) => !first.some((file) => file.url === url),
      );
      const value = weigh(own, 'script', 'stylesheet');
      rows.push({ name: `what ${page} adds`, value, unit: 'kB', limit: { atMost: MAX_FURTHER_KB } });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

type File = { url: string; kind: string; kilobytes: number; isBeforePaint: boolean };

const isBeforePaint = (file: File) => file.isBeforePaint;

/** The files that a first visit requests until the network is idle. */
async function filesOf(browser: Browser, url: string): Promise<File[]> {
  const page = await browser.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(IS_PAINTED);
  const before = await page.evaluate<string[]>(REQUESTED_BEFORE_PAINT);
  const files = finished.map(async (request) => ({
    url: request.url(),
    kind: request.resourceType(),
    kilobytes: (await request.sizes()).responseBodySize / 1000,
    isBeforePaint: before.includes(request.url()),
  }));
  const all = await Promise.all(files);
  await page.context().close();
  return all;
}

const IS_PAINTED = `performance.getEntriesByName('first-contentful-paint').length > 0`;

/** Runs in the page: the files requested before the first contentful paint. https://www.w3.org/TR/paint-timing/ */
const REQUESTED_BEFORE_PAINT = `(() => {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted.startTime);
  return files.map(({ name }) => name);
})()`;

function weigh(files: readonly File[], ...kinds: string[]): number {
  return files.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}
