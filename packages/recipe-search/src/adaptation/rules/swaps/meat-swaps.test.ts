import type { CanonicalRecipe } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../../../__fixtures__/adapt.ts';
import { recipeOf } from '../../../__fixtures__/recipes.ts';

test('cured sausage that seasons a dish is not replaced by tofu, and meat for a stew not by mushrooms', () => {
  const potatoesWith = (id: string, dishType: CanonicalRecipe['dishType']) => ({
    ...recipeOf('Dinner', [
      [id, 100, 'g'],
      ['potato', 800, 'g'],
    ]),
    dishType,
  });
  expect(linesOf(potatoesWith('pork', 'soup'), onDiet('Vegan'))?.[0]).toBe('firm-tofu');
  expect(linesOf(potatoesWith('pork', 'sandwich'), onDiet('Vegan'))?.[0]).not.toBe('firm-tofu');
  expect(linesOf(potatoesWith('chorizo', 'soup'), onDiet('Vegan'))?.[0]).not.toBe('firm-tofu');
  expect(linesOf(potatoesWith('beef-steak', 'stew'), onDiet('Vegan'))?.[0]).not.toBe('portobello-mushroom');
});

test('what takes the place of meat is done soon: nothing from plants stews for hours', () => {
  const curry = (...times: number[]) => {
    const recipe = recipeOf('Curry', [
      ['chicken-breast', 150, 'g'],
      ['potato', 800, 'g'],
    ]);
    const steps = times.map((seconds) => ({
      seconds,
      text: { en: ['Add the ', { line: 0, as: 'chicken' }, ' and simmer, ', { seconds }, '.'] },
    }));
    return adapt({ ...recipe, dishType: 'curry' as const, steps }, onDiet('Vegan'));
  };
  expect(curry(900)).toBeDefined();
  expect(curry(5400)).toBeUndefined();
  expect(curry(1200, 900)?.lines[0]?.ingredient).toBe('plant-based-chicken');
  expect(curry(1800, 900, 900)?.lines[0]?.ingredient).not.toBe('plant-based-chicken');
});

test('time with the rest of something is cooking too', () => {
  const stew = recipeOf('Rice', [
    ['chicken-thigh', 150, 'g'],
    ['rice', 300, 'g'],
    ['salt', 5, 'g'],
  ]);
  const steps = [
    { seconds: 1500, text: { en: ['Brown the ', { line: 0, as: 'chicken thighs' }, ', ', { seconds: 1500 }, '.'] } },
    {
      seconds: 1800,
      text: { en: ['Add the rest of the ', { line: 2, as: 'salt' }, ' and boil, ', { seconds: 1800 }, '.'] },
    },
  ];
  expect(linesOf({ ...stew, dishType: 'rice-dish', steps }, onDiet('Vegan'))?.[0]).not.toBe('plant-based-chicken');
});

test('nothing from plants stands for one meat beside another', () => {
  const boiled = (...others: [string, number, string][]) => ({
    ...recipeOf('Dinner', [['pork-belly', 100, 'g'], ['chickpea', 800, 'g'], ...others] as Parameters<
      typeof recipeOf
    >[1]),
    dishType: 'soup' as const,
  });
  const noPork = { ...without(), excludedIngredients: ['pork-belly'] };
  expect(linesOf(boiled(), noPork)?.[0]).toBe('firm-tofu');
  expect(linesOf(boiled(['beef-shin', 200, 'g']), noPork)).toBeUndefined();
});

test('anchovies that are laid in a lattice have no stand-in', () => {
  const tart = recipeOf('Onion tart', [
    ['onion', 800, 'g'],
    ['anchovy', 40, 'g'],
  ]);
  const laid = (after: string) => ({
    ...tart,
    steps: [
      {
        seconds: 60,
        text: { en: ['On the ', { line: 0, as: 'onions' }, ' lay the ', { line: 1, as: 'anchovies' }, after] },
      },
    ],
  });
  expect(linesOf(laid(' in a lattice.'), without('Fish'))).toBeUndefined();
  expect(linesOf(laid(' in the middle.'), without('Fish'))?.[1]).toBe('caper');
});
