import { chromium, type Request } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, NO_CHROMIUM } from '../scripts/browser.mjs';
import { startProcess } from './server-process.ts';
import type { Row } from './table.ts';

const LIMIT_KB = 130;

/** Scripts and styles that a browser really loads for `/`, as they are sent: compressed. */
export async function benchPageWeight(): Promise<Row[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const sent = { script: 0, stylesheet: 0, font: 0 };
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(server.url, { waitUntil: 'networkidle' });
    for (const request of finished) {
      const kind = request.resourceType();
      if (kind in sent) sent[kind as keyof typeof sent] += (await request.sizes()).responseBodySize / 1000;
    }
    return [
      { name: 'JavaScript of /', value: sent.script, unit: 'kB' },
      { name: 'CSS of /', value: sent.stylesheet, unit: 'kB' },
      { name: 'together', value: sent.script + sent.stylesheet, unit: 'kB', limit: { atMost: LIMIT_KB } },
      { name: 'fonts beside them', value: sent.font, unit: 'kB' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
