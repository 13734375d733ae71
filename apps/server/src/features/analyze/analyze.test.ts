import { type AnalyzeResponse, analyzeResponseSchema } from '@larder/contract/analyze';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const BOUNDARY = 'larder-test-boundary';

function form(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function post(payload: string | Buffer, contentType = `multipart/form-data; boundary=${BOUNDARY}`) {
  return server.app.inject({ method: 'POST', url: '/api/analyze', headers: { 'content-type': contentType }, payload });
}

async function analyze(fields: Record<string, string>): Promise<AnalyzeResponse> {
  const response = await post(form(fields));
  expect(response.statusCode, response.body).toBe(200);
  return analyzeResponseSchema.strict().parse(response.json());
}

const preferences = (value: object) => JSON.stringify({ language: 'en-GB', measurementSystem: 'metric', ...value });

describe('by ingredients', () => {
  test('four ingredients find at least six complete recipes that use at least two of them', async () => {
    const { recipes, ingredients } = await analyze({ ingredients: 'chicken, rice, tomato, onion' });
    expect(ingredients.map(({ id }) => id)).toEqual(['chicken', 'rice', 'tomato', 'onion']);
    const using = recipes.filter(({ match }) => (match?.have.length ?? 0) + (match?.close.length ?? 0) >= 2);
    expect(using.length).toBeGreaterThanOrEqual(6);
    expect(recipes.length).toBeGreaterThanOrEqual(6);
    for (const recipe of recipes) {
      expect(recipe.title).not.toBe('');
      expect(recipe.description).not.toBe('');
      expect(recipe.ingredients.length).toBeGreaterThan(1);
      expect(recipe.ingredients.some(({ quantity }) => quantity !== '')).toBe(true);
      expect(recipe.instructions.length).toBeGreaterThan(0);
      expect(recipe.instructions.every(({ step, time }) => step !== '' && time > 0)).toBe(true);
      expect(recipe.prepTime).toBeGreaterThan(0);
      expect(recipe.matchedIngredients).toBeLessThanOrEqual(recipe.totalIngredients);
    }
  });

  test('every recipe found can be opened by its id', async () => {
    const { recipes } = await analyze({ ingredients: 'chickpeas, spinach, coconut milk' });
    for (const { id, title } of recipes) {
      const response = await server.app.inject(`/api/recipes/${id}`);
      expect(response.statusCode, title).toBe(200);
    }
  });

  test('category and subcategory are respected', async () => {
    const { recipes } = await analyze({
      ingredients: 'gin, lime, mint, sugar',
      category: 'Drinks',
      subcategory: 'Alcoholic',
    });
    expect(recipes.length).toBeGreaterThan(0);
    for (const recipe of recipes) expect(recipe).toMatchObject({ category: 'Drinks', subcategory: 'Alcoholic' });
  });

  test('excluded allergens and diets are never violated', async () => {
    const { recipes } = await analyze({
      ingredients: 'pasta, cream, mushroom, egg, butter',
      preferences: preferences({ excludedAllergens: ['Dairy', 'Eggs'], dietTypes: ['Vegetarian'] }),
    });
    expect(recipes.length).toBeGreaterThanOrEqual(6);
    for (const { allergenVerdicts, dietVerdicts, title } of recipes) {
      for (const { allergen, state } of allergenVerdicts) {
        if (allergen === 'Dairy' || allergen === 'Eggs') expect(state, title).not.toBe('contains');
      }
      expect(dietVerdicts.find(({ diet }) => diet === 'Vegetarian')?.state, title).not.toBe('no');
    }
  });

  test('simultaneous searches for the same adapted dishes are all answered', async () => {
    const fridges = ['pasta, cream, mushroom', 'potatoes, butter, milk', 'flour, butter, egg', 'rice, cream, chicken'];
    const asked = [...fridges, ...fridges.toReversed(), ...fridges, ...fridges.toReversed()].map((ingredients, index) =>
      analyze({
        ingredients: `${ingredients}, ${index + 1} onions`,
        preferences: preferences({ excludedAllergens: ['Dairy'] }),
      }),
    );
    for (const { recipes } of await Promise.all(asked)) expect(recipes.length).toBeGreaterThan(0);
  });

  test('the same request gives the same answer', async () => {
    const fields = { ingredients: 'eggs, potatoes, onion' };
    expect(await analyze(fields)).toEqual(await analyze({ ...fields, category: 'None' }));
  });

  test('words that were not understood are returned', async () => {
    const { notUnderstood, ingredients } = await analyze({ ingredients: 'rice, qwertyuiop' });
    expect(ingredients.map(({ id }) => id)).toEqual(['rice']);
    expect(notUnderstood).toEqual([{ text: 'qwertyuiop', kind: 'food' }]);
  });

  test('excluded ingredients are in no recipe, and are returned', async () => {
    const wanted = await analyze({ ingredients: 'noodles, lime, soy sauce' });
    const peanuts = (recipes: AnalyzeResponse['recipes']) =>
      recipes.filter(({ ingredients }) => ingredients.some(({ name }) => /peanut/.test(name)));
    expect(peanuts(wanted.recipes).length).toBeGreaterThan(0);
    const { understood, recipes } = await analyze({ ingredients: 'noodles, lime, soy sauce, no peanuts' });
    expect(understood.excludedAllergens).toEqual(['Peanuts']);
    expect(recipes.length).toBeGreaterThan(0);
    expect(peanuts(recipes)).toEqual([]);
  });

  test('an allergy in the sentence is kept to by every recipe, for a guest too', async () => {
    const { understood, recipes, conflicts } = await analyze({
      ingredients: 'nut allergy - chicken, coconut milk, satay sauce',
    });
    expect(understood).toMatchObject({
      excludedAllergens: ['Nuts', 'Peanuts'],
      have: ['chicken', 'coconut-milk', 'satay-sauce'],
    });
    expect(conflicts).toEqual([expect.objectContaining({ id: 'satay-sauce', because: ['Peanuts'] })]);
    expect(recipes.length).toBeGreaterThan(0);
    for (const { allergens } of recipes) expect(allergens).not.toEqual(expect.arrayContaining(['Nuts']));
    for (const { allergens } of recipes) expect(allergens).not.toEqual(expect.arrayContaining(['Peanuts']));
  });

  test('a typed food that the preferences leave out is a conflict, and in no recipe', async () => {
    const { recipes, conflicts } = await analyze({
      ingredients: 'almonds, rice, chicken',
      preferences: preferences({ excludedAllergens: ['Nuts'] }),
    });
    expect(conflicts).toEqual([{ id: 'almond', name: expect.stringMatching(/almond/), because: ['Nuts'] }]);
    expect(recipes.length).toBeGreaterThan(0);
    for (const { allergens } of recipes) expect(allergens).not.toContain('Nuts');
  });

  test('a restriction that can not be read is told as such', async () => {
    const { notUnderstood } = await analyze({ ingredients: 'eggs, spinach, on a paleo diet' });
    expect(notUnderstood).toContainEqual({ text: expect.stringContaining('paleo'), kind: 'restriction' });
  });

  test('wishes choose the recipes, and those that none meets are named', async () => {
    const quick = await analyze({ ingredients: 'pasta, tomatoes, garlic under 25 minutes' });
    expect(quick.understood.maxMinutes).toBe(25);
    expect(quick.recipes.length).toBeGreaterThan(0);
    for (const { prepTime } of quick.recipes) expect(prepTime).toBeLessThanOrEqual(25);
    const impossible = await analyze({ ingredients: 'pasta, tomatoes in 1 minute' });
    expect(impossible.unmet).toEqual(['maxMinutes']);
  });

  test('where few dishes can be made, those that one more ingredient opens follow, within the restrictions', async () => {
    const { recipes, openings = [] } = await analyze({ ingredients: 'gluten free: chicken, broccoli, soy sauce' });
    expect(recipes.length).toBeGreaterThan(0);
    expect(openings.length).toBeGreaterThan(0);
    for (const { name, recipes: opened } of openings) {
      expect(name).not.toBe('');
      expect(opened.length).toBeGreaterThan(0);
      for (const { id, allergens } of opened) {
        expect(allergens).not.toContain('Gluten');
        expect(recipes.map((recipe) => recipe.id)).not.toContain(id);
        expect((await server.app.inject(`/api/recipes/${id}`)).statusCode).toBe(200);
      }
    }
  });

  test('what was understood and is taken back no longer counts', async () => {
    const ingredients = 'vegan: eggs, spinach, cheddar for 2';
    const kept = await analyze({ ingredients });
    expect(kept.understood).toMatchObject({ dietTypes: ['Vegan'], servings: 2 });
    const taken = await analyze({
      ingredients,
      ignored: JSON.stringify(['dietTypes:Vegan', 'servings', 'have:cheddar']),
    });
    expect(taken.understood).toMatchObject({ dietTypes: [], servings: null, have: ['egg', 'spinach'] });
  });

  test('names are in the language asked for', async () => {
    const { ingredients } = await analyze({
      ingredients: 'pollo, arroz',
      preferences: preferences({ language: 'es' }),
    });
    expect(ingredients.map(({ name }) => name)).toEqual(['pollo', 'arroz']);
  });

  test('nothing edible is 422 No ingredients detected', async () => {
    const response = await post(form({ ingredients: 'asdf qwerty' }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      error: 'NO_INGREDIENTS_DETECTED',
      message: expect.stringContaining('No ingredients detected'),
    });
  });
});

describe('by name', () => {
  test('carbonara finds carbonara first', async () => {
    const { recipes, exact } = await analyze({ recipeName: 'carbonara' });
    expect(recipes[0]?.title).toMatch(/carbonara/i);
    expect(exact).toBe(true);
  });

  test('a dish that cannot be adapted is named, and the closest recipes do not contain the allergen', async () => {
    const withoutMolluscs = preferences({ excludedAllergens: ['Molluscs'], language: 'fr' });
    const { exact, unsuited, recipes } = await analyze({ recipeName: 'clam chowder', preferences: withoutMolluscs });
    expect([exact, unsuited]).toEqual([false, 'Chaudrée de palourdes (clam chowder)']);
    expect(recipes.length).toBeGreaterThan(0);
    for (const { allergens } of recipes) expect(allergens).not.toContain('Molluscs');
  });

  test('a dish that the cookbook does not have is marked as inexact, with at most three kin', async () => {
    const { exact, recipes } = await analyze({ recipeName: 'salmon thermidor' });
    expect(exact).toBe(false);
    expect(recipes).toHaveLength(3);
  });
});

describe('an invalid search', () => {
  test.each([
    ['nothing', form({}), 400, 'BAD_REQUEST'],
    ['blank ingredients', form({ ingredients: '  \n ' }), 400, 'BAD_REQUEST'],
    ['a blank name', form({ recipeName: ' ' }), 400, 'BAD_REQUEST'],
    ['both fields', form({ ingredients: 'rice', recipeName: 'paella' }), 400, 'BAD_REQUEST'],
    [
      'the same field twice',
      form({ ingredients: 'rice' }).replace(`--${BOUNDARY}--`, form({ ingredients: 'egg' })),
      400,
      'BAD_REQUEST',
    ],
    ['6,000 characters', form({ ingredients: 'rice, '.repeat(1000) }), 400, 'BAD_REQUEST'],
    ['100 kB of text', form({ ingredients: 'rice, '.repeat(17_000) }), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'a hundred fields',
      form(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, 'x']))),
      400,
      'BAD_REQUEST',
    ],
    ['an unknown category', form({ ingredients: 'rice', category: 'Soups' }), 400, 'BAD_REQUEST'],
    ['preferences that are no JSON', form({ ingredients: 'rice', preferences: '{' }), 400, 'BAD_REQUEST'],
    [
      'preferences of the wrong shape',
      form({ ingredients: 'rice', preferences: '{"language":"<script>"}' }),
      400,
      'BAD_REQUEST',
    ],
    ['a form cut short', form({ ingredients: 'rice' }).slice(0, 60), 400, 'BAD_REQUEST'],
    ['a form that is none', 'chicken, rice', 400, 'BAD_REQUEST'],
  ])('%s gets the error body', async (_what, payload, status, code) => {
    const response = await post(payload);
    expect(response.json()).toEqual({ error: code, message: expect.any(String) });
    expect(response.statusCode).toBe(status);
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/jpeg'])(
    'the content type %s is 415',
    async (contentType) => {
      const response = await post('{"ingredients":"rice"}', contentType);
      expect(response.json()).toMatchObject({ error: 'UNSUPPORTED_MEDIA_TYPE' });
      expect(response.statusCode).toBe(415);
    },
  );

  test('a form without a boundary is 400', async () => {
    const response = await post(form({ ingredients: 'rice' }), 'multipart/form-data');
    expect(response.json()).toMatchObject({ error: 'BAD_REQUEST' });
  });

  test('does not affect the next search', async () => {
    expect((await analyze({ ingredients: 'rice, egg' })).recipes.length).toBeGreaterThan(0);
  });
});
