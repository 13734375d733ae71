import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { LATER_SCRIPTS_ID, PAGE_DATA_ID, type PageData, type PageRenderer } from '@larder/contract/rendered-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSignedIn } from '../test/browser.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../test/create-test-app.ts';
import { PAGES_PER_ADDRESS } from './recipe-pages.ts';

const CARBONARA = '/recipe/spaghetti-carbonara';
const PAGE =
  '<!doctype html><html lang="en-GB"><head><title>Larder</title><meta name="description" content="" /><script type="module" crossorigin src="/assets/app-1.js"></script></head><body><div id="root"></div></body></html>';

let server: TestApp;
let site: string;
const logged: string[] = [];
const rendered: string[] = [];

const heading = (text: string) => `<h1 style="color:red" class="title">${text}</h1>`;

/** Renders headings; of a recipe called "Broken" nothing. */
const pageRenderer: PageRenderer = {
  renderHomePage: async (language) => {
    rendered.push(`home ${language}`);
    return { title: `Larder in ${language}`, description: 'What you have', markup: heading(`Home in ${language}`) };
  },
  renderRecipePage: async (recipe, language) => {
    if (recipe.title === 'Broken') throw new Error('it could not be rendered');
    rendered.push(`${recipe.id} ${language}`);
    return heading(recipe.title);
  },
};

function createServer(overrides: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const config = { ...TEST_CONFIG, logLevel: 'error' } as const;
  return createTestApp({ config, logStream, siteFolder: site, pageRenderer, ...overrides });
}

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'larder-site-'));
  writeFileSync(path.join(site, 'index.html'), PAGE);
  const files = { code: { recipe: ['assets/recipe-1.css'], 'not-found': [] }, texts: {} };
  writeFileSync(path.join(site, 'page-files.json'), JSON.stringify(files));
  server = await createServer();
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const headingOf = (body: string) => /<div id="root"><h1 class="title">(.*?)<\/h1><\/div>/.exec(body)?.[1];

function dataOf(body: string): PageData {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`).exec(body) ?? [];
  return JSON.parse(json);
}

test('a recipe’s page contains the rendered recipe, its styles and the data it was rendered with', async () => {
  const headers = { 'accept-language': 'es' };
  const response = await server.app.inject({ url: CARBONARA, headers });
  expect(headingOf(response.body)).toMatch(/carbonara/i);
  expect(response.body).toContain('<link rel="stylesheet" crossorigin href="/assets/recipe-1.css">');
  expect(dataOf(response.body)).toMatchObject({
    language: 'es',
    recipe: { id: 'spaghetti-carbonara', language: 'es' },
  });
  expect(response.body).not.toContain('as="fetch"');
  expect(response.body).toContain(
    `<script type="application/json" id="${LATER_SCRIPTS_ID}">["/assets/app-1.js"]</script>`,
  );
  expect(response.body).not.toMatch(/<script type="module"|modulepreload/);
  expect(response.headers.vary).toContain('accept-language');
});

test('the home page contains what is rendered, its title and its description', async () => {
  const { body } = await server.app.inject({ url: '/', headers: { 'accept-language': 'fr' } });
  expect(headingOf(body)).toBe('Home in fr');
  expect(body).toContain('<html lang="fr"');
  expect(body).toContain('<title>Larder in fr</title>');
  expect(body).toContain('<meta name="description" content="What you have"');
  expect(dataOf(body)).toEqual({ language: 'fr', recipe: null });
  expect(body).not.toMatch(/<script type="module"|modulepreload/);
});

test.each([
  ['/recipe/mojito', 'mojito'],
  ['/?from=mail', 'home'],
])('%s is rendered once for each language', async (url, page) => {
  const fresh = await createServer();
  rendered.length = 0;
  for (const language of ['fr', 'en-GB', 'fr', 'en-GB']) {
    await fresh.app.inject({ url, headers: { 'accept-language': language } });
  }
  expect(rendered).toEqual([`${page} fr`, `${page} en-GB`]);
  await fresh.close();
});

test('a recipe of one’s own is in no page, not even the owner’s; a shared one is in everyone’s, and its text ends no script', async () => {
  const owner = await openSignedIn(server);
  const recipe = { id: '1700000010000', title: 'Secret toast', ingredients: ['bread'], description: '</script><b>' };
  await owner.send('POST', '/api/recipes', recipe);
  for (const { body } of [await owner.get(`/recipe/${recipe.id}`), await server.app.inject(`/recipe/${recipe.id}`)]) {
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('Secret toast');
  }
  const { id } = (await owner.send('POST', '/api/recipes/share', recipe)).json();
  const { body } = await server.app.inject(`/recipe/${id}`);
  expect(headingOf(body)).toBe('Secret toast');
  expect(dataOf(body).recipe?.description).toBe('</script><b>');
  expect(body).not.toContain('</script><b>');
});

test('a user’s page has no marks of the user', async () => {
  const user = await openSignedIn(server);
  await user.send('POST', '/api/user/recipes/saved', { recipeId: 'spaghetti-carbonara' });
  const api = await user.get('/api/recipes/spaghetti-carbonara');
  expect(api.json().isSaved).toBe(true);
  expect(dataOf((await user.get(CARBONARA)).body).recipe?.isSaved).toBe(false);
});

test('an unknown recipe’s page is the one that every address has', async () => {
  const { statusCode, body } = await server.app.inject('/recipe/no-such-recipe');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

test('where rendering fails, the browser renders the page, and the failure is logged', async () => {
  const owner = await openSignedIn(server);
  const { id } = (await owner.send('POST', '/api/recipes/share', { title: 'Broken', ingredients: ['bread'] })).json();
  logged.length = 0;
  const { statusCode, body } = await server.app.inject(`/recipe/${id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('as="fetch"');
  expect(logged.join('')).toContain('it could not be rendered');
});

test('where the home page can’t be rendered, the browser renders it, and the failure is logged', async () => {
  const renderHomePage = () => Promise.reject(new Error('no home'));
  const broken = await createServer({ pageRenderer: { ...pageRenderer, renderHomePage } });
  logged.length = 0;
  const { statusCode, body } = await broken.app.inject('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(logged.join('')).toContain('no home');
  await broken.close();
});

test('above the rate limit the browser renders the pages that are not in memory', async () => {
  const limited = await createServer({ rateLimits: { [PAGES_PER_ADDRESS.name]: { max: 1, windowSeconds: 60 } } });
  const open = async (url: string) => (await limited.app.inject(url)).body;
  expect(headingOf(await open(CARBONARA))).toMatch(/carbonara/i);
  const other = await open('/recipe/mojito');
  expect(other).toContain('<div id="root"></div>');
  expect(other).toContain('<title>Mojito · Larder</title>');
  expect(headingOf(await open(CARBONARA))).toMatch(/carbonara/i);
  await limited.close();
});
