import type { Restrictions } from '@larder/food/verifier/restrictions';
import { expect, test } from 'vitest';
import { adapt, linesOf } from '../../../__fixtures__/adapt.ts';
import { recipeOf } from '../../../__fixtures__/recipes.ts';

test('a spirit without alcohol stands for one in a drink that has no other alcohol, and for none in a dish', () => {
  const withoutGin: Restrictions = { excludedAllergens: [], dietTypes: [], rules: ['halal'] };
  const drink = (...more: Parameters<typeof recipeOf>[1]) =>
    recipeOf('Long drink', [['gin', 50, 'ml'], ['tonic-water', 150, 'ml'], ...more], { category: 'Drinks' });
  expect(adapt(drink(), withoutGin)).toBeDefined();
  expect(adapt(drink(['vermouth', 20, 'ml']), withoutGin)).toBeUndefined();
  expect(
    adapt(
      recipeOf('Sauce', [
        ['tomato', 400, 'g'],
        ['gin', 20, 'ml'],
      ]),
      withoutGin,
    ),
  ).toBeUndefined();
});

test('a cocktail is its spirits: no juice and no syrup stands for one of them', () => {
  const sidecar = recipeOf(
    'Sidecar',
    [
      ['cognac', 50, 'ml'],
      ['triple-sec', 25, 'ml'],
      ['lemon-juice', 20, 'ml'],
    ],
    { category: 'Drinks' },
  );
  const leaving = (id: string): Restrictions => ({ excludedAllergens: [], dietTypes: [], excludedIngredients: [id] });
  expect(linesOf(sidecar, leaving('triple-sec'))?.[1]).toBe('orange-curacao');
  expect(linesOf(sidecar, leaving('liqueur'))).toBeUndefined();
});
