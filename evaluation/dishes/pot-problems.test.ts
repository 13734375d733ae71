import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import { createCookingTable } from '@larder/recipe-composer/techniques/cooking-table';
import { expect, test } from 'vitest';
import { potProblems } from './pot-problems.ts';

const cookingOf = createCookingTable(kb);

function problemsOf(foods: readonly string[], title: string, description: string, step: readonly StepPart[]): string[] {
  const lines = foods.map((ingredient) => ({ ingredient }));
  const steps = [{ seconds: 300, text: { en: step, es: step, fr: step } }];
  const recipe = { dishType: 'soup', lines, steps, title: { en: title }, description: { en: description } };
  return potProblems(recipe as unknown as CanonicalRecipe, cookingOf);
}

const COD: StepPart = { line: 0, as: 'cod' };
const SPINACH: StepPart = { line: 1, as: 'spinach' };

test('fish goes into a pot apart from leaves', () => {
  const title = 'Cod and spinach soup';
  const told = 'A soup of cod and spinach.';
  const together = ['Add the ', COD, ' and ', SPINACH, ' and simmer for ', { seconds: 300 }, '.'];
  expect(problemsOf(['cod', 'spinach'], title, told, together)).toHaveLength(1);
  const apart = ['Add the ', COD, ' and simmer, ', { seconds: 240 }, '. Stir in the ', SPINACH, '.'];
  expect(problemsOf(['cod', 'spinach'], title, told, apart)).toEqual([]);
});
