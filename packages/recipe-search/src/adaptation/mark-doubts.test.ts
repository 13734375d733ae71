import { recipeInputSchema } from '@larder/contract/recipe';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { readRecipeInput } from '@larder/food/parsing/recipes/read-recipe';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { breaks, doubts, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { describe, expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../__fixtures__/adapt.ts';
import { recipeOf } from '../__fixtures__/recipes.ts';

const leaving = (...excludedIngredients: string[]): Restrictions => ({ ...without(), excludedIngredients });

const noteOf = (recipe: CanonicalRecipe | undefined, line: number, language: 'en-GB' | 'es' | 'fr') =>
  recipe && renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb).ingredients[line]?.note;

const PORK = recipeOf('Pork', [
  ['pork-loin', 600, 'g'],
  ['soy-sauce', 2, 'tbsp'],
  ['hoisin-sauce', 1, 'tbsp'],
]);

test('an adapted dish says what to look for on the packet of what may have an excluded allergen', () => {
  const pork = adapt(PORK, without('Gluten'));
  expect(pork?.lines[1]?.ingredient).toBe('gluten-free-soy-sauce');
  expect(noteOf(pork, 1, 'en-GB')).toBeNull();
  expect(noteOf(pork, 2, 'en-GB')).toBe('check the packet for gluten');
  expect(noteOf(pork, 2, 'es')).toBe('comprueba en el envase que no haya gluten');
  expect(noteOf(pork, 2, 'fr')).toBe('vérifier sur l’emballage l’absence de gluten');
  expect(noteOf(adapt(PORK, without('Gluten', 'Wheat', 'Sesame')), 2, 'fr')).toBe(
    'vérifier sur l’emballage l’absence de gluten, de blé et de sésame',
  );
  expect(noteOf(adapt(PORK, without('Gluten', 'Sesame')), 2, 'es')).toBe(
    'comprueba en el envase que no haya gluten ni sésamo',
  );
});

test('a dish that may have an excluded food says so, as a recipe of its own', () => {
  const shiro = recipeOf('Shiro', [
    ['gram-flour', 200, 'g'],
    ['berbere', 1, 'tbsp'],
  ]);
  const marked = adapt(shiro, leaving('garlic'));
  expect(noteOf(marked, 1, 'en-GB')).toBe('check the packet for garlic');
  expect(noteOf(marked, 1, 'fr')).toBe('vérifier sur l’emballage l’absence d’ail');
  expect(marked).toMatchObject({ source: 'cookbook', drawnLike: shiro.id });
  expect(marked?.id).not.toBe(shiro.id);
  expect(adapt(shiro, leaving('carrot'))).toBe(shiro);
  expect(adapt({ ...shiro, source: 'assistant' }, leaving('garlic'))).toMatchObject({
    source: 'assistant',
    id: shiro.id,
  });
});

test('what an allergen and a food have in common is said once', () => {
  const soup = recipeOf('Soup', ['potato', 'vegetable-stock']);
  const both = { ...leaving('celery', 'onion'), excludedAllergens: ['Celery' as const] };
  expect(noteOf(adapt(soup, both), 1, 'en-GB')).toBe('check the packet for celery or onion');
});

test('a dish that says what it may have stays the same recipe when it is verified again', () => {
  const soup = adapt(recipeOf('Soup', ['potato', 'vegetable-stock']), leaving('onion'));
  expect(soup?.lines[1]?.inDoubt).toBeDefined();
  expect(soup && adapt(soup, leaving('onion'))).toBe(soup);
});

test.each([
  ['vegan-worcestershire-sauce', 'onion'],
  ['beef-stock', 'onion'],
  ['mayonnaise', 'mustard'],
  ['sweet-shortcrust-pastry', 'butter'],
])('nobody can tell whether %s is made from %s', (food, excluded) => {
  const recipe = recipeOf('Dish', [
    ['carrot', 500, 'g'],
    [food, 100, 'g'],
  ]);
  expect(doubts(verifyRecipe(recipe, kb), leaving(excluded))).toEqual(['excluded']);
  expect(doubts(verifyRecipe(recipe, kb), leaving('cinnamon'))).toEqual([]);
});

const read = (language: 'en-GB' | 'es' | 'fr', ...ingredients: string[]) =>
  readRecipeInput(recipeInputSchema.parse({ title: 'Dish', language, ingredients }), 'read', kb);

test.each([
  ['en-GB', '500 ml celery-free vegetable stock', 'celery', 'onion'],
  ['en-GB', '500 ml stock (without onion)', 'onion', 'garlic'],
  ['en-GB', '1 tbsp garlic-free curry powder', 'garlic', 'mustard'],
  ['en-GB', '200 g dairy-free shortcrust pastry', 'butter', 'egg'],
  ['es', '500 ml de caldo sin cebolla', 'onion', 'garlic'],
  ['fr', '500 ml de bouillon sans céleri', 'celery', 'onion'],
] as const)('in %s, "%s" leaves no doubt of %s, and as much of %s', (language, line, denied, other) => {
  const verdict = verifyRecipe(read(language, line), kb);
  expect(doubts(verdict, leaving(denied))).toEqual([]);
  expect(doubts(verdict, leaving(other))).toEqual(['excluded']);
  expect(noteOf(adapt(read(language, line), leaving(denied)), 0, language) ?? '').not.toMatch(
    /check|comprueba|vérifier/,
  );
});

test.each([
  ['en-GB', '500 ml vegetable stock (may contain garlic), 200 g bacon', 'bacon'],
  ['en-GB', '500 ml vegetable stock (may contain garlic) and onions', 'onion'],
  ['en-GB', '1 stock cube (may contain garlic), 200 g chopped onion', 'onion'],
  ['en-GB', 'soup mix you can buy anywhere, contains onion', 'onion'],
  ['en-GB', 'vegetable stock (check the packet for celery), 200 g butter', 'butter'],
  ['en-GB', 'stock cube, check the packet, 200 g butter', 'butter'],
  ['es', 'caldo de verduras (puede contener ajo), 2 cebollas', 'onion'],
  ['fr', 'bouillon de légumes (peut contenir de l’ail), 200 g de lardons', 'lardons'],
] as const)('in %s, "%s" certainly has %s', (language, line, food) => {
  expect(breaks(verifyRecipe(read(language, line), kb), leaving(food))).toEqual(['excluded']);
});

test.each([
  ['chocolate, may contain beer', 'Vegetarian', 'beer'],
  ['vegetable stock, may contain salmon', 'Vegetarian', 'salmon'],
  ['white bread, may contain butter', 'Vegan', 'butter'],
  ['white bread, may contain carrot, 2 onions', 'Vegan', 'carrot'],
  ['white bread, check the label for butter', 'Vegan', 'butter'],
] as const)('"%s" leaves %s and %s open', (line, diet, food) => {
  const verdict = verifyRecipe(read('en-GB', line), kb);
  expect(breaks(verdict, leaving(food))).toEqual([]);
  expect(doubts(verdict, leaving(food))).toEqual(['excluded']);
  expect(breaks(verdict, onDiet(diet))).toEqual([]);
});

test('a line that denies what its food is always made from is not believed', () => {
  expect(breaks(verifyRecipe(read('en-GB', '2 tbsp garlic-free pesto'), kb), leaving('garlic'))).toEqual(['excluded']);
});

test('what a line denies is not denied of what takes its place', () => {
  const soup = read('en-GB', '2 onions', '100 g butter (without celery)');
  const [, fat] = adapt(soup, onDiet('Vegan'))?.lines ?? [];
  expect(soup.lines[1]).toMatchObject({ negated: ['Celery'], deniedFoods: ['celery'] });
  expect(fat?.swappedFrom?.ingredient).toBe('butter');
  expect(fat).not.toHaveProperty('negated');
  expect(fat).not.toHaveProperty('deniedFoods');
});

describe.each(['en-GB', 'es', 'fr'] as const)('in %s, what is read again is as much in doubt as it was', (language) => {
  const readAgain = (recipe: CanonicalRecipe | undefined) => {
    if (!recipe?.lines.some(({ inDoubt }) => inDoubt)) throw new Error('Nothing is in doubt.');
    const { title, ingredients } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
    const lines = ingredients.map(({ name, quantity, note }) => ({ name, quantity, note }));
    const again = readRecipeInput(recipeInputSchema.parse({ title, language, ingredients: lines }), 'again', kb);
    return { again, verdict: verifyRecipe(again, kb) };
  };

  test('of an allergen', () => {
    const { verdict } = readAgain(adapt(PORK, without('Gluten')));
    expect(doubts(verdict, without('Gluten'))).toEqual(['Gluten']);
  });

  test.each([
    ['beef-stock', ['onion']],
    ['beef-stock', ['carrot']],
    ['beef-stock', ['celery', 'garlic', 'onion', 'carrot']],
    ['berbere', ['garlic']],
    ['sweet-shortcrust-pastry', ['butter']],
    ['mayonnaise', ['mustard']],
  ])('of %s: %j', (food, excluded) => {
    const dish = recipeOf('Dish', [
      ['pork-loin', 500, 'g'],
      [food, 100, 'g'],
    ]);
    const { again, verdict } = readAgain(adapt(dish, leaving(...excluded)));
    expect(again.lines[1]?.ingredient).toBe(food);
    for (const one of excluded) {
      expect(breaks(verdict, leaving(one))).toEqual([]);
      expect(doubts(verdict, leaving(one))).toEqual(['excluded']);
    }
  });
});

test.each([
  ['en-GB', 'tofu, may contain onion', ['onion']],
  ['en-GB', 'tofu (may contain traces of garlic or carrot)', ['garlic', 'carrot']],
  ['es', 'tofu, puede contener cebolla y zanahoria', ['onion', 'carrot']],
  ['fr', 'tofu, peut contenir de l’ail ou des carottes', ['garlic', 'carrot']],
] as const)('in %s, "%s" leaves open what it warns of', (language, line, foods) => {
  for (const food of foods) expect(doubts(verifyRecipe(read(language, line), kb), leaving(food))).toEqual(['excluded']);
});

test.each([
  ['en-GB', 'tofu, may contain pork'],
  ['fr', 'tofu, peut contenir du porc'],
  ['fr', 'bidule, peut contenir du porc'],
] as const)('in %s, "%s" leaves diets and rules open', (language, line) => {
  const verdict = verifyRecipe(read(language, line), kb);
  const restrictions = { ...onDiet('Vegan'), rules: ['halal' as const], excludedIngredients: ['pork'] };
  expect(breaks(verdict, restrictions)).toEqual([]);
  expect(doubts(verdict, restrictions)).toEqual(['Vegan', 'halal', 'excluded']);
});

test('what a step names is certain though a line only warns of it', () => {
  const steps = [{ seconds: 60, text: { en: ['Fry sliced pork with the tofu.'] } }];
  const recipe = { ...read('en-GB', '200 g tofu, may contain pork'), steps };
  expect(breaks(verifyRecipe(recipe, kb), leaving('pork'))).toEqual(['excluded']);
});

test('what a line says that it contains is certain', () => {
  const sauce = read('fr', 'tofu, contient de l’oignon');
  expect(breaks(verifyRecipe(sauce, kb), leaving('onion'))).toEqual(['excluded']);
});

test('a vegan dish says which pastry may have milk or egg', () => {
  const pie = recipeOf(
    'Pie',
    [
      ['apple', 1000, 'g'],
      ['shortcrust-pastry', 300, 'g'],
      ['butter', 20, 'g'],
    ],
    { dishType: 'sweet-pie' },
  );
  expect(noteOf(adapt(pie, onDiet('Vegan')), 1, 'en-GB')).toBe('check the packet for milk or egg');
});

test('who eats no meat is offered another cheese for those that are made with animal rennet', () => {
  const pasta = recipeOf('Pasta', [
    ['pasta', 300, 'g'],
    ['gruyere', 40, 'g'],
    ['ricotta', 100, 'g'],
  ]);
  for (const diet of ['Vegetarian', 'Fish'] as const) {
    const marked = adapt(pasta, onDiet(diet));
    expect(noteOf(marked, 1, 'en-GB')).toBe('or a similar cheese made without animal rennet');
    expect(noteOf(marked, 1, 'es')).toBe('o un queso parecido sin cuajo animal');
    expect(noteOf(marked, 1, 'fr')).toBe('ou un fromage semblable sans présure animale');
    expect(noteOf(marked, 2, 'en-GB')).toBeNull();
    expect(marked).toMatchObject({ source: 'cookbook', title: pasta.title });
  }
  expect(adapt(pasta, onDiet('Meat'))).toBe(pasta);
});

test('who eats few FODMAPs looks for garlic and onion on the packet of what may have them', () => {
  const pork = recipeOf('Pork', [
    ['pork-loin', 600, 'g'],
    ['barbecue-sauce', 1, 'tbsp'],
  ]);
  expect(noteOf(adapt(pork, onDiet('Low FODMAP')), 1, 'en-GB')).toBe('check the packet for garlic or onion');
});

test('tortillas of maize stay where gluten is left out, with a look at the packet', () => {
  const enchiladas = recipeOf('Enchiladas', [
    ['chicken-breast', 500, 'g'],
    ['soy-sauce', 1, 'tbsp'],
    ['corn-tortilla', 12],
  ]);
  const marked = adapt(enchiladas, without('Gluten'));
  expect(marked?.lines[2]?.ingredient).toBe('corn-tortilla');
  expect(noteOf(marked, 2, 'en-GB')).toBe('check the packet for gluten');
});

test.each([
  ['onion', 'beef-stock'],
  ['carrot', 'low-fodmap-stock'],
])('for who leaves out garlic a dish with %s has %s', (vegetable, stock) => {
  const soup = recipeOf('Soup', [vegetable, 'beef-stock', 'soy-sauce', 'chicken-breast']);
  expect(linesOf(soup, { ...leaving('garlic'), excludedAllergens: ['Wheat'] })?.[1]).toBe(stock);
});

test('who leaves out the food that an allergen is named after gets nothing that contains it', () => {
  const noodles = recipeOf('Noodles', ['noodle', 'toasted-sesame-oil', 'soy-sauce']);
  expect(breaks(verifyRecipe(noodles, kb), leaving('sesame-seed'))).toEqual(['Sesame']);
  expect(adapt(noodles, leaving('sesame-seed'))).toBeUndefined();
});

test('Parmesan and Gorgonzola are shown as their like without animal rennet to who eats no meat', () => {
  const pasta = recipeOf('Pasta', [
    ['pasta', 300, 'g'],
    ['parmesan', 40, 'g'],
  ]);
  const shown = renderRecipe(
    adapt(pasta, onDiet('Vegetarian')) ?? pasta,
    { language: 'es', measurementSystem: 'metric' },
    kb,
  );
  expect(shown.ingredients[1]).toMatchObject({
    name: 'queso curado',
    note: 'sin cuajo animal',
    replaces: 'queso parmesano',
    ingredientId: 'parmesan',
  });
  expect(shown.instructions[0]?.step).not.toMatch(/parmes/i);
  const described = { ...pasta, description: { en: 'Pasta under a heap of Parmesan cheese. Keep the Parmesan rind.' } };
  expect(
    renderRecipe(
      adapt(described, onDiet('Vegetarian')) ?? described,
      { language: 'en-GB', measurementSystem: 'metric' },
      kb,
    ).description,
  ).toBe('Pasta under a heap of hard cheese. Keep the hard cheese rind.');
  const blue = adapt(recipeOf('Gnocchi', ['gorgonzola', 'gnocchi']), onDiet('Vegetarian'));
  expect(noteOf(blue, 0, 'fr')).toBe('sans présure animale');
});
