import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../__fixtures__/adapt.ts';
import { recipeOf } from '../__fixtures__/recipes.ts';

const salad = recipeOf('Coleslaw', [
  ['white-cabbage', 500, 'g'],
  ['mayonnaise', 120, 'g'],
  ['caster-sugar', 2, 'tsp'],
]);

test('a spoonful of sugar gives way to a sweetener for who eats keto, and for nobody else', () => {
  expect(linesOf(salad, onDiet('Keto'))).toEqual(['white-cabbage', 'mayonnaise', 'erythritol']);
  expect(adapt(salad, onDiet('Keto'))?.lines[2]?.swappedFrom).toEqual({
    ingredient: 'caster-sugar',
    because: ['Keto'],
  });
  expect(adapt(salad, without('Gluten'))).toBe(salad);
});

test('where sugar does more than sweeten, the recipe is not for keto', () => {
  const cold = recipeOf('Whipped cream', [
    ['whipping-cream', 400, 'ml'],
    ['icing-sugar', 30, 'g'],
  ]);
  const chilled = { ...cold, steps: [{ seconds: 60, text: { en: ['Whip the cold cream.'] } }] };
  expect(adapt(chilled, onDiet('Keto'))).toBeUndefined();
  expect(adapt(chilled, without('Gluten'))).toBe(chilled);
});

test('sugar that is stirred into soy sauce alone gives way to rice vinegar on keto', () => {
  const wok = recipeOf('Wok', [
    ['chicken-breast', 500, 'g'],
    ['soy-sauce', 4, 'tbsp'],
    ['sugar', 2, 'tsp'],
  ]);
  const en = ['Mix the ', { line: 1, as: 'soy sauce' }, ' and the ', { line: 2, as: 'sugar' }, '.'];
  const mixed = { ...wok, steps: [{ seconds: 60, text: { en } }] };
  expect(linesOf(mixed, onDiet('Keto'))).toEqual(['chicken-breast', 'soy-sauce', 'rice-vinegar']);
});

test('a glass of milk is of unsweetened almonds on keto, and where nuts are excluded the drink is not for it', () => {
  const coffee = {
    ...recipeOf('Cold coffee', [
      ['strong-coffee', 200, 'ml'],
      ['milk', 240, 'ml'],
    ]),
    category: 'Drinks' as const,
    servings: 2,
  };
  const [, milk] = adapt(coffee, onDiet('Keto'))?.lines ?? [];
  expect(milk).toMatchObject({ ingredient: 'almond-drink', preparation: { fr: 'sans sucre' } });
  expect(adapt(coffee, { dietTypes: ['Keto'], excludedAllergens: ['Nuts'] })).toBeUndefined();
});
