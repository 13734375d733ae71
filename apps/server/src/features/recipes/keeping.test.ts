import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { aLine, aRecipe } from '@larder/food/__fixtures__/recipes';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAvailability } from '../../database/availability.ts';
import type { DatabaseHandle } from '../../database/create-database.ts';
import { deleteExpired } from '../../database/delete-expired.ts';
import { createTimeSlicer } from '../../event-loop/time-slicer.ts';
import { createTestDatabase } from '../../test/create-test-app.ts';
import { createRecipesService } from './service.ts';

const DAY_MS = 24 * 3600 * 1000;
const unlimited = async () => {};
let handle: DatabaseHandle;
let now = new Date('2026-03-01T12:00:00Z');

beforeAll(async () => {
  handle = await createTestDatabase();
});
afterAll(() => handle.close());

const createService = () =>
  createRecipesService({
    database: handle.database,
    availability: createAvailability(),
    recipeSearch: createRecipeSearch({ kb, cookbook: [] }),
    kb,
    slicer: createTimeSlicer(),
    pictures: { shownTo: async () => new Map(), versions: async () => [] },
    clock: () => now,
  });

const soup = (id: string) => aRecipe({ id, source: 'composer', title: { en: 'Leek soup' } });

test('a composed recipe resolves for thirty days after it was last part of an answer', async () => {
  const service = createService();
  await service.keep([soup('leek-soup-1'), soup('leek-soup-1')]);
  now = new Date(now.getTime() + 20 * DAY_MS);
  await service.keep([soup('leek-soup-1')]);
  now = new Date(now.getTime() + 30 * DAY_MS);
  expect((await service.recipe(null, 'leek-soup-1', {}, unlimited)).title).toBe('Leek soup');
  now = new Date(now.getTime() + 3 * DAY_MS);
  await deleteExpired(handle.database, now);
  await expect(service.recipe(null, 'leek-soup-1', {}, unlimited)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a recipe stored before a field existed is read without it', async () => {
  const service = createService();
  const { dishType, makeAhead, keepsDays, keepsIn, freezesMonths, ...older } = soup('leek-soup-of-old');
  await service.keep([older as CanonicalRecipe]);
  expect(await service.recipe(null, 'leek-soup-of-old', {}, unlimited)).toMatchObject({
    dishType: null,
    keepsDays: null,
  });
});

test('the cookbook’s own recipes are not stored', async () => {
  await createService().keep([{ ...soup('from-the-book'), source: 'cookbook' }]);
  const ids = await handle.database.query.recipes.findMany({ columns: { id: true } });
  expect(ids).not.toContainEqual({ id: 'from-the-book' });
});

test('a recipe of the cookbook that says what it may have is stored with its remarks', async () => {
  const service = createService();
  const line = { ...aLine('chicken-stock'), inDoubt: { allergens: [], foods: ['onion'] } };
  await service.keep([{ ...soup('soup-in-doubt'), source: 'cookbook', drawnLike: 'soup', lines: [line] }]);
  const { ingredients } = await service.recipe(null, 'soup-in-doubt', { language: 'en-GB' }, unlimited);
  expect(ingredients[0]?.note).toBe('check the packet for onion');
});

test('recipes of answers that are given at the same time are all stored, also those of an answer given before', async () => {
  const service = createService();
  const ids = Array.from({ length: 30 }, (_, n) => `together-${n}`);
  await Promise.all(ids.map((id, n) => service.keep([soup(id), soup(ids[Math.max(0, n - 1)] ?? id)])));
  await service.keep(ids.map(soup));
  const other = createService();
  const opened = await other.recipes(null, ids, {});
  expect(opened.map(({ id }) => id)).toEqual(ids);
});

test('a recipe that the database refuses fails its own answer, and none that is stored at the same time', async () => {
  const service = createService();
  const refused = { ...soup('refused'), title: { en: 'Soup\u0000' } };
  const results = await Promise.allSettled([
    service.keep([soup('stored-before')]),
    service.keep([refused]),
    service.keep([soup('stored-beside')]),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const opened = await createService().recipes(null, ['stored-before', 'stored-beside', 'refused'], {});
  expect(opened.map(({ id }) => id)).toEqual(['stored-before', 'stored-beside']);
});
