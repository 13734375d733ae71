import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { aLine, aRecipe, aStep } from '../__fixtures__/recipes.ts';
import type { CanonicalRecipe, RecipeLine, StepPart } from '../recipe.ts';
import { culinaryProblems } from './culinary-problems.ts';

type Amounts = readonly (readonly [id: string, amount: number, unit: RecipeLine['unit']])[];

/** A dish whose steps are followed by one that uses every line. */
function dish(amounts: Amounts, steps: readonly StepPart[][], given: Partial<CanonicalRecipe> = {}): CanonicalRecipe {
  const lines = amounts.map(([id, amount, unit]) => aLine(id, { amount: { min: amount }, unit }));
  const mentions = lines.map(({ name }, line) => ({ line, as: name.en }));
  const [first = [], ...rest] = steps;
  return aRecipe({ lines, steps: [aStep(...mentions, ...first), ...rest.map((step) => aStep(...step))], ...given });
}
const problems = (...args: Parameters<typeof dish>): string => culinaryProblems(dish(...args), kb).join('\n');

test('a stew with enough of everything has no problems', () => {
  const amounts: Amounts = [
    ['red-lentil', 250, 'g'],
    ['water', 900, 'ml'],
    ['carrot', 300, 'g'],
    ['salt', 1.5, 'tsp'],
  ];
  expect(problems(amounts, [[' simmered until soft, ', { seconds: 1200 }]], { dishType: 'stew' })).toBe('');
});

test.each<[string, Amounts, Partial<CanonicalRecipe>, RegExp]>([
  [
    'lentils in twice their weight of water',
    [
      ['red-lentil', 250, 'g'],
      ['water', 500, 'ml'],
    ],
    {},
    /dried pulses; list at least/,
  ],
  [
    'lentils and roots in water for the lentils alone',
    [
      ['red-lentil', 240, 'g'],
      ['sweet-potato', 475, 'g'],
      ['water', 700, 'ml'],
      ['salt', 1.5, 'tsp'],
    ],
    { dishType: 'stew' },
    /of dried pulses and 475 g of roots; list at least 838 g/,
  ],
  [
    'rice in its own weight of water',
    [
      ['basmati-rice', 300, 'g'],
      ['water', 300, 'ml'],
    ],
    {},
    /of rice; list at least/,
  ],
  [
    'couscous in half its weight of stock',
    [
      ['couscous', 240, 'g'],
      ['vegetable-stock', 120, 'ml'],
    ],
    {},
    /of couscous; list at least/,
  ],
  [
    'a cake with a tablespoon of baking powder for a cup of flour',
    [
      ['plain-flour', 100, 'g'],
      ['baking-powder', 3, 'tbsp'],
    ],
    { dishType: 'cake' },
    /of baking powder/,
  ],
  [
    'bread with a packet of yeast for each slice',
    [
      ['strong-flour', 200, 'g'],
      ['dried-yeast', 30, 'g'],
    ],
    { dishType: 'bread' },
    /of dried yeast/,
  ],
  [
    'a stew without salt',
    [
      ['beef', 800, 'g'],
      ['water', 500, 'ml'],
    ],
    { dishType: 'stew' },
    /0.00 % of the weight is salt; list about 1 %/,
  ],
  [
    'a soup with a cup of salt',
    [
      ['carrot', 800, 'g'],
      ['salt', 60, 'g'],
    ],
    { dishType: 'vegetable-side' },
    /too salty/,
  ],
  [
    'fried chicken without a temperature',
    [
      ['chicken-breast', 600, 'g'],
      ['salt', 1, 'tsp'],
    ],
    { dishType: 'pan-fried' },
    /reaches 75 °C inside/,
  ],
  [
    'soup for forty in four bowls',
    [
      ['carrot', 20, 'kg'],
      ['salt', 150, 'g'],
    ],
    { dishType: 'soup' },
    /a serving weighs/,
  ],
])('%s is a problem', (_what, amounts, given, sentence) => {
  expect(problems(amounts, [[' fried over a medium heat']], given)).toMatch(sentence);
});

test('pulses that are listed as dried and as cooked are a problem', () => {
  const lines = [
    aLine('dried-black-bean', { preparation: { en: 'drained' } }),
    aLine('water', { amount: { min: 900 } }),
  ];
  const recipe = aRecipe({ lines, steps: [aStep({ line: 0, as: 'beans' }, { line: 1, as: 'water' }, ' boiled')] });
  expect(culinaryProblems(recipe, kb).join()).toMatch(/name the cooked or tinned ones/);
});

test('salt that only a step adds is a problem', () => {
  expect(problems([['carrot', 300, 'g']], [[' fried and seasoned']])).toMatch(/no salt is listed/);
});

test('an oven temperature needs that of a fan oven beside it, and oil does not', () => {
  const bake = (...after: StepPart[]) =>
    problems(
      [
        ['potato', 800, 'g'],
        ['salt', 1, 'tsp'],
      ],
      [[' in the oven at ', { celsius: 200 }, ...after]],
    );
  expect(bake()).toMatch(/200 °C has no fan temperature; write "\(180 °C fan\)"/);
  expect(bake(' (', { celsius: 180 }, ' fan)')).not.toMatch(/fan temperature/);
  expect(problems([['potato', 800, 'g']], [[' fried in oil at ', { celsius: 180 }]])).not.toMatch(/fan temperature/);
});

test('a cake does not bake at 250 °C', () => {
  const amounts: Amounts = [
    ['plain-flour', 200, 'g'],
    ['egg', 3, null],
  ];
  const step = [' in the oven at ', { celsius: 250 }, ' (', { celsius: 230 }, ' fan)'];
  expect(problems(amounts, [step], { dishType: 'cake' })).toMatch(/an oven of 250 °C; a cake bakes at 140 to 220/);
});

test('raw egg needs a note, and cooked egg does not', () => {
  const mousse: Amounts = [
    ['egg', 3, null],
    ['dark-chocolate', 200, 'g'],
  ];
  expect(problems(mousse, [[' folded together']], { dishType: 'mousse' })).toMatch(/egg stays raw/);
  expect(problems(mousse, [[' folded together. The egg is raw: use pasteurised eggs.']])).not.toMatch(/egg stays raw;/);
  expect(problems(mousse, [[' baked until set']])).not.toMatch(/egg stays raw/);
});

test('flour that nothing heats is a problem', () => {
  expect(problems([['cornflour', 30, 'g']], [[' stirred into the mousse']])).toMatch(/stays raw; cook it/);
  expect(problems([['cornflour', 30, 'g']], [[' stirred in'], ['Simmer until thick']])).not.toMatch(/stays raw/);
});

test('reheated rice has to steam', () => {
  const rice: Amounts = [
    ['cooked-rice', 600, 'g'],
    ['soy-sauce', 3, 'tbsp'],
  ];
  expect(problems(rice, [[' fried in a wok']])).toMatch(/steaming hot/);
  expect(problems(rice, [[' fried in a wok until steaming']])).not.toMatch(/steaming hot/);
});

test('a line that no step uses and an ingredient that no line lists are problems', () => {
  const recipe = aRecipe({ lines: [aLine('carrot')], steps: [aStep('Stir in 2 spoons of butter')] });
  const found = culinaryProblems(recipe, kb).join('\n');
  expect(found).toMatch(/en: carrot is used in no step/);
  expect(found).toMatch(/step 1 uses "butter", which is not listed/);
});

test('a cue of meat or shellfish is a problem in a dish that has neither', () => {
  const cues = [[' fried until pink and opaque'], ['The juices run clear']] satisfies StepPart[][];
  expect(problems([['firm-tofu', 400, 'g']], cues)).toMatch(/says "until pink and opaque".*\n.*"juices run clear"/);
  expect(problems([['prawn', 400, 'g']], cues)).not.toMatch(/says "/);
  expect(problems([['red-onion', 400, 'g']], [[' left in vinegar until pink']])).not.toMatch(/says "/);
});

test('rice is boiled in salted water, and a heat is lowered only after there is one', () => {
  const amounts: Amounts = [
    ['long-grain-rice', 250, 'g'],
    ['carrot', 300, 'g'],
    ['salt', 1.5, 'tsp'],
  ];
  const said = (words: string) => problems(amounts, [[words, { seconds: 720 }]], { dishType: 'salad' });
  expect(said('. Boil in plenty of water until tender, ')).toMatch(/boils .*rice.* without salt/);
  expect(said('. Boil in plenty of salted water until tender, ')).toBe('');
  expect(said('. Lower the heat and cook gently in plenty of salted water, ')).toMatch(/lowered before/);
  expect(said('. Cook in the salted water, covered, over the lowest heat, ')).toMatch(/from cold/);
  expect(said('. Bring to the boil in the salted water, cover and cook over the lowest heat, ')).toBe('');
});
