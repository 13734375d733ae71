import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, onDiet, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

const MINUTE = 60;

/** The recipe with one step of such parts, in which `[line, name]` is a mention. */
function madeBy(recipe: CanonicalRecipe, parts: readonly (string | number | readonly [number, string])[]) {
  const en = parts.map((part): StepPart => {
    if (typeof part === 'number') return { seconds: part };
    return typeof part === 'string' ? part : { line: part[0], as: part[1] };
  });
  return { ...recipe, steps: [{ seconds: 10 * MINUTE, text: { en } }] };
}

/** The words of a recipe's first step, each ingredient by its id. */
function methodOf(recipe: CanonicalRecipe | undefined): string {
  const parts = recipe?.steps[0]?.text.en ?? [];
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('line' in part) return recipe?.lines[part.line]?.ingredient ?? '';
      return 'seconds' in part ? `${part.seconds / MINUTE} min` : '';
    })
    .join('');
}

test('milk that stands for buttermilk is soured by a measured spoon of lemon before it goes in', () => {
  const bread = madeBy(
    recipeOf('Soda bread', [
      ['plain-flour', 450, 'g'],
      ['buttermilk', 420, 'ml'],
      ['salt', 1, 'tsp'],
    ]),
    ['Mix the ', [0, 'flour'], ' and the ', [2, 'salt'], '. Pour in the ', [1, 'buttermilk'], '.'],
  );
  const adapted = adapt(bread, without('Dairy'));
  expect(adapted?.lines[2]).toMatchObject({ ingredient: 'lemon-juice', amount: { min: 2 }, unit: 'tbsp' });
  expect(methodOf(adapted)).toBe(
    'Stir the lemon-juice into the soya-drink and leave to stand, 5 min. Mix the plain-flour and the salt. ' +
      'Pour in the soya-drink.',
  );
  expect(adapted?.steps[0]?.seconds).toBe(15 * MINUTE);
});

test('on a diet low in FODMAPs buttermilk is milk without lactose', () => {
  const batter = madeBy(
    recipeOf('Batter', [
      ['buckwheat-flour', 200, 'g'],
      ['buttermilk', 300, 'ml'],
    ]),
    ['Mix the ', [0, 'flour'], ' with the ', [1, 'buttermilk'], '.'],
  );
  expect(adapt(batter, onDiet('Low FODMAP'))?.lines[1]?.ingredient).toBe('lactose-free-milk');
});

test('the liquid of chickpeas is whisked to a foam before fat goes in', () => {
  const cake = madeBy(
    recipeOf(
      'Cake',
      [
        ['plain-flour', 260, 'g'],
        ['egg', 2],
        ['sunflower-oil', 100, 'ml'],
        ['sugar', 180, 'g'],
        ['baking-powder', 2, 'tsp'],
        ['carrot', 300, 'g'],
      ],
      { dishType: 'cake' },
    ),
    ['Heat the oven. Whisk the ', [1, 'eggs'], ' with the ', [2, 'oil'], ' and the ', [3, 'sugar'], '.'],
  );
  expect(methodOf(adapt(cake, without('Eggs')))).toBe(
    'Heat the oven. Whip the aquafaba to a thick white foam, 3 min. Whisk the foam with the sunflower-oil and the sugar.',
  );
});

test('tofu for bacon is fried in oil where bacon gave its own fat, and in more butter where it had some', () => {
  const potatoes = (parts: Parameters<typeof madeBy>[1]) =>
    madeBy(
      recipeOf('Potatoes', [
        ['potato', 800, 'g'],
        ['lardons', 150, 'g'],
        ['butter', 20, 'g'],
      ]),
      parts,
    );
  const dry = potatoes(['Fry the ', [1, 'lardons'], ' in a dry pan until crisp. Add the ', [0, 'potatoes'], '.']);
  const oiled = adapt(dry, onDiet('Vegetarian'));
  expect(oiled?.lines[2]).toMatchObject({ ingredient: 'sunflower-oil', unit: 'tbsp' });
  expect(methodOf(oiled)).toMatch(/^Fry the smoked-tofu in the sunflower-oil until crisp\. Add the potato\./);
  const buttered = potatoes([
    'Fry the ',
    [1, 'lardons'],
    ' in the ',
    [2, 'butter'],
    '. Add the ',
    [0, 'potatoes'],
    '.',
  ]);
  const richer = adapt(buttered, onDiet('Vegetarian'));
  expect(richer?.lines[2]?.ingredient).toBe('butter');
  expect(richer?.lines[2]?.amount?.min).toBeGreaterThan(20);
});

test('tofu fries until it is golden where prawns were soon done', () => {
  const rice = madeBy(
    recipeOf(
      'Rice',
      [
        ['cooked-rice', 900, 'g'],
        ['king-prawn', 150, 'g'],
        ['sunflower-oil', 3, 'tbsp'],
      ],
      { dishType: 'fried-rice' },
    ),
    ['Fry the ', [1, 'prawns'], ' in the ', [2, 'oil'], ' until pink, ', 2 * MINUTE, '. Add the ', [0, 'rice'], '.'],
  );
  const adapted = adapt(rice, onDiet('Vegan'));
  expect(methodOf(adapted)).toBe('Fry the firm-tofu in the sunflower-oil until golden, 5 min. Add the cooked-rice.');
  expect(adapted?.steps[0]?.seconds).toBe(13 * MINUTE);
});

test('pieces of plants for cooked chicken are fried and cooled beforehand, and cut no more', () => {
  const salad = madeBy(
    recipeOf('Salad', [
      ['lettuce', 900, 'g'],
      ['cooked-chicken', 200, 'g'],
      ['bacon', 100, 'g'],
    ]),
    [
      ...(['Fry the ', [2, 'bacon'], ' until crisp, and crumble it; slice the ', [1, 'chicken'], '. '] as const),
      ...(['Serve the ', [1, 'chicken'], ' and the ', [2, 'bacon'], ' on the ', [0, 'lettuce'], '.'] as const),
    ],
  );
  const adapted = adapt(salad, onDiet('Vegetarian'));
  expect(adapted?.lines[1]?.preparation?.en).toBe('fried until golden, cooled');
  expect(methodOf(adapted)).toBe(
    'Fry the smoked-tofu in the sunflower-oil until crisp. Serve the plant-based-chicken and the smoked-tofu on the lettuce.',
  );
});

test('oil that stands for garlic joins the oil in which it would be softened', () => {
  const mince = madeBy(
    recipeOf('Mince', [
      ['minced-beef', 600, 'g'],
      ['carrot', 2],
      ['green-pepper', 1],
      ['garlic', 2, 'clove'],
      ['olive-oil', 3, 'tbsp'],
    ]),
    [
      'Soften the ',
      [1, 'carrots'],
      ', the ',
      [2, 'pepper'],
      ' and the ',
      [3, 'garlic'],
      ' in the ',
      [4, 'oil'],
      ' and add the ',
      [0, 'beef'],
      '.',
    ],
  );
  expect(methodOf(adapt(mince, onDiet('Low FODMAP')))).toBe(
    'Soften the carrot and the green-pepper in the olive-oil and the garlic-oil and add the minced-beef.',
  );
});

test('vegetarian sausages that a soup only warms are browned first, with the smoke of those that they stand for', () => {
  const soup = {
    ...madeBy(
      recipeOf('Soup', [
        ['split-pea', 400, 'g'],
        ['smoked-sausage', 300, 'g'],
      ]),
      ['Simmer the ', [0, 'split peas'], '. Add the ', [1, 'sausage'], ' and warm through.'],
    ),
    dishType: 'soup' as const,
  };
  expect(methodOf(adapt(soup, onDiet('Vegetarian')))).toContain(
    'Brown the plant-based-sausage well in a frying pan in the sunflower-oil, 6 min; ' +
      'off the heat, stir in the smoked-paprika. Add them to the pot and warm through.',
  );
});

test('a tip on the starch of pasta water says that pasta without gluten gives less of it', () => {
  const dish = {
    ...recipeOf('Cacio e pepe', [
      ['spaghetti', 400, 'g'],
      ['pecorino', 160, 'g'],
    ]),
    tip: { en: 'Use little water; the starchier it is, the smoother the sauce.' },
  };
  expect(adapt(dish, without('Gluten'))?.tip?.en).toContain('Gluten-free pasta gives its water less starch');
});

test('the liquid of chickpeas is whisked to peaks for longer than egg whites', () => {
  const meringue = {
    ...madeBy(
      recipeOf('Nests', [
        ['egg-white', 120, 'g'],
        ['caster-sugar', 200, 'g'],
        ['strawberry', 400, 'g'],
      ]),
      ['Whisk the ', [0, 'egg whites'], ' with the ', [1, 'sugar'], ' to stiff peaks, ', 4 * MINUTE, '.'],
    ),
    dishType: 'meringue' as const,
  };
  expect(methodOf(adapt(meringue, without('Eggs')))).toMatch(/^Whisk the aquafaba .* to stiff peaks, 8 min\.$/);
});
