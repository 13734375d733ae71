import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, onDiet, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

test('cues of meat and words for pieces do not stay with what replaced them', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['rice-noodle', 300, 'g'],
    ['king-prawn', 60, 'g'],
  ];
  const noodles = recipeOf('Noodles', lines, { dishType: 'noodles' });
  const text = {
    en: ['Fry the ', { line: 1, as: 'king prawns' }, ' one by one until they are pink, ', { seconds: 120 }],
  };
  const recipe = { ...noodles, steps: [...noodles.steps, { seconds: 120, text }] };
  const adapted = adapt(recipe, onDiet('Vegan'));
  expect(JSON.stringify(adapted?.steps[1]?.text.en)).toContain('until golden');
  expect(JSON.stringify(adapted?.steps[1]?.text.en)).not.toMatch(/pink|one by one/);
});

test('cues and words for pieces stay with what stays beside a sauce or a fat that was replaced', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['rice-noodle', 300, 'g'],
    ['king-prawn', 60, 'g'],
    ['butter', 20, 'g'],
  ];
  const noodles = recipeOf('Noodles', lines, { dishType: 'noodles' });
  const parts = [
    'Fry the ',
    { line: 1, as: 'king prawns' },
    ' one by one in the ',
    { line: 2, as: 'butter' },
    ' until they change colour.',
  ];
  const recipe = { ...noodles, steps: [...noodles.steps, { seconds: 120, text: { en: parts } }] };
  const words = (adapted: CanonicalRecipe | undefined) => JSON.stringify(adapted?.steps[1]?.text.en);
  expect(words(adapt(recipe, without('Dairy')))).toMatch(/one by one.*until they change colour/);
  expect(words(adapt(recipe, onDiet('Vegan')))).toMatch(/until golden/);
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
  const adapted = adapt(soup, onDiet('Vegan'));
  expect(adapted?.lines[0]?.swappedFrom?.ingredient).toBe('chicken-breast');
  expect(adapted?.steps[0]?.text.en).toEqual(['Cook the ', { line: 0, as: 'chicken' }, '. ', 'Taste.']);
});

test('a temperature at which meat is done goes where none is left, whatever it is called', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['tomato', 500, 'g'],
    ['minced-beef', 300, 'g'],
    ['spaghetti', 400, 'g'],
  ];
  const dish = recipeOf('Spaghetti', lines, { dishType: 'long-pasta' });
  const text = { en: ['Return them to the pan. They are done at ', { celsius: 75 }, ' inside.'] };
  const adapted = adapt({ ...dish, steps: [...dish.steps, { seconds: 60, text }] }, onDiet('Vegetarian'));
  expect(adapted?.steps[1]?.text.en).toEqual(['Return them to the pan.']);
});

test('a temperature at which meat is done stays where the cheese beside it has given way', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['minced-beef', 600, 'g'],
    ['cheddar', 60, 'g'],
  ];
  const burgers = recipeOf('Hamburgers', lines, { dishType: 'burger' });
  const en: StepPart[] = [
    'Lay the ',
    { line: 1, as: 'cheddar' },
    ' on top. They are done at ',
    { celsius: 75 },
    ' inside.',
  ];
  const adapted = adapt({ ...burgers, steps: [...burgers.steps, { seconds: 60, text: { en } }] }, without('Dairy'));
  expect(adapted?.lines[1]?.ingredient).not.toBe('cheddar');
  expect(adapted?.steps[1]?.text.en).toContainEqual({ celsius: 75 });
});

/** A dish without its ham, with a last step that gives a temperature. */
const withoutHam = (other: readonly [string, number, 'g'], celsius: number, ...before: StepPart[]) => {
  const dish = recipeOf('Bake', [other, ['lardons', 80, 'g'], ['tomato', 500, 'g'], ['potato', 500, 'g']]);
  const en: StepPart[] = [...before, 'It is done at ', { celsius }, ' in the centre.'];
  return adapt({ ...dish, steps: [...dish.steps, { seconds: 60, text: { en } }] }, onDiet('Vegetarian'));
};

test.each<[string, number, boolean]>([
  ['egg', 75, true],
  ['strong-flour', 94, true],
  ['strong-flour', 75, false],
  ['courgette', 75, false],
])('without meat, %s is done at a temperature of %i °C in the centre: %s', (other, celsius, stays) => {
  const adapted = withoutHam([other, 150, 'g'], celsius, 'Bake it. ');
  expect(adapted?.lines[1]?.swappedFrom?.ingredient).toBe('lardons');
  expect(adapted?.steps[1]?.text.en.some((part) => typeof part === 'object' && 'celsius' in part)).toBe(stays);
});

test('a step that gave nothing but the temperature of meat is gone', () => {
  expect(withoutHam(['courgette', 150, 'g'], 75, 'Bake it. ')?.steps).toHaveLength(2);
  expect(withoutHam(['courgette', 150, 'g'], 75)?.steps).toHaveLength(1);
});

test('a core temperature that is a cue of meat goes with it, in a list of cues or alone', () => {
  const told = (before: string, after: string) => {
    const rice = recipeOf('Rice', [
      ['cooked-rice', 900, 'g'],
      ['chicken-breast', 180, 'g'],
    ]);
    const en = ['Fry the ', { line: 1, as: 'chicken' }, before, { celsius: 75 }, after];
    const recipe = { ...rice, dishType: 'fried-rice' as const, steps: [...rice.steps, { seconds: 60, text: { en } }] };
    return JSON.stringify(adapt(recipe, onDiet('Vegetarian'))?.steps[1]?.text.en);
  };
  expect(told(' until golden and ', ' in the middle.')).toMatch(/until golden\."/);
  expect(told(' until it reaches ', ' inside, quickly.')).toMatch(/until well coloured, quickly\."/);
});

test('that no pink is left is not said of what replaced meat', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['rice-noodle', 300, 'g'],
    ['minced-beef', 60, 'g'],
  ];
  const adaptedWith = (cue: string) => {
    const recipe = recipeOf('Noodles', lines, { dishType: 'noodles' });
    const text = { en: ['Brown the ', { line: 1, as: 'minced beef' }, ` ${cue}, `, { seconds: 480 }, '.'] };
    return JSON.stringify(
      adapt({ ...recipe, steps: [{ seconds: 480, text }] }, onDiet('Vegetarian'))?.steps[0]?.text.en,
    );
  };
  expect(adaptedWith('until no pink is left')).toContain('until golden');
  expect(adaptedWith('until dark and no longer pink inside')).toMatch(/until dark, /);
});
