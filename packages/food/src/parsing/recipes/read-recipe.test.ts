import { recipeInputSchema } from '@larder/contract/recipe';
import { expect, test } from 'vitest';
import { kb } from '../../__fixtures__/knowledge-base.ts';
import { renderRecipe } from '../../rendering/render-recipe.ts';
import { verifyRecipe } from '../../verifier/verify.ts';
import { readRecipeInput } from './read-recipe.ts';

const read = (input: object) => readRecipeInput(recipeInputSchema.parse(input), '10001', kb);

test('strings and name-quantity pairs become the same lines', () => {
  const { lines } = read({
    title: 'Omelette',
    ingredients: ['200 g cheddar', { name: 'eggs', quantity: '3', note: 'beaten' }],
  });
  expect(lines.map(({ ingredient, amount, unit }) => [ingredient, amount?.min, unit])).toEqual([
    ['cheddar', 200, 'g'],
    [expect.stringContaining('egg'), 3, null],
  ]);
  expect(lines[1]?.preparation?.en).toBe('beaten');
});

test('allergens and nutrition come from the lines, whatever the sender says', () => {
  const recipe = read({
    title: 'Safe for everyone',
    ingredients: ['200 g wheat flour', '2 eggs'],
    allergens: [],
    nutritionalInfo: { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0 },
    calories: 0,
  });
  const { allergens, nutrition } = verifyRecipe(recipe, kb);
  const contained = allergens.filter(({ state }) => state === 'contains').map(({ allergen }) => allergen);
  expect(contained).toEqual(expect.arrayContaining(['Wheat', 'Gluten', 'Eggs']));
  expect(nutrition.calories).toBeGreaterThan(100);
});

test('a recipe is kept in the language it was sent in, and its measures can be rendered in others', () => {
  const recipe = read({
    title: 'Tortilla',
    language: 'es',
    ingredients: ['500 g de patatas'],
    instructions: [{ step: 'Hornea a 180 °C.', time: 600.4 }],
  });
  expect(recipe.steps[0]?.seconds).toBe(600);
  expect(renderRecipe(recipe, { language: 'es', measurementSystem: 'metric' }, kb).title).toBe('Tortilla');
  expect(renderRecipe(recipe, { language: 'en-US', measurementSystem: 'imperial' }, kb).instructions[0]?.step).toMatch(
    /°F/,
  );
});

test('empty lines and steps are left out, neutral subcategories are none', () => {
  const recipe = read({ title: 'X', subcategory: 'All', ingredients: [' ', 'salt'], instructions: [{ step: ' ' }] });
  expect(recipe).toMatchObject({ subcategory: null, lines: [{ ingredient: 'salt' }], steps: [] });
});

test('kitchenware among the ingredients becomes equipment, so that it puts no allergen in doubt', () => {
  const recipe = read({ title: 'Kebabs', ingredients: ['500 g chicken', '8 wooden skewers', 'tin foil'] });
  expect(recipe.lines.map(({ ingredient }) => ingredient)).toEqual(['chicken']);
  expect(recipe.equipment.map(({ en }) => en)).toEqual(['8 wooden skewers', 'tin foil']);
  expect(verifyRecipe(recipe, kb).allergens.map(({ state }) => state)).not.toContain('cant-tell');
});
