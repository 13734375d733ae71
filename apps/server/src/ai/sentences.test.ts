import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import type { Recipe } from '@larder/contract/recipe';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, TEST_CONFIG, type TestApp } from '../test/create-test-app.ts';
import { hiddenFoods } from './test/adversary.ts';
import { aDraft, answerOf } from './test/drafts.ts';
import { type ModelServer, startModelServer } from './test/model-server.ts';
import { search } from './test/search.ts';

let model: ModelServer;
let server: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  server = await createTestApp({ config: { ...TEST_CONFIG, ai: model.settings({ withCookbook: false }) } });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const ALLERGIES: [Language, string, Allergen][] = [
  ['en-GB', 'nut allergy - rice, tomatoes', 'Nuts'],
  ['en-GB', 'rice and tomatoes, my son is allergic to peanuts', 'Peanuts'],
  ['en-GB', 'dairy-free: rice, tomatoes, onion', 'Dairy'],
  ['en-GB', 'coeliac here! rice, tomatoes', 'Gluten'],
  ['en-GB', 'egg allergy in the house. rice, tomatoes', 'Eggs'],
  ['en-US', 'husband reacts badly to shellfish - we have rice, tomatoes', 'Shellfish'],
  ['en-US', 'rice, tomatoes, no sesame please, severe allergy', 'Sesame'],
  ['es', 'soy alérgica a la leche, tengo arroz y tomates', 'Dairy'],
  ['es', 'arroz, tomates, alergia a los frutos secos', 'Nuts'],
  ['es', 'sin gluten: arroz y tomates', 'Gluten'],
  ['es', 'mi hijo es alérgico al huevo. arroz, tomates, cebolla', 'Eggs'],
  ['es', 'arroz y tomates, no puedo comer pescado por alergia', 'Fish'],
  ['fr', 'allergie aux fruits à coque : riz, tomates', 'Nuts'],
  ['fr', 'je suis allergique à l’arachide, j’ai du riz et des tomates', 'Peanuts'],
  ['fr', 'riz, tomates, sans lactose', 'Dairy'],
  ['fr', 'intolérant au gluten, il me reste du riz et des tomates', 'Gluten'],
  ['fr', 'ma fille est allergique au soja. riz, tomates', 'Soy'],
];

test.each(ALLERGIES)(
  'in %s, "%s" holds for a model that hides the allergen',
  async (language, ingredients, allergen) => {
    const hidden = hiddenFoods(10, { allergen, language, kb, seed: ingredients.length });
    model.behave({ text: answerOf(hidden.map(({ draft }) => draft)) });
    const before = model.calls.length;
    const { status, answer } = await search(server.app, { ingredients, preferences: preferencesFor(language) });
    expect(status).toBe(200);
    expect(answer.understood.excludedAllergens).toContain(allergen);
    expect(JSON.stringify(model.calls[before]?.body)).toContain(`\\"${allergen}\\"`);
    const containing = answer.recipes.filter(({ allergens }) => allergens.includes(allergen));
    expect(containing).toEqual([]);
    const shown = JSON.stringify(answer.recipes.filter(({ source }) => source === 'assistant').map(writtenTexts));
    for (const { food } of hidden) expect(shown).not.toContain(JSON.stringify(food).slice(1, -1));
  },
);

const DIETS: [Language, string, Diet][] = [
  ['en-GB', "I'm vegan and hungry, rice and tomatoes", 'Vegan'],
  ['en-GB', 'veggie tea for the kids: rice, tomatoes', 'Vegetarian'],
  ['es', 'soy vegana, arroz y tomates', 'Vegan'],
  ['es', 'cena vegetariana con arroz y tomates', 'Vegetarian'],
  ['fr', 'je suis végane : riz, tomates', 'Vegan'],
  ['fr', 'dîner végétarien avec du riz et des tomates', 'Vegetarian'],
];
const MEAT = {
  en: [{ quantity: '300 g', name: 'chicken breasts' }],
  es: [{ quantity: '300 g', name: 'pechugas de pollo' }],
  fr: [{ quantity: '300 g', name: 'blancs de poulet' }],
};

test.each(DIETS)('in %s, "%s" holds for a model that adds meat', async (language, ingredients, diet) => {
  const { draft } = hiddenFoods(1, { allergen: 'Nuts', language, kb, seed: 1 })[0] ?? { draft: {} };
  const meat = MEAT[language === 'es' || language === 'fr' ? language : 'en'];
  const withMeat = { ...draft, ingredients: [...meat, ...aDraft(1).ingredients.slice(0, 1)] };
  model.behave({ text: answerOf([withMeat]) });
  const { answer } = await search(server.app, { ingredients, preferences: preferencesFor(language) });
  expect(answer.understood.dietTypes).toContain(diet);
  const meaty = answer.recipes.filter(({ ingredients: lines }) =>
    lines.some(({ ingredientId }) => ingredientId?.startsWith('chicken')),
  );
  expect(meaty).toEqual([]);
});

test.each([
  ['en-GB', 'rice, tomatoes but hold the onion', 'onion'],
  ['es', 'arroz, tomates, odio la cebolla', 'onion'],
  ['fr', 'riz, tomates, pas d’oignon', 'onion'],
] as const)('in %s, "%s" leaves the food out of what a model writes', async (language, ingredients, excluded) => {
  model.behave({ text: answerOf([aDraft(1), aDraft(2)]) });
  const { answer } = await search(server.app, { ingredients, preferences: preferencesFor(language) });
  expect(answer.understood.excludedIngredients).toContain(excluded);
  expect(
    answer.recipes.flatMap(({ ingredients: lines }) => lines.map(({ ingredientId }) => ingredientId)),
  ).not.toContain(excluded);
});

test('a restriction that could not be read is said beside what a model answers, too', async () => {
  model.behave({ text: answerOf([aDraft(1), aDraft(2)]) });
  const { answer } = await search(server.app, { ingredients: 'rice, tomatoes, allergic to zorgle' });
  expect(answer.recipes.some(({ source }) => source === 'assistant')).toBe(true);
  expect(answer.notUnderstood).toContainEqual(expect.objectContaining({ kind: 'restriction' }));
});

/** What somebody cooks from; what a substitute replaces is named elsewhere. */
function writtenTexts({ title, description, ingredients, instructions }: Recipe): object {
  return { title, description, lines: ingredients.map(({ name, note }) => [name, note]), instructions };
}

function preferencesFor(language: Language): object {
  return { language, measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] };
}
