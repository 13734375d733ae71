import { aRecipe } from '@larder/food/__fixtures__/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Availability } from '../../../database/availability.ts';
import type { DatabaseHandle } from '../../../database/create-database.ts';
import { recipes } from '../../../database/schema.ts';
import { createTestDatabase } from '../../../test/create-test-app.ts';
import { createKeptRecipes } from './kept-recipes.ts';

const DAY_MS = 24 * 3600 * 1000;

let handle: DatabaseHandle;
let now: Date;
let isAway: boolean;
/** How often something was stored, or would have been. */
let attempts: number;

beforeAll(async () => {
  handle = await createTestDatabase();
});
afterAll(() => handle.close());
beforeEach(async () => {
  await handle.database.delete(recipes);
  [now, isAway, attempts] = [new Date('2026-03-01T12:00:00Z'), false, 0];
});

const availability: Availability = {
  attempt(query, otherwise) {
    attempts += 1;
    return isAway ? Promise.resolve(otherwise()) : query();
  },
};
const createKept = () => createKeptRecipes({ database: handle.database, availability, clock: () => now });

const soup = (id: string, title = 'Leek soup') => aRecipe({ id, source: 'composer', title: { en: title } });
/** A recipe that PostgreSQL can not store. */
const refused = soup('refused', 'Soup\u0000');

const storedIds = async () => {
  const rows = await handle.database.select({ id: recipes.id }).from(recipes).orderBy(recipes.id);
  return rows.map(({ id }) => id);
};
const keptUntil = async (id: string) => {
  const [row] = await handle.database.select().from(recipes).where(eq(recipes.id, id));
  return row?.keepUntil;
};

describe('a composed recipe', () => {
  test('is stored when `keep` resolves, and not again within a day', async () => {
    const kept = createKept();
    await kept.keep([soup('one')]);
    expect(await storedIds()).toEqual(['one']);
    now = new Date(now.getTime() + DAY_MS - 1);
    await kept.keep([soup('one')]);
    expect(attempts).toBe(1);
  });

  test('is kept longer when it is part of an answer a day later', async () => {
    const kept = createKept();
    await kept.keep([soup('one')]);
    const first = await keptUntil('one');
    now = new Date(now.getTime() + DAY_MS);
    await kept.keep([soup('one')]);
    expect(Number(await keptUntil('one')) - Number(first)).toBe(DAY_MS);
  });

  test('is stored again where the clock was set back', async () => {
    const kept = createKept();
    await kept.keep([soup('one')]);
    now = new Date(now.getTime() - 1);
    await kept.keep([soup('one')]);
    expect(attempts).toBe(2);
  });

  test('waits while the database is away, and is stored with the next answer once it is back', async () => {
    const kept = createKept();
    isAway = true;
    await kept.keep([soup('one')]);
    expect([kept.isWaiting(), kept.waiting('one'), kept.waiting('other')]).toEqual([true, soup('one'), undefined]);
    expect(await storedIds()).toEqual([]);

    isAway = false;
    await kept.keep([]);
    expect([kept.isWaiting(), kept.waiting('one')]).toEqual([false, undefined]);
    expect(await storedIds()).toEqual(['one']);
  });

  test('that waited and that the database then refuses is given up, and fails no other answer', async () => {
    const kept = createKept();
    isAway = true;
    await kept.keep([refused, soup('one')]);
    isAway = false;
    await kept.keep([soup('two')]);
    expect(await storedIds()).toEqual(['one', 'two']);
    expect(kept.isWaiting()).toBe(false);
  });

  test('that the database refuses fails its own answer alone', async () => {
    const kept = createKept();
    const results = await Promise.allSettled([kept.keep([soup('one')]), kept.keep([refused])]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await storedIds()).toEqual(['one']);
    expect(kept.isWaiting()).toBe(false);
  });
});

test('answers that are given at the same time are stored at once', async () => {
  const kept = createKept();
  const ids = Array.from({ length: 20 }, (_, index) => `together-${String(index).padStart(2, '0')}`);
  await Promise.all(ids.map((id) => kept.keep([soup(id)])));
  expect(await storedIds()).toEqual(ids);
  expect(attempts).toBe(1);
});

test('an answer of more recipes than one statement stores is stored whole', async () => {
  const ids = Array.from({ length: 401 }, (_, index) => `many-${String(index).padStart(3, '0')}`);
  await createKept().keep(ids.map((id) => soup(id)));
  expect(await storedIds()).toEqual(ids);
});
