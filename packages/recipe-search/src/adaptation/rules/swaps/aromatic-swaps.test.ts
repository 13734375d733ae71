import type { CanonicalRecipe } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../../../__fixtures__/adapt.ts';
import { allOf, recipeOf } from '../../../__fixtures__/recipes.ts';

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

test('low in FODMAPs garlic powder gives way to an oil beside fat, and is left out of a dry rub', () => {
  const wings = (...parts: CanonicalRecipe['steps'][number]['text']['en']) => ({
    ...recipeOf('Wings', [
      ['chicken-wing', 1000, 'g'],
      ['garlic-powder', 1, 'tsp'],
      ['olive-oil', 2, 'tbsp'],
      ['paprika', 1, 'tsp'],
      ['lemon-juice', 1, 'tbsp'],
    ]),
    steps: [{ seconds: 60, text: { en: parts } }],
  });
  const garlic = { line: 1, as: 'garlic powder' };
  const oil = { line: 2, as: 'oil' };
  const paprika = { line: 3, as: 'paprika' };
  const swapped = (recipe: CanonicalRecipe) => linesOf(recipe, onDiet('Low FODMAP'))?.[1];
  expect(swapped(wings('Rub with the ', oil, ', the ', garlic, ' and the ', paprika, '.'))).toBe('garlic-oil');
  expect(swapped(wings('Mix the ', garlic, ' and the ', paprika, '.'))).toBe('olive-oil');
});

test('without sulphites wine vinegar gives way to one that has none, and balsamic vinegar to no clear one', () => {
  const dressing = (vinegar: string) =>
    recipeOf('Salad', [
      ['olive-oil', 100, 'ml'],
      [vinegar, 2, 'tbsp'],
      ['dried-apricot', 100, 'g'],
      ['thyme', 1, 'tsp'],
      ['shallot', 1],
    ]);
  const swapped = (recipe: CanonicalRecipe) =>
    adapt({ ...recipe, steps: [{ seconds: 60, text: { en: allOf(recipe) } }] }, without('Sulphites'))?.lines[1]
      ?.ingredient;
  expect(swapped(dressing('white-wine-vinegar'))).toBe('rice-vinegar');
  expect(swapped(dressing('balsamic-vinegar'))).not.toBe('rice-vinegar');
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

/** Hake with a step of such parts: line 1 is garlic, line 2 olive oil, line 3 carrot. */
const hakeWith = (...en: CanonicalRecipe['steps'][number]['text']['en']): CanonicalRecipe => ({
  ...recipeOf('Hake', [
    ['hake', 800, 'g'],
    ['garlic', 3, 'clove'],
    ['olive-oil', 80, 'ml'],
    ['carrot', 2],
  ]),
  steps: [{ seconds: 60, text: { en } }],
});
const GARLIC = { line: 1, as: 'garlic' };
const OIL = { line: 2, as: 'oil' };
const CARROTS = { line: 3, as: 'carrots' };

test.each<[string, CanonicalRecipe, boolean]>([
  ['added to warm oil', hakeWith('Warm the ', OIL, ', add the ', GARLIC, ' and fry for 1 minute.'), false],
  ['fried in warm oil', hakeWith('Warm the ', OIL, ', then fry the ', GARLIC, ' until golden.'), false],
  ['fried after a semicolon', hakeWith('Heat the ', OIL, '; fry the ', GARLIC, '.'), false],
  ['fried in the next sentence', hakeWith('Heat the ', OIL, '. Fry the ', GARLIC, '.'), false],
  ['fried before others', hakeWith('Soften the ', GARLIC, ' in the ', OIL, ', add the ', CARROTS, '.'), false],
  ['added to others', hakeWith('Soften the ', CARROTS, ' in the ', OIL, ', add the ', GARLIC, ' and fry.'), true],
])('garlic %s is replaced by its oil where it is not fried alone', (_how, recipe, can) => {
  expect(linesOf(recipe, onDiet('Low FODMAP'))?.[1] === 'garlic-oil').toBe(can);
});

test.each<[string, CanonicalRecipe['cuisine'], string]>([
  ['dill', 'Ukrainian', 'parsley'],
  ['coriander-leaf', 'Mexican', 'parsley'],
  ['coriander-leaf', 'Indian', 'mint'],
  ['coriander-leaf', 'Chinese', ''],
])('%s over a dish of %s cuisine gives way to "%s"', (herb, cuisine, use) => {
  const soup = recipeOf('Soup', [
    ['beetroot', 800, 'g'],
    ['garlic', 2, 'clove'],
    ['bay-leaf', 1],
    [herb, 1, 'handful'],
  ]);
  const steps = [{ seconds: 60, text: { en: ['Scatter with the ', { line: 3, as: 'herb' }, ' and serve.'] } }];
  const leaving = { excludedAllergens: [], dietTypes: [], excludedIngredients: [herb] };
  expect(linesOf({ ...soup, cuisine, steps }, leaving)?.[3] ?? '').toBe(use);
});

test('low in FODMAPs spring onions give way to their green, unless the white is cooked apart', () => {
  const rice = (...parts: CanonicalRecipe['steps'][number]['text']['en']) => ({
    ...recipeOf('Fried rice', [
      ['cooked-rice', 800, 'g'],
      ['spring-onion', 5],
      ['egg', 4],
    ]),
    steps: [{ seconds: 60, text: { en: parts } }],
  });
  const onions = { line: 1, as: 'spring onions' };
  const greens = adapt(rice('Toss in the ', onions, ' and serve.'), onDiet('Low FODMAP'))?.lines[1];
  expect(greens).toMatchObject({ ingredient: 'spring-onion-greens', amount: { min: 5 }, unit: null });
  const apart = rice('Fry the white of the ', onions, ' and scatter with the green.');
  expect(linesOf(apart, onDiet('Low FODMAP'))?.[1]).not.toBe('spring-onion-greens');
});
