import { expect, test } from 'vitest';
import { adapt, linesOf, without } from '../../../__fixtures__/adapt.ts';
import { recipeOf } from '../../../__fixtures__/recipes.ts';

test('an egg that binds a batter is swapped, and eggs that lift it or are the dish are not', () => {
  const biscuit = recipeOf(
    'Biscuit',
    [
      ['plain-flour', 300, 'g'],
      ['egg', 1],
      ['sugar', 100, 'g'],
      ['baking-powder', 5, 'g'],
    ],
    { ovenCelsius: 180 },
  );
  const sponge = recipeOf(
    'Sponge',
    [
      ['plain-flour', 200, 'g'],
      ['egg', 3],
      ['sugar', 200, 'g'],
    ],
    { ovenCelsius: 180 },
  );
  const bowl = recipeOf('Rice bowl', [
    ['rice', 200, 'g'],
    ['egg', 3],
  ]);
  expect(linesOf(biscuit, without('Eggs'))?.[1]).toBe('aquafaba');
  expect(adapt(sponge, without('Eggs'))).toBeUndefined();
  expect(adapt(bowl, without('Eggs'))).toBeUndefined();
});

test('a dish without flour has no swap for the egg that sets it', () => {
  const bars = (lines: Parameters<typeof recipeOf>[1]) => ({ ...recipeOf('Bars', lines), dishType: 'bars' as const });
  expect(
    adapt(
      bars([
        ['black-bean', 400, 'g'],
        ['egg', 1],
        ['baking-powder', 1, 'tsp'],
      ]),
      without('Eggs'),
    ),
  ).toBeUndefined();
  expect(
    adapt(
      bars([
        ['plain-flour', 400, 'g'],
        ['egg', 1],
        ['baking-powder', 1, 'tsp'],
      ]),
      without('Eggs'),
    ),
  ).toBeDefined();
});

test('fritters of wet vegetables need their egg, and those of potato do not', () => {
  const fritters = (vegetable: string) =>
    recipeOf(
      'Fritters',
      [
        [vegetable, 600, 'g'],
        ['egg', 2],
        ['plain-flour', 80, 'g'],
      ],
      { dishType: 'fritters' },
    );
  expect(adapt(fritters('courgette'), without('Eggs'))).toBeUndefined();
  expect(linesOf(fritters('potato'), without('Eggs'))?.[1]).toBe('aquafaba');
  const method = { en: ['Grate the ', { line: 0, as: 'potatoes' }, '. Mix in the ', { line: 1, as: 'eggs' }, '.'] };
  const grated = { ...fritters('potato'), steps: [{ seconds: 60, text: method }] };
  expect(adapt(grated, without('Eggs'))?.lines[1]).toMatchObject({
    ingredient: 'potato-starch',
    amount: { min: 3 },
    unit: 'tbsp',
  });
});

test('an egg that enriches the white sauce of a gratin is left out', () => {
  const gratin = recipeOf(
    'Gratin',
    [
      ['aubergine', 900, 'g'],
      ['milk', 600, 'ml'],
      ['plain-flour', 60, 'g'],
      ['egg', 1],
      ['parmesan', 50, 'g'],
    ],
    { dishType: 'gratin' },
  );
  const en = [
    ...['Thicken the ', { line: 1, as: 'milk' }, ' with the ', { line: 2, as: 'flour' }],
    ...['. Off the heat, beat in the ', { line: 3, as: 'egg' }, ' and the ', { line: 4, as: 'cheese' }],
    ...['. Pour over the ', { line: 0, as: 'aubergine' }, '.'],
  ];
  const made = { ...gratin, steps: [{ seconds: 600, text: { en } }] };
  expect(linesOf(made, without('Eggs'))).toEqual(['aubergine', 'milk', 'plain-flour', 'parmesan']);
});
