import type { CanonicalRecipe } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

test('mustard is not replaced by horseradish', () => {
  const dressing = recipeOf('Salad', [
    ['lettuce', 300, 'g'],
    ['dijon-mustard', 1, 'tsp'],
  ]);
  expect(linesOf(dressing, without('Mustard'))?.[1]).not.toBe('horseradish');
});

test('garlic that is pounded, fried alone or pickled is not replaced by an oil', () => {
  const frying = (...parts: CanonicalRecipe['steps'][number]['text']['en']) => ({
    ...recipeOf('Hake', [
      ['hake', 800, 'g'],
      ['garlic', 3, 'clove'],
      ['olive-oil', 80, 'ml'],
      ['carrot', 2],
    ]),
    steps: [{ seconds: 60, text: { en: parts } }],
  });
  const garlic = { line: 1, as: 'garlic' };
  const oil = { line: 2, as: 'olive oil' };
  const swapped = (recipe: CanonicalRecipe) => adapt(recipe, onDiet('Low FODMAP'))?.lines[1]?.ingredient;
  const softened = frying('Soften the ', { line: 3, as: 'carrots' }, ' and the ', garlic, ' in the ', oil, '.');
  expect(swapped(softened)).toBe('garlic-oil');
  expect(swapped({ ...softened, dishType: 'pickle' })).not.toBe('garlic-oil');
  expect(swapped(frying('Warm the ', garlic, ' in the ', oil, '.'))).not.toBe('garlic-oil');
  expect(swapped(frying('Pound the ', garlic, ' and stir in the ', oil, '.'))).not.toBe('garlic-oil');
});

test('leeks do not take the place of raw onion, nor rice that of the soya in mayonnaise', () => {
  const onion = (dishType: CanonicalRecipe['dishType'], verb: string) => ({
    ...recipeOf('Potatoes', [
      ['potato', 800, 'g'],
      ['onion', 60, 'g'],
    ]),
    dishType,
    steps: [
      {
        seconds: 60,
        text: { en: [`${verb} the `, { line: 1, as: 'onion' }, ' with the ', { line: 0, as: 'potatoes' }, '.'] },
      },
    ],
  });
  const swapped = (recipe: CanonicalRecipe) => linesOf(recipe, onDiet('Low FODMAP'))?.[1];
  expect(swapped(onion('salad', 'Soften'))).toBe('leek-green');
  expect(swapped(onion('salad', 'Stir'))).not.toBe('leek-green');
  const sauce = (thickener: string) => ({
    ...recipeOf('White sauce', [
      ['sunflower-oil', 240, 'ml'],
      ['soya-drink', 120, 'ml'],
      [thickener, 20, 'g'],
    ]),
    dishType: 'sauce' as const,
  });
  expect(linesOf(sauce('cornflour'), without('Soy'))?.[1]).toMatch(/-drink$/);
  expect(linesOf(sauce('lemon-juice'), without('Soy'))).toBeUndefined();
});

test('no oil is softened in oil in place of garlic, whatever is added after it', () => {
  const sauce = recipeOf('Cutlets', [
    ['garlic', 6, 'g'],
    ['olive-oil', 60, 'ml'],
    ['tomato', 400, 'g'],
    ['chicken-breast', 500, 'g'],
  ]);
  const [garlic, oil, tomato, chicken] = sauce.lines.map(({ name }, line) => ({ line, as: name.en }));
  const text = (verb: string) => ({
    en: [verb, garlic, ' in the ', oil, ', add the ', tomato, ' and simmer. Add the ', chicken, '.'],
  });
  const withText = (verb: string) => ({ ...sauce, steps: [{ seconds: 600, text: text(verb) }] }) as CanonicalRecipe;
  expect(linesOf(withText('Soften the '), onDiet('Low FODMAP')) ?? []).not.toContain('garlic-oil');
});
