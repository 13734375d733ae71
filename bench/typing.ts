import { readFileSync } from 'node:fs';
import { loadCookbook } from '@larder/chef/cookbook';
import { API } from '@larder/contract/api';
import type { Recipe } from '@larder/contract/recipe';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, NO_CHROMIUM } from '../scripts/browser.mjs';
import { startProcess } from '../scripts/server-process.ts';
import { percentile, type Row } from './table.ts';

const SAVED = 1_000;
/** So many are really saved; the list is filled up with copies of them. */
const DISTINCT = 250;
/** As Lighthouse takes a phone to be. */
const SLOWED = 4;
const TYPED = 'chicken rice tomato onion';
/** A quick typist: about 75 words a minute. */
const PAUSE_MS = 160;
const MOST_MS = 100;

/** What the browser tells of a key: when it was pressed, when the page took it up, and until when nothing showed. */
type Key = { delay: number; shown: number };

/** How soon a slow phone answers to each key while somebody searches a thousand saved recipes. */
export async function benchTyping(): Promise<Row[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const keys = await typeInSaved(browser, server.url);
    const delays = keys.map(({ delay }) => delay);
    const shown = keys.map(({ shown }) => shown);
    return [
      { name: `keys typed over ${SAVED} saved recipes`, value: keys.length, unit: '' },
      { name: 'input delay, p50', value: percentile(delays, 0.5), unit: 'ms' },
      { name: 'input delay, the longest', value: Math.max(...delays), unit: 'ms', limit: { atMost: MOST_MS } },
      { name: 'from key to picture, p50', value: percentile(shown, 0.5), unit: 'ms' },
      { name: 'from key to picture, the longest', value: Math.max(...shown), unit: 'ms' },
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
  await page.getByRole('main').getByRole('searchbox').pressSequentially(TYPED, { delay: PAUSE_MS });
  await page.waitForTimeout(1_000);
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

/** In the browser. https://www.w3.org/TR/event-timing/ leaves out what took less than 16 ms: that counts as nothing. */
const WATCH_KEYS = `
  globalThis.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, processingStart, duration } of list.getEntries()) {
      if (name === 'keydown' || name === 'input') keys.push({ delay: processingStart - startTime, shown: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;
