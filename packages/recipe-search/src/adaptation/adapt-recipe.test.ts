import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { adaptRecipe } from './adapt-recipe.ts';

const without = (...excludedAllergens: Restrictions['excludedAllergens'][number][]): Restrictions => ({
  excludedAllergens,
  dietTypes: [],
});
const linesOf = (recipe: Parameters<typeof adaptRecipe>[0], restrictions: Restrictions) =>
  adaptRecipe(recipe, restrictions, kb)?.recipe.lines.map(({ ingredient }) => ingredient);

const POTATOES = recipeOf('Mash', [
  ['potato', 800, 'g'],
  ['butter', 50, 'g'],
  ['milk', 100, 'ml'],
]);

test('a recipe that breaks no restriction is returned as it is', () => {
  expect(adaptRecipe(POTATOES, without('Fish'), kb)?.recipe).toBe(POTATOES);
});

test('a line with an excluded allergen is swapped, and states the original and the reason', () => {
  const adapted = adaptRecipe(POTATOES, without('Dairy'), kb);
  expect(adapted?.recipe.source).toBe('composer');
  expect(adapted?.recipe.lines[1]).toMatchObject({ swappedFrom: { ingredient: 'butter', because: ['Dairy'] } });
  expect(adapted?.recipe.lines[2]).toMatchObject({ swappedFrom: { ingredient: 'milk', because: ['Dairy'] } });
  expect(adapted && breaks(adapted.verdict, without('Dairy'))).toEqual([]);
});

test('the same swap for another reason has another id', () => {
  const [dairy, vegan] = [without('Dairy'), { excludedAllergens: [], dietTypes: ['Vegan' as const] }].map(
    (restrictions) => adaptRecipe(POTATOES, restrictions, kb)?.recipe,
  );
  expect(dairy?.lines[1]?.swappedFrom?.because).toEqual(['Dairy']);
  expect(vegan?.lines[1]?.swappedFrom?.because).toEqual(['Vegan']);
  expect(dairy?.id).not.toBe(vegan?.id);
});

test('the same swap always has the same id', () => {
  const [first, again, other] = [without('Dairy'), without('Dairy'), without('Dairy', 'Soy')].map(
    (restrictions) => adaptRecipe(POTATOES, restrictions, kb)?.recipe,
  );
  expect(first?.id).toMatch(/^mash-[a-z0-9]+$/);
  expect(again?.id).toBe(first?.id);
  expect(other && breaks(verifyRecipe(other, kb), without('Dairy', 'Soy'))).toEqual([]);
});

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
  expect(adaptRecipe(sponge, without('Eggs'), kb)).toBeNull();
  expect(adaptRecipe(bowl, without('Eggs'), kb)).toBeNull();
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
    { excludedAllergens: [], dietTypes: ['Keto'] },
  ],
])('there is no honest swap for %s', (_what, lines, given, restrictions) => {
  expect(adaptRecipe({ ...recipeOf('X', lines), ...given }, restrictions, kb)).toBeNull();
});

test('mustard is not replaced by horseradish', () => {
  const dressing = recipeOf('Salad', [
    ['lettuce', 300, 'g'],
    ['dijon-mustard', 1, 'tsp'],
  ]);
  expect(linesOf(dressing, without('Mustard'))?.[1]).not.toBe('horseradish');
});

test('sentences beside the method that name what was taken out are left out', () => {
  const soup: CanonicalRecipe = {
    ...recipeOf('Pea soup', [
      ['pea', 800, 'g'],
      ['double-cream', 60, 'ml'],
    ]),
    description: { en: 'Green and quick. The double cream makes it silky.' },
    tip: { en: 'Double cream does not split.' },
  };
  const adapted = adaptRecipe(soup, without('Dairy'), kb)?.recipe;
  expect(adapted?.description.en).toBe('Green and quick.');
  expect(adapted?.tip).toBeNull();
});

test('cues of meat and words for pieces do not stay with what replaced them', () => {
  const noodles = recipeOf('Noodles', [
    ['rice-noodle', 300, 'g'],
    ['king-prawn', 80, 'g'],
  ]);
  const text = {
    en: ['Fry the ', { line: 1, as: 'king prawns' }, ' one by one until they are pink, ', { seconds: 120 }],
  };
  const recipe = { ...noodles, steps: [...noodles.steps, { seconds: 120, text }] };
  const adapted = adaptRecipe(recipe, { excludedAllergens: [], dietTypes: ['Vegan'] }, kb)?.recipe;
  expect(JSON.stringify(adapted?.steps[1]?.text.en)).toContain('until cooked through');
  expect(JSON.stringify(adapted?.steps[1]?.text.en)).not.toMatch(/pink|one by one/);
});

test('a description that loses all its sentences says in one what was swapped for what', () => {
  const cake: CanonicalRecipe = {
    ...recipeOf('Oat biscuits', [
      ['rolled-oats', 800, 'g'],
      ['butter', 100, 'g'],
      ['milk', 60, 'ml'],
    ]),
    description: { en: 'Butter and milk make them.', es: 'Llevan mantequilla y leche.', fr: 'Au beurre et au lait.' },
    title: { en: 'Soft biscuits', es: 'Galletas tiernas', fr: 'Biscuits moelleux' },
    dishType: 'cookies',
  };
  const description = adaptRecipe(cake, without('Dairy'), kb)?.recipe.description;
  expect(description?.en).toBe('Soft biscuits made with vegan butter and oat milk instead of butter and milk.');
  expect(description?.es).toBe(
    'Galletas tiernas con mantequilla vegana y bebida de avena en lugar de mantequilla y leche.',
  );
  expect(description?.fr).toMatch(
    /^Biscuits moelleux avec du beurre végétal et du lait d['’]avoine à la place du beurre et du lait\.$/,
  );
});

test('a recipe whose step would still name what was taken out can’t be adapted', () => {
  const pancake = recipeOf('Cabbage pancake', [
    ['white-cabbage', 800, 'g'],
    ['bacon', 80, 'g'],
  ]);
  const crisp = (words: string) => ({ ...pancake, steps: [...pancake.steps, { seconds: 60, text: { en: [words] } }] });
  const vegan: Restrictions = { excludedAllergens: [], dietTypes: ['Vegan'] };
  expect(adaptRecipe(crisp('Cook until the edges are crisp'), vegan, kb)).not.toBeNull();
  expect(adaptRecipe(crisp('Cook until the bacon is crisp'), vegan, kb)).toBeNull();
});

test('slices stay as many as they were', () => {
  const toastie = recipeOf('Toastie', [
    ['sandwich-bread', 4, 'slice'],
    ['cheddar', 150, 'g'],
  ]);
  expect(adaptRecipe(toastie, without('Gluten'), kb)?.recipe.lines[0]).toMatchObject({
    ingredient: 'gluten-free-bread',
    amount: { min: 4 },
    unit: 'slice',
  });
});

test('a substitute is measured as the original was: by the piece, by the spoon, or by weight', () => {
  const recipe = recipeOf('X', [
    ['rice', 300, 'g'],
    ['garlic', 2, 'clove'],
  ]);
  const lowFodmap: Restrictions = { excludedAllergens: [], dietTypes: ['Low FODMAP'] };
  expect(adaptRecipe(recipe, lowFodmap, kb)?.recipe.lines[1]).toMatchObject({ ingredient: 'garlic-oil', unit: 'tsp' });
});

test('a dish that is named after the excluded ingredient can’t be adapted', () => {
  const curry = recipeOf('Chicken curry', [
    ['chicken', 600, 'g'],
    ['onion', 1],
  ]);
  expect(adaptRecipe(curry, { excludedAllergens: [], dietTypes: ['Vegan'] }, kb)).toBeNull();
});

test('a dish that is named after what the excluded ingredient is made of can’t be adapted', () => {
  const excluded: Restrictions = { excludedAllergens: ['Peanuts'], dietTypes: [] };
  const lines: Parameters<typeof recipeOf>[1] = [
    ['carrot', 2],
    ['lettuce', 1],
    ['prawn', 200, 'g'],
    ['peanut-butter', 2, 'tbsp'],
  ];
  expect(adaptRecipe(recipeOf('Summer rolls with peanut sauce', lines), excluded, kb)).toBeNull();
  expect(adaptRecipe(recipeOf('Summer rolls', lines), excluded, kb)).not.toBeNull();
});

test('a recipe whose ingredient has no substitute can’t be adapted', () => {
  expect(
    adaptRecipe(
      recipeOf('Stew', [
        ['mussel', 300, 'g'],
        ['carrot', 2],
      ]),
      without('Molluscs'),
      kb,
    ),
  ).toBeNull();
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

test('what a later step still does with the original, or with the fat that only it gives, can’t be adapted', () => {
  const endingWith = (recipe: CanonicalRecipe, words: string) => ({
    ...recipe,
    steps: [...recipe.steps, { seconds: 60, text: { en: [words] } }],
  });
  const soup = recipeOf('Potato soup', [
    ['potato', 800, 'g'],
    ['garlic', 2, 'clove'],
  ]);
  const lowFodmap: Restrictions = { excludedAllergens: [], dietTypes: ['Low FODMAP'] };
  expect(adaptRecipe(endingWith(soup, 'Season to taste.'), lowFodmap, kb)).not.toBeNull();
  expect(adaptRecipe(endingWith(soup, 'Pound the garlic and stir it in.'), lowFodmap, kb)).toBeNull();

  const bake = recipeOf('Potato bake', [
    ['potato', 800, 'g'],
    ['lardons', 150, 'g'],
  ]);
  const vegetarian: Restrictions = { excludedAllergens: [], dietTypes: ['Vegetarian'] };
  expect(adaptRecipe(endingWith(bake, 'Season to taste.'), vegetarian, kb)).not.toBeNull();
  expect(adaptRecipe(endingWith(bake, 'Turn the potatoes in the fat.'), vegetarian, kb)).toBeNull();
  expect(adaptRecipe(endingWith(bake, 'Let it colour the oil.'), vegetarian, kb)).toBeNull();
});

test('a dish that is named after a diet keeps to it whatever else is swapped', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['gluten-free-flour', 200, 'g'],
    ['gluten-free-baking-powder', 2, 'tsp'],
    ['egg', 1],
    ['butter', 100, 'g'],
  ];
  const cake = (title: string) => ({ ...recipeOf(title, lines), servings: 2, dishType: 'cake' as const });
  expect(adaptRecipe(cake('Cake'), without('Eggs'), kb)).not.toBeNull();
  expect(adaptRecipe(cake('Low-FODMAP cake'), without('Eggs'), kb)).toBeNull();
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
  expect(adaptRecipe(posset('Whip and serve.'), without('Dairy'), kb)).not.toBeNull();
  expect(adaptRecipe(posset('Boil, stir and chill until set.'), without('Dairy'), kb)).toBeNull();
});

test('a description that loses its first sentence begins with what was swapped', () => {
  const drink = {
    ...recipeOf('Virgin margarita', [
      ['lime-juice', 600, 'ml'],
      ['agave-syrup', 4, 'tbsp'],
    ]),
    category: 'Drinks' as const,
    description: { en: 'Lime and agave, shaken. It is served cold.' },
  };
  const adapted = adaptRecipe(drink, { excludedAllergens: [], dietTypes: ['Low FODMAP'] }, kb);
  expect(adapted?.recipe.description.en).toBe(
    'Virgin margarita made with maple syrup instead of agave syrup. It is served cold.',
  );
});

test('a description names what has no plural in the singular', () => {
  const soup = {
    ...recipeOf('Potato soup', [
      ['potato', 800, 'g'],
      ['garlic', 2],
    ]),
    description: { en: 'Garlic and potatoes.', es: 'Ajo y patatas.', fr: 'Ail et pommes de terre.' },
  };
  const adapted = adaptRecipe(soup, { excludedAllergens: [], dietTypes: ['Low FODMAP'] }, kb);
  expect(adapted?.recipe.description.fr).toMatch(/à la place de l['’]ail\b/);
});

test('garlic that is pounded, or fried alone, is not replaced by an oil', () => {
  const lowFodmap: Restrictions = { excludedAllergens: [], dietTypes: ['Low FODMAP'] };
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
  const swapped = (recipe: CanonicalRecipe) => adaptRecipe(recipe, lowFodmap, kb)?.recipe.lines[1]?.ingredient;
  expect(swapped(frying('Soften the ', { line: 3, as: 'carrots' }, ' and the ', garlic, ' in the ', oil, '.'))).toBe(
    'garlic-oil',
  );
  expect(swapped(frying('Warm the ', garlic, ' in the ', oil, '.'))).not.toBe('garlic-oil');
  expect(swapped(frying('Pound the ', garlic, ' and stir in the ', oil, '.'))).not.toBe('garlic-oil');
});

test('where plants replace meat, no sentence gives the core temperature of meat', () => {
  const soup = {
    ...recipeOf('Soup', [
      ['chicken-breast', 100, 'g'],
      ['potato', 800, 'g'],
    ]),
    dishType: 'soup' as const,
    steps: [
      {
        seconds: 600,
        text: {
          en: [
            'Cook the ',
            { line: 0, as: 'chicken' },
            '. The ',
            { line: 0, as: 'chicken' },
            ' is done at ',
            { celsius: 75 },
            ' inside. Taste.',
          ],
        },
      },
    ],
  };
  const adapted = adaptRecipe(soup, { excludedAllergens: [], dietTypes: ['Vegan'] }, kb)?.recipe;
  expect(adapted?.lines[0]?.swappedFrom?.ingredient).toBe('chicken-breast');
  expect(adapted?.steps[0]?.text.en).toEqual(['Cook the ', { line: 0, as: 'chicken' }, '. ', 'Taste.']);
});

test('a step whose verb agrees with several pieces is not kept for something measured', () => {
  const puttanesca = (fr: string) => ({
    ...recipeOf('Puttanesca', [
      ['spaghetti', 400, 'g'],
      ['anchovy', 40, 'g'],
    ]),
    steps: [{ seconds: 60, text: { en: ['Stir until melted.'], fr: [fr, { line: 1, as: 'anchois' }, ' fondent.'] } }],
  });
  const vegan: Restrictions = { excludedAllergens: [], dietTypes: ['Vegan'] };
  expect(adaptRecipe(puttanesca('Remuer avec les '), vegan, kb)).not.toBeNull();
  expect(adaptRecipe(puttanesca('Remuer jusqu’à ce que les '), vegan, kb)).toBeNull();
});

test('cured sausage that seasons a dish is not replaced by tofu, and meat for a stew not by mushrooms', () => {
  const vegan: Restrictions = { excludedAllergens: [], dietTypes: ['Vegan'] };
  const potatoesWith = (id: string, dishType: CanonicalRecipe['dishType']) => ({
    ...recipeOf('Dinner', [
      [id, 100, 'g'],
      ['potato', 800, 'g'],
    ]),
    dishType,
  });
  expect(linesOf(potatoesWith('pork', 'soup'), vegan)?.[0]).toBe('firm-tofu');
  expect(linesOf(potatoesWith('pork', 'sandwich'), vegan)?.[0]).not.toBe('firm-tofu');
  expect(linesOf(potatoesWith('chorizo', 'soup'), vegan)?.[0]).not.toBe('firm-tofu');
  expect(linesOf(potatoesWith('beef-steak', 'stew'), vegan)?.[0]).not.toBe('portobello-mushroom');
});

test('a stand-in can do what the method does with it', () => {
  const doing = (lines: Parameters<typeof recipeOf>[1], en: CanonicalRecipe['steps'][number]['text']['en']) => ({
    ...recipeOf('Dinner', lines, { dishType: 'salad' }),
    steps: [{ seconds: 60, text: { en } }],
  });
  const vegan: Restrictions = { excludedAllergens: [], dietTypes: ['Vegan'] };
  const chicken = (verb: string) =>
    linesOf(
      doing(
        [
          ['cooked-chicken', 150, 'g'],
          ['lettuce', 800, 'g'],
        ],
        [`${verb} the `, { line: 0, as: 'chicken' }, '.'],
      ),
      vegan,
    );
  expect(chicken('Toss')?.[0]).toBe('chickpea');
  expect(chicken('Slice')?.[0]).not.toBe('chickpea');

  const mustard = (words: string) =>
    linesOf(
      doing(
        [
          ['wholegrain-mustard', 1, 'tsp'],
          ['bread', 200, 'g'],
        ],
        [`${words} the `, { line: 0, as: 'mustard' }, '.'],
      ),
      without('Mustard'),
    );
  expect(mustard('Stir in')?.[0]).toBe('lemon-juice');
  expect(mustard('Spread the bread with')).toBeUndefined();
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

  const lowFodmap: Restrictions = { excludedAllergens: [], dietTypes: ['Low FODMAP'] };
  const withGarlic = (cloves: number) =>
    recipeOf('Pork', [
      ['pork-loin', 700, 'g'],
      ['garlic', cloves, 'clove'],
    ]);
  expect(linesOf(withGarlic(2), lowFodmap)).not.toContain('garlic');
  expect(linesOf(withGarlic(12), lowFodmap)).toBeUndefined();
});

test('what takes the place of meat is cut as that was, where all languages say so alike', () => {
  const stirFry = (es: string, fr: string) => {
    const recipe = recipeOf('Stir-fry', [
      ['beef-steak', 150, 'g'],
      ['rice', 800, 'g'],
    ]);
    const lines = recipe.lines.map((line, at) =>
      at === 0 ? { ...line, preparation: { en: 'in strips', es, fr } } : line,
    );
    return adaptRecipe({ ...recipe, lines }, { excludedAllergens: [], dietTypes: ['Vegan'] }, kb)?.recipe.lines[0];
  };
  expect(stirFry('en tiras', 'en lanières')?.preparation).toMatchObject({ en: 'in strips' });
  expect(stirFry('cortada', 'coupé')?.ingredient).not.toBe('beef-steak');
  expect(stirFry('cortada', 'coupé')?.preparation).toBeUndefined();
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

test('a description names in the plural what is named so in any amount', () => {
  const salad = recipeOf('Salad', [
    ['walnut', 60, 'g'],
    ['lettuce', 800, 'g'],
  ]);
  const named = { ...salad, description: { en: 'Walnuts.', es: 'Nueces.', fr: 'Des noix.' } };
  const { description } = adaptRecipe(named, without('Nuts'), kb)?.recipe ?? {};
  expect(description?.fr).toMatch(/avec des graines de \p{L}+ à la place des noix/u);
});

test('fat to fry in stays fat to fry in, so that what is not eaten is not counted', () => {
  const chips = recipeOf('Chips', [
    ['potato', 800, 'g'],
    ['groundnut-oil', 800, 'ml'],
  ]);
  const preparation = { en: 'for deep-frying', es: 'para freír', fr: 'pour la friture' };
  const lines = chips.lines.map((line, at) => (at === 1 ? { ...line, preparation } : line));
  const swapped = adaptRecipe({ ...chips, lines }, without('Peanuts'), kb)?.recipe.lines[1];
  expect(swapped?.ingredient).not.toBe('groundnut-oil');
  expect(swapped?.preparation).toEqual(preparation);
});
