import { readFileSync } from 'node:fs';
import { API } from '@larder/contract/api';
import type { Recipe } from '@larder/contract/recipe';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/test-environment/chromium.mjs';
import { startProcess } from '../scripts/test-environment/server-process.ts';
import { percentile, type Row } from './support/table.ts';

const SAVED = 1_000;
/** Recipes saved at the server; the list is filled up with copies. */
const DISTINCT = 250;
/** CPU slowdown of Lighthouse's mobile profile. */
const SLOWDOWN = 4;
const TYPED = 'chicken rice tomato onion';
/** About 75 words a minute. */
const PAUSE_MS = 160;
const MAX_DELAY_MS = 100;
/** The threshold for "good": https://web.dev/articles/inp */
const MAX_WAIT_MS = 200;

/** Milliseconds from a key press to the start of its handling, and to the next frame. */
type Key = { delay: number; wait: number };

/** Latency of each key on a slow phone in the text search over a thousand saved recipes. */
export async function benchTyping(): Promise<Row[]> {
  const executablePath = await provideChromium(process.execPath);
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const keys = await typeInSaved(browser, server.url);
    const delays = keys.map(({ delay }) => delay);
    const waits = keys.map(({ wait }) => wait);
    // Without an entry the maximum would be -Infinity, below every limit.
    if (!(Math.min(...delays) >= 0 && keys.length > 0)) throw new Error('The browser reported no valid key timings');
    return [
      { name: `of ${TYPED.length} keys over ${SAVED} saved recipes took 16 ms or more`, value: keys.length, unit: '' },
      { name: 'input delay, p50', value: percentile(delays, 0.5), unit: 'ms' },
      { name: 'input delay, maximum', value: Math.max(...delays), unit: 'ms', limit: { atMost: MAX_DELAY_MS } },
      { name: 'from key to frame, p50', value: percentile(waits, 0.5), unit: 'ms' },
      {
        name: 'from key to frame, maximum',
        value: Math.max(...waits),
        unit: 'ms',
        limit: { atMost: MAX_WAIT_MS },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function typeInSaved(browser: Browser, url: string): Promise<Key[]> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 390, height: 844 } });
  const saved = await fillSaved(page, url);
  await page.route(`**${API.savedRecipes}*`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: saved }) : route.continue(),
  );
  await page.addInitScript(OBSERVE_KEYS);
  await page.goto('/saved');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const box = page.getByRole('main').getByRole('searchbox');
  await box.pressSequentially(TYPED, { delay: PAUSE_MS });
  await page.waitForTimeout(1_000);
  const value = await box.inputValue();
  if (value !== TYPED) throw new Error(`The box contains “${value}” instead of the typed text`);
  return page.evaluate<Key[]>('keys');
}

/** Saves recipes with a new account; returns the server's list, filled up to `SAVED`. */
async function fillSaved({ request }: Page, origin: string): Promise<Recipe[]> {
  const headers = { origin };
  const person = {
    email: 'ada@example.org',
    password: 'correct horse battery',
    firstName: 'Ada',
    lastName: 'Lovelace',
  };
  await request.post(API.register, { data: person, headers });
  for (const { id } of loadCookbook(readFileSync('dist/cookbook.json', 'utf8')).slice(0, DISTINCT)) {
    await request.post(API.savedRecipes, { data: { recipeId: id }, headers });
  }
  const own = (await (await request.get(API.savedRecipes)).json()) as Recipe[];
  if (own.length !== DISTINCT) throw new Error(`${own.length} recipes were saved instead of ${DISTINCT}`);
  return Array.from({ length: SAVED }, (_, at) => {
    const recipe = own[at % DISTINCT] as Recipe;
    return { ...recipe, id: `${recipe.id}-${at}` };
  });
}

/** Runs in the page. https://www.w3.org/TR/event-timing/ omits events shorter than 16 ms. */
const OBSERVE_KEYS = `
  globalThis.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, processingStart, duration } of list.getEntries()) {
      if (name === 'keydown') keys.push({ delay: processingStart - startTime, wait: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;
