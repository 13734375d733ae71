import { readFileSync } from 'node:fs';
import { API } from '@larder/contract/api';
import type { Recipe } from '@larder/contract/recipe';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProcess } from '../scripts/server-process.ts';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/test-environment/chromium.mjs';
import { percentile, type Row } from './table.ts';

const SAVED = 1_000;
/** So many are really saved; the list is filled up with copies of them. */
const DISTINCT = 250;
/** As Lighthouse takes a phone to be. */
const SLOWED = 4;
const TYPED = 'chicken rice tomato onion';
/** A quick typist: about 75 words a minute. */
const PAUSE_MS = 160;
const MOST_DELAY_MS = 100;
/** What is called good: https://web.dev/articles/inp */
const MOST_WAIT_MS = 200;

/** Of a key that was pressed: the milliseconds until the page took it up, and until the next picture was there. */
type Key = { delay: number; wait: number };

/** How soon a slow phone answers to each key while somebody searches a thousand saved recipes. */
export async function benchTyping(): Promise<Row[]> {
  const executablePath = await provideChromium(process.execPath);
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const keys = await typeInSaved(browser, server.url);
    const delays = keys.map(({ delay }) => delay);
    const waits = keys.map(({ wait }) => wait);
    // Without an entry the longest would be -Infinity, and below every limit.
    if (!(Math.min(...delays) >= 0 && keys.length > 0))
      throw new Error('The browser told nothing sensible of the keys');
    return [
      { name: `of ${TYPED.length} keys over ${SAVED} saved recipes took 16 ms or more`, value: keys.length, unit: '' },
      { name: 'input delay, p50', value: percentile(delays, 0.5), unit: 'ms' },
      { name: 'input delay, the longest', value: Math.max(...delays), unit: 'ms', limit: { atMost: MOST_DELAY_MS } },
      { name: 'from key to picture, p50', value: percentile(waits, 0.5), unit: 'ms' },
      {
        name: 'from key to picture, the longest',
        value: Math.max(...waits),
        unit: 'ms',
        limit: { atMost: MOST_WAIT_MS },
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
  await page.addInitScript(WATCH_KEYS);
  await page.goto('/saved');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const box = page.getByRole('main').getByRole('searchbox');
  await box.pressSequentially(TYPED, { delay: PAUSE_MS });
  await page.waitForTimeout(1_000);
  const value = await box.inputValue();
  if (value !== TYPED) throw new Error(`The box holds “${value}” in place of what was typed`);
  return page.evaluate<Key[]>('keys');
}

/** Somebody new saves recipes; answers with the list as the server has it, filled up to `SAVED`. */
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
  if (own.length !== DISTINCT) throw new Error(`${own.length} recipes were saved in place of ${DISTINCT}`);
  return Array.from({ length: SAVED }, (_, at) => {
    const recipe = own[at % DISTINCT] as Recipe;
    return { ...recipe, id: `${recipe.id}-${at}` };
  });
}

/** In the browser. https://www.w3.org/TR/event-timing/ leaves out what took less than 16 ms. */
const WATCH_KEYS = `
  globalThis.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, processingStart, duration } of list.getEntries()) {
      if (name === 'keydown') keys.push({ delay: processingStart - startTime, wait: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;
