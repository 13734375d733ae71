import { expect, test } from 'vitest';
import { adapt } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

const pizza = (salt: number) =>
  recipeOf(
    'Cauliflower base',
    [
      ['cauliflower', 1000, 'g'],
      ['mozzarella', 300, 'g'],
      ['salt', salt, 'tsp'],
    ],
    { dishType: 'pizza' },
  );
const saltOf = (salt: number) =>
  adapt(pizza(salt), { excludedAllergens: [], dietTypes: [], excludedIngredients: ['mozzarella'] })?.lines[2]?.amount
    ?.min;

test('a dish has less salt where a saltier cheese comes in, and never none', () => {
  expect(saltOf(1)).toBe(0.5);
  expect(saltOf(0.25)).toBe(0.25);
});
