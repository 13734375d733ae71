import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

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

test('mustard is not replaced by horseradish', () => {
  const dressing = recipeOf('Salad', [
    ['lettuce', 300, 'g'],
    ['dijon-mustard', 1, 'tsp'],
  ]);
  expect(linesOf(dressing, without('Mustard'))?.[1]).not.toBe('horseradish');
});

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

const WITHOUT_ONION: Restrictions = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['onion'] };

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

test('what takes the place of meat is done soon: nothing from plants stews for hours', () => {
  const curry = (seconds: number) => {
    const recipe = recipeOf('Curry', [
      ['chicken-breast', 150, 'g'],
      ['potato', 800, 'g'],
    ]);
    const simmer = {
      seconds,
      text: { en: ['Add the ', { line: 0, as: 'chicken' }, ' and simmer, ', { seconds }, '.'] },
    };
    return adapt({ ...recipe, dishType: 'curry' as const, steps: [simmer] }, onDiet('Vegan'));
  };
  expect(curry(900)).toBeDefined();
  expect(curry(5400)).toBeUndefined();
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
});
