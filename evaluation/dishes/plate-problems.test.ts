import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import { createCookingTable } from '@larder/recipe-composer/techniques/cooking-table';
import { expect, test } from 'vitest';
import { plateProblems } from './plate-problems.ts';

const cookingOf = createCookingTable(kb);

type Dish = { dishType: string; foods: readonly string[]; amount?: number; told?: string };

function problemsOf(
  { dishType, foods, amount = 8, told = '' }: Dish,
  steps: readonly (readonly StepPart[])[],
): string[] {
  const recipe = {
    dishType,
    servings: 4,
    lines: foods.map((ingredient) => ({ ingredient, amount: { min: amount }, unit: null })),
    steps: steps.map((en) => ({ seconds: 120, text: { en, es: en, fr: en } })),
    title: { en: foods.join(' and ') },
    description: { en: told || foods.join(' and ') },
  };
  return plateProblems(recipe as unknown as CanonicalRecipe, kb, cookingOf);
}

const MEAT: StepPart = { line: 0, as: 'meat' };

test('a joint stays on its back in the oven', () => {
  const dish = { dishType: 'tray-bake', foods: ['chicken-drumstick'] };
  const turned = ['Roast ', MEAT, ', turning everything halfway.'];
  expect(problemsOf(dish, [turned])).toEqual(['a joint is turned onto its skin']);
  expect(problemsOf(dish, [['Roast ', MEAT, ', stirring what is around it.']])).toEqual([]);
  expect(problemsOf({ ...dish, foods: ['pork-sausage'] }, [turned])).toEqual([]);
});

test('pieces that are done go back into a sauce for a moment only', () => {
  const dish = { dishType: 'pan-fried', foods: ['chicken'] };
  const check = 'Cut through the thickest piece: no pink in the middle.';
  const back = ['Return the ', MEAT, ' to the sauce.'];
  expect(problemsOf(dish, [[`Brown. ${check} Lift out.`], back])).toEqual([
    'pieces that are done are heated again for long',
  ]);
  expect(problemsOf(dish, [['Brown. Lift out.'], [...back, ` ${check}`]])).toEqual([]);
});

test('each person has more than one small sausage', () => {
  const dish = { dishType: 'pan-fried', foods: ['pork-sausage'] };
  expect(problemsOf({ ...dish, amount: 4 }, [])).toEqual(['one small sausage for each person']);
  expect(problemsOf(dish, [])).toEqual([]);
});
