import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe } from '@larder/contract/recipe';
import { clientRecipeId } from '@larder/contract/search/client-recipe-id';
import { NOTHING_UNDERSTOOD } from '@larder/contract/search/understood';
import { expect, type Page, test } from '@playwright/test';
import getPort from 'get-port';
import { untilReady } from '../../scripts/test-environment/server-process.ts';
import { register } from '../support/accounts.ts';
import { waiting } from '../support/outbox.ts';
import { FOUR_INGREDIENTS, searchFor } from '../support/search.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SAVES = 1_000;
const AT_A_TIME = 50;
const KILLED_AFTER = 100;

test('a server killed during a thousand saves has each of them once after its restart', async ({ page }) => {
  test.setTimeout(900_000);
  const server = await openServer();
  try {
    await server.start();
    await register(page, server.url);
    const recipes = Array.from({ length: SAVES }, (_, index) => makeRecipe(index));
    let acknowledged = 0;
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/saved') && response.ok())
        acknowledged += 1;
    });

    const saving = saveAll(page, recipes);
    await expect.poll(() => acknowledged, { timeout: 400_000 }).toBeGreaterThan(KILLED_AFTER);
    await server.kill();
    expect(acknowledged).toBeLessThan(SAVES);
    await server.start();
    await saving;

    await expect.poll(() => waiting(page), { timeout: 360_000, intervals: [1_000] }).toBe(0);
    const saved: Recipe[] = await (await page.request.get(`${server.url}/api/user/recipes/saved`)).json();
    expect(saved.map(({ id }) => id).sort()).toEqual(recipes.map(({ id }) => id).sort());
  } finally {
    await server.remove();
  }
});

/** A separate server that can be killed, with a data folder that survives it. */
async function openServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-faults-'));
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  return {
    url,
    kill,
    async start() {
      const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' };
      child = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: ROOT, env, stdio: 'ignore' });
      await untilReady(`${url}/readyz`);
    },
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Saves recipes that the server does not know, in batches of search results. */
async function saveAll(page: Page, recipes: readonly Recipe[]): Promise<void> {
  for (let start = 0; start < recipes.length; start += AT_A_TIME) {
    const found = recipes.slice(start, start + AT_A_TIME);
    const body: AnalyzeResponse = {
      recipes: found,
      ingredients: [],
      understood: NOTHING_UNDERSTOOD,
      names: {},
      notUnderstood: [],
      conflicts: [],
      unmet: [],
      exact: true,
      unsuited: null,
    };
    await page.route('**/api/analyze', (route) => route.fulfill({ json: body }), { times: 1 });
    await searchFor(page, FOUR_INGREDIENTS);
    await expect(page.getByRole('link', { name: found[0]?.title ?? '', exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await tapEveryToggle(page);
    await expect(page.locator('main li button[aria-pressed=true]')).toHaveCount(found.length, { timeout: 60_000 });
  }
}

function makeRecipe(index: number): Recipe {
  return {
    id: clientRecipeId(1_700_000_000_000 + index),
    title: `Toast ${index}`,
    description: '',
    imageUrl: null,
    category: 'Meals',
    subcategory: 'Snack',
    dietType: 'Unknown',
    ingredients: [],
    instructions: [{ step: 'Toast the bread.', time: 120 }],
    servings: 1,
    prepTime: 2,
    calories: 100,
    given: [],
    nutritionalInfo: { calories: 100, protein: 3, carbs: 18, fat: 1, fiber: 1, sugar: 1 },
    allergens: [],
    matchedIngredients: 0,
    totalIngredients: 0,
    userRating: 0,
    isSaved: false,
    saved: false,
    originalRecipeSource: null,
    language: 'en-GB',
    measurementSystem: 'metric',
    source: 'user',
    cuisine: null,
    dishType: null,
    equipment: [],
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    allergenVerdicts: [],
    dietVerdicts: [],
    uncountedIngredients: [],
    match: null,
  };
}

/** Clicks all save toggles and "Load More Recipes" until all recipes are saved. */
async function tapEveryToggle(page: Page): Promise<void> {
  for (;;) {
    const listed = await page.evaluate(() => {
      const before = document.querySelectorAll('main li').length;
      for (const toggle of document.querySelectorAll<HTMLElement>('main li button[aria-pressed="false"]'))
        toggle.click();
      const more = [...document.querySelectorAll<HTMLElement>('main button')].find(
        ({ textContent }) => textContent === 'Load More Recipes',
      );
      more?.click();
      return more ? before : null;
    });
    if (listed === null) return;
    await page.waitForFunction((before) => document.querySelectorAll('main li').length !== before, listed);
  }
}
