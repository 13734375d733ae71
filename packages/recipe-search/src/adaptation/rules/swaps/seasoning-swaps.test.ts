import type { CanonicalRecipe } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, linesOf } from '../../../__fixtures__/adapt.ts';
import { recipeOf } from '../../../__fixtures__/recipes.ts';

const leaving = (...excludedIngredients: string[]) => ({ excludedAllergens: [], dietTypes: [], excludedIngredients });

/** A stew of carrots with a seasoning that is used in such words. */
const stewWith = (
  seasoning: readonly [string, number, 'piece' | 'tsp' | 'sprig'],
  [before, after]: readonly [string, string],
  cuisine: CanonicalRecipe['cuisine'] = null,
): CanonicalRecipe => {
  const [id, amount, unit] = seasoning;
  const stew = recipeOf('Stew', [
    ['carrot', 800, 'g'],
    ['onion', 2],
    ['vegetable-stock', 500, 'ml'],
    unit === 'piece' ? [id, amount] : [id, amount, unit],
  ]);
  const text = { en: [before, { line: 3, as: 'seasoning' }, after] };
  return { ...stew, dishType: 'stew', cuisine, steps: [{ seconds: 60, text }] };
};
const FINISHED = ['Scatter with the ', '.'] as const;
const COOKED = ['Soften the onion with the ', '.'] as const;

test.each<[string, CanonicalRecipe, string]>([
  ['chilli powder', stewWith(['chilli-powder', 1, 'tsp'], COOKED), 'paprika'],
  ['chilli flakes of China', stewWith(['chilli-flakes', 1, 'tsp'], COOKED, 'Chinese'), 'white-pepper'],
  ['a chopped chilli', stewWith(['red-chilli', 1, 'piece'], COOKED), 'paprika'],
  ['a chilli to lift out', stewWith(['red-chilli', 1, 'piece'], ['Simmer with the ', ', then lift it out.']), ''],
  ['thyme', stewWith(['thyme', 4, 'sprig'], COOKED), 'rosemary'],
  ['Jamaican thyme', stewWith(['thyme', 4, 'sprig'], COOKED, 'Jamaican'), ''],
  ['dried oregano', stewWith(['dried-oregano', 1, 'tsp'], COOKED), 'dried-thyme'],
  ['ground cumin', stewWith(['ground-cumin', 1, 'tsp'], COOKED), 'ground-coriander'],
  ['smoked paprika', stewWith(['smoked-paprika', 1, 'tsp'], COOKED), 'paprika'],
  ['nutmeg', stewWith(['nutmeg', 1, 'tsp'], COOKED), 'white-pepper'],
  ['parsley of Britain', stewWith(['parsley', 1, 'tsp'], FINISHED, 'British'), 'chive'],
  ['parsley of Italy', stewWith(['parsley', 1, 'tsp'], FINISHED, 'Italian'), 'basil'],
  ['zest', stewWith(['lemon-zest', 1, 'tsp'], FINISHED), 'lime-zest'],
])('%s gives way to what seasons alike', (_what, recipe, use) => {
  const id = recipe.lines[3]?.ingredient ?? '';
  expect(linesOf(recipe, leaving(id))?.[3] ?? '').toBe(use);
});

test('sprigs of one herb are sprigs of another', () => {
  const rosemary = adapt(stewWith(['thyme', 4, 'sprig'], COOKED), leaving('thyme'))?.lines[3];
  expect(rosemary).toMatchObject({ amount: { min: 1 }, unit: 'sprig' });
});

test('fennel stands for the stalks of celery', () => {
  const stew = recipeOf('Stew', [
    ['carrot', 800, 'g'],
    ['onion', 2],
    ['celery', 2, 'stick'],
    ['thyme', 1, 'tsp'],
  ]);
  expect(linesOf(stew, { excludedAllergens: ['Celery'], dietTypes: [] })?.[2]).toBe('fennel');
});

test('a yeast dough takes less of the liquid of chickpeas than of egg', () => {
  const dough = (raising: string) =>
    recipeOf(
      'Buns',
      [
        ['plain-flour', 700, 'g'],
        ['milk', 250, 'ml'],
        ['egg', 1],
        [raising, 7, 'g'],
      ],
      { dishType: raising.includes('yeast') ? 'bread' : 'muffins', ovenCelsius: 200 },
    );
  const aquafaba = (raising: string) =>
    adapt(dough(raising), { excludedAllergens: ['Eggs'], dietTypes: [] })?.lines[2]?.amount?.min;
  expect(aquafaba('instant-yeast')).toBeLessThan(aquafaba('baking-powder') ?? 0);
});
