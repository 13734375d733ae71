import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../__fixtures__/adapt.ts';
import { allOf, recipeOf } from '../__fixtures__/recipes.ts';
import { adaptRecipe } from './adapt-recipe.ts';

const POTATOES = recipeOf('Mash', [
  ['potato', 800, 'g'],
  ['butter', 50, 'g'],
  ['milk', 100, 'ml'],
]);

test('a recipe that breaks no restriction is returned as it is', () => {
  expect(adapt(POTATOES, without('Fish'))).toBe(POTATOES);
});

test('a line with an excluded allergen is swapped, and states the original and the reason', () => {
  const adapted = adaptRecipe(POTATOES, without('Dairy'), kb);
  expect(adapted?.recipe.source).toBe('composer');
  expect(adapted?.recipe.lines[1]).toMatchObject({ swappedFrom: { ingredient: 'butter', because: ['Dairy'] } });
  expect(adapted?.recipe.lines[2]).toMatchObject({ swappedFrom: { ingredient: 'milk', because: ['Dairy'] } });
  expect(adapted && breaks(adapted.verdict, without('Dairy'))).toEqual([]);
});

test('the same swap for another reason has another id', () => {
  const [dairy, vegan] = [without('Dairy'), onDiet('Vegan')].map((restrictions) => adapt(POTATOES, restrictions));
  expect(dairy?.lines[1]?.swappedFrom?.because).toEqual(['Dairy']);
  expect(vegan?.lines[1]?.swappedFrom?.because).toEqual(['Vegan']);
  expect(dairy?.id).not.toBe(vegan?.id);
});

test('the same swap always has the same id', () => {
  const [first, again, other] = [without('Dairy'), without('Dairy'), without('Dairy', 'Soy')].map((restrictions) =>
    adapt(POTATOES, restrictions),
  );
  expect(first?.id).toMatch(/^mash-[a-z0-9]+$/);
  expect(again?.id).toBe(first?.id);
  expect(other && breaks(verifyRecipe(other, kb), without('Dairy', 'Soy'))).toEqual([]);
});

test('what is left out is not replaced by what is made from it', () => {
  const recipe = recipeOf('X', [
    ['rice', 300, 'g'],
    ['garlic', 2, 'clove'],
  ]);
  const restrictions = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['garlic'] };
  expect(adaptRecipe(recipe, restrictions, kb)?.recipe.lines[1]?.ingredient).not.toBe('garlic-oil');
  for (const food of ['garlic-oil', 'garlic-butter', 'aioli', 'ginger-garlic-paste', 'chorizo', 'pesto', 'sriracha']) {
    expect(breaks(verifyRecipe(recipeOf('X', [[food, 10, 'g']]), kb), restrictions), food).toEqual(['excluded']);
  }
});

test('who leaves out tomato is given no sauce of tomatoes', () => {
  const restrictions = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['tomato'] };
  for (const food of ['ketchup', 'pizza-sauce', 'pasta-sauce', 'salsa']) {
    expect(breaks(verifyRecipe(recipeOf('X', [[food, 10, 'g']]), kb), restrictions), food).toEqual(['excluded']);
  }
});

test('a dish that is named after the excluded ingredient can’t be adapted', () => {
  const curry = recipeOf('Chicken curry', [
    ['chicken', 600, 'g'],
    ['onion', 1],
  ]);
  expect(adapt(curry, onDiet('Vegan'))).toBeUndefined();
});

test('a dish that is named after what the excluded ingredient is made of can’t be adapted', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['carrot', 2],
    ['lettuce', 1],
    ['prawn', 200, 'g'],
    ['peanut-butter', 2, 'tbsp'],
  ];
  expect(adapt(recipeOf('Summer rolls with peanut sauce', lines), without('Peanuts'))).toBeUndefined();
  expect(adapt(recipeOf('Summer rolls', lines), without('Peanuts'))).toBeDefined();
});

test('a recipe whose ingredient has no substitute can’t be adapted', () => {
  const stew = recipeOf('Stew', [
    ['mussel', 300, 'g'],
    ['carrot', 2],
  ]);
  expect(adapt(stew, without('Molluscs'))).toBeUndefined();
});

test('for any recipe and restrictions, an adapted recipe breaks none of them', () => {
  const ids = kb.all.map(({ id }) => id);
  let adapted = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 8 }),
      fc.subarray([...ALLERGENS], { maxLength: 3 }),
      fc.subarray([...DIETS], { maxLength: 2 }),
      (lines, excludedAllergens, dietTypes) => {
        const restrictions = { excludedAllergens, dietTypes };
        const recipe = recipeOf(
          'X',
          lines.map((id) => [id, 100, 'g'] as const),
        );
        const result = adaptRecipe(recipe, restrictions, kb);
        if (!result) return;
        adapted += 1;
        expect(breaks(verifyRecipe(result.recipe, kb), restrictions)).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
  expect(adapted).toBeGreaterThan(50);
});

test('a dish that is named after a diet keeps to it whatever else is swapped', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['gluten-free-flour', 200, 'g'],
    ['gluten-free-baking-powder', 2, 'tsp'],
    ['egg', 1],
    ['butter', 100, 'g'],
  ];
  const cake = (title: string) => ({ ...recipeOf(title, lines), servings: 2, dishType: 'cake' as const });
  expect(adapt(cake('Cake'), without('Eggs'))).toBeDefined();
  expect(adapt(cake('Low-FODMAP cake'), without('Eggs'))).toBeUndefined();
});

test('fat to fry in stays fat to fry in, so that what is not eaten is not counted', () => {
  const chips = recipeOf('Chips', [
    ['potato', 800, 'g'],
    ['groundnut-oil', 800, 'ml'],
  ]);
  const preparation = { en: 'for deep-frying', es: 'para freír', fr: 'pour la friture' };
  const lines = chips.lines.map((line, at) => (at === 1 ? { ...line, preparation } : line));
  const swapped = adapt({ ...chips, lines }, without('Peanuts'))?.lines[1];
  expect(swapped?.ingredient).not.toBe('groundnut-oil');
  expect(swapped?.preparation).toEqual(preparation);
});

test('a sauce that may have what is excluded is left out beside one that has it', () => {
  const rice = recipeOf('Fried rice', [
    ['cooked-rice', 600, 'g'],
    ['egg', 3],
    ['spring-onion', 40, 'g'],
    ['fresh-ginger', 15, 'g'],
    ['garlic', 10, 'g'],
    ['oyster-sauce', 2, 'tsp'],
    ['soy-sauce', 3, 'tbsp'],
  ]);
  const steps = [{ seconds: 300, text: { en: allOf(rice) } }];
  const ids = linesOf({ ...rice, steps }, without('Gluten'));
  expect(ids).toContain('gluten-free-soy-sauce');
  expect(ids).not.toContain('oyster-sauce');
});

test('a marinade for meat is not adapted for who eats none, and another sauce is', () => {
  const marinade = (meat: string): CanonicalRecipe => ({
    ...recipeOf(
      `${meat} marinade`,
      [
        ['olive-oil', 80, 'ml'],
        ['soy-sauce', 60, 'ml'],
        ['lemon-juice', 30, 'ml'],
        ['honey', 1, 'tbsp'],
        ['garlic', 12, 'g'],
      ],
      { dishType: 'sauce' },
    ),
    description: { en: 'Soy, garlic and a little sugar, two hours before the grill.' },
  });
  expect(adapt(marinade('Steak'), onDiet('Vegan'))).toBeUndefined();
  expect(adapt(marinade('Tofu'), onDiet('Vegan'))).toBeDefined();
});

test('one cheese or cream stands for another like it, and a vegan one where milk is excluded', () => {
  const pasta = recipeOf('Pasta', [
    ['spaghetti', 400, 'g'],
    ['tomato', 500, 'g'],
    ['pecorino', 60, 'g'],
  ]);
  const noPecorino = { ...without(), excludedIngredients: ['pecorino'] };
  expect(linesOf(pasta, noPecorino)?.[2]).toBe('parmesan');
  expect(linesOf(pasta, without('Dairy'))?.[2]).toBe('vegan-parmesan');
  const chilli = recipeOf('Chilli', [
    ['kidney-bean', 500, 'g'],
    ['tomato', 400, 'g'],
    ['soured-cream', 60, 'g'],
  ]);
  expect(linesOf(chilli, { ...without(), excludedIngredients: ['soured-cream'] })?.[2]).toBe('creme-fraiche');
  expect(linesOf(chilli, without('Dairy'))?.[2]).toBe('vegan-soured-cream');
});

test('vegan chocolate, which is dark, does not stand for dark chocolate that alone is left out', () => {
  const cake = recipeOf('Rolls', [
    ['plain-flour', 500, 'g'],
    ['butter', 100, 'g'],
    ['dark-chocolate', 60, 'g'],
  ]);
  const noDark = { ...without(), excludedIngredients: ['dark-chocolate'] };
  expect(linesOf(cake, noDark) ?? []).not.toContain('vegan-chocolate');
  expect(linesOf(cake, { ...noDark, excludedAllergens: ['Dairy'] }) ?? []).not.toContain('vegan-chocolate');
  const milk = recipeOf('Rolls', [
    ['plain-flour', 500, 'g'],
    ['milk-chocolate', 60, 'g'],
  ]);
  expect(linesOf(milk, without('Dairy'))).toContain('vegan-chocolate');
  expect(linesOf(milk, { ...without(), excludedIngredients: ['milk-chocolate'] })).toContain('vegan-chocolate');
});

test('flour takes its own baking powder where self-raising flour alone is left out, and has none in it without gluten', () => {
  const cake = recipeOf(
    'Cake',
    [
      ['self-raising-flour', 200, 'g'],
      ['sugar', 100, 'g'],
      ['butter', 100, 'g'],
    ],
    { dishType: 'cake' },
  );
  const plain = adapt(cake, { ...without(), excludedIngredients: ['self-raising-flour'] });
  expect(plain?.lines[0]).toMatchObject({
    ingredient: 'plain-flour',
    preparation: { en: 'mixed with 1½ teaspoons of baking powder to every 100 g' },
  });
  expect(linesOf(cake, without('Gluten'))?.[0]).toBe('gluten-free-self-raising-flour');
});

test.each([
  ['frankfurter', 'smoked-sausage', onDiet('Vegetarian'), 'plant-based-sausage'],
  ['wholemeal-bread', 'white-bread', without('Wheat'), 'gluten-free-bread'],
  ['single-cream', 'double-cream', without('Dairy'), 'oat-cream'],
  ['panko', 'breadcrumb', without('Gluten'), 'gluten-free-breadcrumb'],
])('%s that alone is left out gives way to %s', (food, like, restrictions, otherwise) => {
  const dish = recipeOf('Dish', [
    ['potato', 800, 'g'],
    [food, 60, 'g'],
  ]);
  expect(linesOf(dish, { ...without(), excludedIngredients: [food] })?.[1]).toBe(like);
  expect(linesOf(dish, restrictions)?.[1]).toBe(otherwise);
});

test('milk without lactose comes before plants on a diet low in FODMAPs, and gives way to them where milk is left out', () => {
  const custard = recipeOf('Pudding', [
    ['rice', 400, 'g'],
    ['milk', 600, 'ml'],
  ]);
  expect(linesOf(custard, onDiet('Low FODMAP'))?.[1]).toBe('lactose-free-milk');
  expect(linesOf(custard, without('Dairy'))?.[1]).toBe('oat-drink');
});

test('crumbs that may have milk are not replaced by crumbs without gluten for who may have gluten', () => {
  const balls = recipeOf('Cutlets', [
    ['pork-loin', 600, 'g'],
    ['butter', 40, 'g'],
    ['breadcrumb', 60, 'g'],
  ]);
  const adapted = adapt(balls, without('Dairy'));
  expect(adapted?.lines[2]).toMatchObject({ ingredient: 'breadcrumb', inDoubt: { allergens: ['Dairy'], foods: [] } });
});

test('a line stays in doubt where its like would break a diet with the rest of the dish', () => {
  const restrictions = { excludedAllergens: ['Gluten' as const], dietTypes: ['Keto' as const] };
  const pan = (tomatoes: number) => ({
    ...recipeOf('Pan', [
      ['chicken-breast', 300, 'g'],
      ['soy-sauce', 5, 'ml'],
      ['tamari', 20, 'ml'],
      ['tomato', tomatoes, 'g'],
    ]),
    servings: 1,
  });
  expect(linesOf(pan(10), restrictions)?.[2]).toBe('coconut-aminos');
  const adapted = adaptRecipe(pan(260), restrictions, kb);
  expect(adapted?.recipe.lines[2]).toMatchObject({ ingredient: 'tamari', inDoubt: { allergens: ['Gluten'] } });
  expect(adapted && breaks(adapted.verdict, restrictions)).toEqual([]);
});

test('a dish low in FODMAPs keeps no cream beside milk without lactose, and no wheat beside crumbs without it', () => {
  const custard = recipeOf('Custard', [
    ['milk', 600, 'ml'],
    ['double-cream', 100, 'ml'],
    ['egg-yolk', 6],
  ]);
  expect(linesOf({ ...custard, dishType: 'custard' }, onDiet('Low FODMAP'))).toEqual([
    'lactose-free-milk',
    'lactose-free-cream',
    'egg-yolk',
  ]);
  const sticks = recipeOf('Sticks', [
    ['mozzarella', 400, 'g'],
    ['breadcrumb', 300, 'g'],
    ['plain-flour', 50, 'g'],
  ]);
  const fried = { ...sticks, dishType: 'breaded' as const };
  expect(linesOf(fried, onDiet('Low FODMAP'))).toEqual(['mozzarella', 'gluten-free-breadcrumb', 'gluten-free-flour']);
  const steps = [...fried.steps, { seconds: 60, text: { en: ['Roll in flour again.'] } }];
  expect(adapt({ ...fried, steps }, onDiet('Low FODMAP'))).toBeUndefined();
});
