import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';
import { isHonestSwap } from './honest-swap.ts';

test.each<[string, Parameters<typeof recipeOf>[1], Partial<CanonicalRecipe>, Restrictions]>([
  [
    'an omelette without egg',
    [
      ['egg', 3],
      ['butter', 10, 'g'],
    ],
    { dishType: 'omelette' },
    without('Eggs'),
  ],
  [
    'a bread without gluten',
    [
      ['strong-flour', 500, 'g'],
      ['dried-yeast', 7, 'g'],
    ],
    { dishType: 'bread' },
    without('Gluten'),
  ],
  [
    'a cheesecake without dairy',
    [
      ['cream-cheese', 600, 'g'],
      ['sugar', 150, 'g'],
    ],
    { dishType: 'cheesecake' },
    without('Dairy'),
  ],
  [
    'a meringue for keto',
    [
      ['egg-white', 120, 'g'],
      ['caster-sugar', 200, 'g'],
    ],
    { dishType: 'meringue' },
    onDiet('Keto'),
  ],
])('there is no honest swap for %s', (_what, lines, given, restrictions) => {
  expect(adapt({ ...recipeOf('X', lines), ...given }, restrictions)).toBeUndefined();
});

const WITHOUT_ONION: Restrictions = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['onion'] };

test('cream that lemon thickens has no substitute', () => {
  const posset = (method: string) => ({
    ...recipeOf('Posset', [
      ['double-cream', 600, 'ml'],
      ['sugar', 150, 'g'],
      ['lemon-juice', 85, 'ml'],
    ]),
    dishType: 'pudding' as const,
    steps: [{ seconds: 60, text: { en: [method] } }],
  });
  expect(adapt(posset('Whip and serve.'), without('Dairy'))).toBeDefined();
  expect(adapt(posset('Boil, stir and chill until set.'), without('Dairy'))).toBeUndefined();
});

test.each<[string, string, string, Restrictions, string, boolean]>([
  ['Toss', 'tinned-tuna', 'lettuce', onDiet('Vegan'), 'chickpea', true],
  ['Slice', 'tinned-tuna', 'lettuce', onDiet('Vegan'), 'chickpea', false],
  ['Brush the pastry with', 'egg', 'plain-flour', without('Eggs'), 'soya-drink', true],
  ['Beat in', 'egg', 'plain-flour', without('Eggs'), 'soya-drink', false],
  ['Soften', 'onion', 'carrot', WITHOUT_ONION, 'leek-green', true],
  ['Brown', 'onion', 'carrot', WITHOUT_ONION, 'leek-green', false],
])('"%s the %s" beside %s within %j can be done with %s: %s', (verb, id, other, restrictions, standIn, can) => {
  const lines: Parameters<typeof recipeOf>[1] = [
    [id, 10, 'g'],
    [other, 200, 'g'],
  ];
  const steps = [{ seconds: 60, text: { en: [`${verb} the `, { line: 0, as: 'food' }, '.'] } }];
  const recipe = { ...recipeOf('Dinner', lines, { dishType: 'salad' }), steps };
  expect(linesOf(recipe, restrictions)?.[0] === standIn).toBe(can);
});

test('eggs that are counted, or fried beside the dish, and garlic that is its point have no stand-in', () => {
  const dough = (words: string) => ({
    ...recipeOf('Dinner', [
      ['egg', 3],
      ['plain-flour', 800, 'g'],
      ['baking-powder', 10, 'g'],
    ]),
    steps: [{ seconds: 60, text: { en: [words, { line: 0, as: 'eggs' }, '.'] } }],
  });
  expect(linesOf(dough('Beat in the '), without('Eggs'))?.[0]).toBe('aquafaba');
  expect(linesOf(dough('Beat in two of the '), without('Eggs'))).toBeUndefined();
  const served = dough('Serve with the ');
  const lines = served.lines.map((line, at) => (at === 0 ? { ...line, preparation: { en: 'fried' } } : line));
  expect(linesOf({ ...served, lines }, without('Eggs'))).toBeUndefined();

  const withGarlic = (cloves: number) =>
    recipeOf('Pork', [
      ['pork-loin', 700, 'g'],
      ['garlic', cloves, 'clove'],
    ]);
  expect(linesOf(withGarlic(2), onDiet('Low FODMAP'))).not.toContain('garlic');
  expect(linesOf(withGarlic(12), onDiet('Low FODMAP'))).toBeUndefined();
});

test('butter that is browned for its taste has no stand-in', () => {
  const cakes = (...en: CanonicalRecipe['steps'][number]['text']['en']) =>
    linesOf(
      {
        ...recipeOf(
          'Squares',
          [
            ['butter', 70, 'g'],
            ['plain-flour', 400, 'g'],
          ],
          { dishType: 'bars' },
        ),
        steps: [{ seconds: 60, text: { en } }],
      },
      without('Dairy'),
    );
  const butter = { line: 0, as: 'butter' };
  expect(cakes('Melt the ', butter, ' and cool it.')?.[0]).toBe('vegan-butter');
  expect(cakes('Melt the ', butter, ' until it smells nutty.')).toBeUndefined();
});

test('what a later step still does with the original, or with the fat that only it gives, can’t be adapted', () => {
  const endingWith = (recipe: CanonicalRecipe, words: string) => ({
    ...recipe,
    steps: [...recipe.steps, { seconds: 60, text: { en: [words] } }],
  });
  const soup = recipeOf('Potato soup', [
    ['potato', 800, 'g'],
    ['garlic', 2, 'clove'],
  ]);
  expect(adapt(endingWith(soup, 'Season to taste.'), onDiet('Low FODMAP'))).toBeDefined();
  expect(adapt(endingWith(soup, 'Pound the garlic and stir it in.'), onDiet('Low FODMAP'))).toBeUndefined();

  const bake = recipeOf('Potato bake', [
    ['potato', 800, 'g'],
    ['lardons', 150, 'g'],
  ]);
  expect(adapt(endingWith(bake, 'Season to taste.'), onDiet('Vegetarian'))).toBeDefined();
  expect(adapt(endingWith(bake, 'Turn the potatoes in the fat.'), onDiet('Vegetarian'))).toBeUndefined();
  expect(adapt(endingWith(bake, 'Let it colour the oil.'), onDiet('Vegetarian'))).toBeUndefined();
});

test('butter that is melted is not replaced by oil, and two lines of butter get the same substitute', () => {
  const stew = (words: string) => ({
    ...recipeOf('Stew', [
      ['carrot', 800, 'g'],
      ['butter', 20, 'g'],
    ]),
    steps: [
      { seconds: 60, text: { en: [words, { line: 1, as: 'butter' }, ' with ', { line: 0, as: 'carrots' }, '.'] } },
    ],
  });
  expect(linesOf(stew('Heat the '), without('Dairy'))?.[1]).toMatch(/-oil$/);
  expect(linesOf(stew('Melt the '), without('Dairy'))?.[1]).not.toMatch(/-oil$/);
});

test('nuts that were roasted are replaced by seeds that are', () => {
  const noodles = recipeOf('Noodles', [
    ['rice-noodle', 400, 'g'],
    ['roasted-peanut', 40, 'g'],
  ]);
  const line = adapt(noodles, without('Peanuts'))?.lines[1];
  expect(line).toMatchObject({ ingredient: 'sunflower-seed', preparation: { es: 'tostadas', fr: 'grillées' } });
});

test('stock low in FODMAPs is for who asks for it', () => {
  const soup = recipeOf('Soup', [
    ['carrot', 800, 'g'],
    ['vegetable-stock', 500, 'ml'],
  ]);
  expect(linesOf(soup, onDiet('Low FODMAP'))?.[1]).toBe('low-fodmap-stock');
  expect(linesOf(soup, without('Celery'))?.[1]).not.toBe('low-fodmap-stock');
});

test('where one sugar or vinegar alone is left out, another one takes its place', () => {
  const glaze = recipeOf('Glaze', [
    ['tomato', 800, 'g'],
    ['light-brown-sugar', 80, 'g'],
    ['red-wine-vinegar', 30, 'ml'],
  ]);
  const leftOut = (...excludedIngredients: string[]) =>
    linesOf(glaze, { excludedAllergens: [], dietTypes: [], excludedIngredients });
  expect(leftOut('light-brown-sugar')?.[1]).toBe('dark-brown-sugar');
  expect(leftOut('red-wine-vinegar')?.[2]).toBe('sherry-vinegar');
  expect(leftOut('vinegar')?.[2]).toBe('lemon-juice');
});

test('a loose batter needs its egg, balls need mince with fat, and thin cream is not spread', () => {
  const pancake = recipeOf(
    'Pancake',
    [
      ['plain-flour', 100, 'g'],
      ['egg', 2],
      ['white-cabbage', 300, 'g'],
    ],
    { dishType: 'savoury-pancake' },
  );
  const balls = recipeOf(
    'Balls',
    [
      ['minced-beef', 400, 'g'],
      ['milk', 100, 'ml'],
      ['egg', 1],
      ['breadcrumbs', 40, 'g'],
    ],
    { dishType: 'meatballs' },
  );
  const tart = recipeOf(
    'Tart',
    [
      ['pizza-dough', 400, 'g'],
      ['creme-fraiche', 200, 'g'],
      ['onion', 200, 'g'],
    ],
    { dishType: 'pizza' },
  );
  expect(adapt(pancake, without('Eggs'))).toBeUndefined();
  expect(adapt(balls, onDiet('Vegetarian'))).toBeUndefined();
  expect(linesOf(tart, onDiet('Vegan'))?.[1]).toBe('vegan-soured-cream');
});

test('salted butter beside butter gives way to the same fat, and cream that was whipped to cream that is', () => {
  const bread = recipeOf(
    'Damper',
    [
      ['plain-flour', 450, 'g'],
      ['butter', 50, 'g'],
      ['salted-butter', 50, 'g'],
    ],
    { dishType: 'bread' },
  );
  expect(linesOf(bread, without('Dairy'))?.slice(1, 3)).toEqual(['vegan-butter', 'vegan-butter']);
  const coffee = recipeOf(
    'Coffee',
    [
      ['espresso', 120, 'ml'],
      ['whipped-cream', 40, 'g'],
    ],
    { category: 'Drinks' },
  );
  expect(adapt(coffee, without('Dairy'))?.lines[1]).toMatchObject({
    ingredient: 'coconut-cream',
    preparation: { en: 'chilled overnight, whipped' },
  });
});

test('whipping cream that is poured gives way to no coconut, and yogurt that drains in a cloth to none', () => {
  const tart = {
    ...recipeOf('Tart', [
      ['whipping-cream', 200, 'ml'],
      ['potato', 900, 'g'],
    ]),
    dishType: 'gratin' as const,
    steps: [{ seconds: 60, text: { en: ['Pour over the ', { line: 0, as: 'whipping cream' }, ' and bake.'] } }],
  };
  expect(linesOf(tart, without('Dairy'))?.[0]).toBe('soya-cream');
  const labneh = (method: string) => ({
    ...recipeOf('Labneh', [
      ['greek-yogurt', 750, 'g'],
      ['cucumber', 900, 'g'],
    ]),
    dishType: 'dip' as const,
    steps: [{ seconds: 60, text: { en: [method] } }],
  });
  expect(adapt(labneh('Stir and serve.'), without('Dairy'))).toBeDefined();
  expect(adapt(labneh('Tie up in a cloth and hang over a bowl.'), without('Dairy'))).toBeUndefined();
});

test('cocoa stands for a little chocolate in a stew, and not for what one bites into', () => {
  const dish = (dishType: 'stew' | 'bars') => ({
    ...recipeOf('X', [
      ['minced-beef', 900, 'g'],
      ['dark-chocolate', 20, 'g'],
    ]),
    dishType,
  });
  const leaving: Restrictions = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['dark-chocolate'] };
  expect(linesOf(dish('stew'), leaving)?.[1]).toBe('cocoa-powder');
  expect(adapt(dish('bars'), leaving)).toBeUndefined();
});

test('rice paper stands for wrappers that are dipped in water, and not for those that are filled dry', () => {
  const rolls = recipeOf('Cabbage rolls', [
    ['spring-roll-wrapper', 150, 'g'],
    ['white-cabbage', 300, 'g'],
  ]);
  const by = (method: string) =>
    isHonestSwap(
      { ...rolls, steps: [{ seconds: 600, text: { en: [method] } }] },
      0,
      { use: 'rice-paper', ratio: 0.5, as: ['wrap'] },
      kb,
    );
  expect(by('Dip the wrappers in water and roll them around the cabbage.')).toBe(true);
  expect(by('Roll the wrappers around the cabbage and fry them.')).toBe(false);
});
