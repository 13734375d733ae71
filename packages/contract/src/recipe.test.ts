import { expect, test } from 'vitest';
import { cookingMinutes, recipeInputSchema } from './recipe.ts';
import { clientRecipeId } from './search/client-recipe-id.ts';
import { CALORIE_LABELS, caloriesInKcal } from './verdict/nutrition.ts';

test('an id made in the browser is 10000 plus a time-based part', () => {
  expect(clientRecipeId(1_763_600_000_000)).toBe('1763600010000');
});

test('the cooking time is the sum of the steps, rounded up to minutes', () => {
  expect(cookingMinutes([{ time: 60 }, { time: 61 }])).toBe(3);
  expect(cookingMinutes([])).toBe(0);
});

test('light, medium and heavy are 100, 180 and 250 kcal', () => {
  expect(CALORIE_LABELS).toEqual({ light: 100, medium: 180, heavy: 250 });
  expect((['light', 'medium', 'heavy', '320 kcal', 95] as const).map(caloriesInKcal)).toEqual([100, 180, 250, 320, 95]);
});

test('a recipe that does not say so serves four, and a step takes a minute', () => {
  const { servings, instructions } = recipeInputSchema.parse({ title: 'Toast', instructions: [{ step: 'Toast.' }] });
  expect(servings).toBe(4);
  expect(instructions).toEqual([{ step: 'Toast.', time: 60 }]);
});
