import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../../__fixtures__/composed-recipe.ts';

function stepsOf(available: readonly string[], template: string): string[] {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step);
}

test('nuts are toasted while the salad rests', () => {
  const steps = stepsOf(['cucumber', 'feta', 'walnut'], 'raw-salad');
  expect(steps.find((step) => /leave for 20/.test(step))).toMatch(/Meanwhile, toast the walnuts/);
});

test('bacon is fried while the potatoes boil', () => {
  const steps = stepsOf(['new-potato', 'bacon'], 'potato-salad');
  expect(steps.find((step) => /until tender/.test(step))).toMatch(/Meanwhile, fry the bacon/);
});

test('nuts that are sold roasted are not toasted', () => {
  const steps = stepsOf(['avocado', 'tomato', 'roasted-peanut'], 'raw-salad').join(' ');
  expect(steps).toMatch(/peanuts/);
  expect(steps).not.toMatch(/[Tt]oast the [a-z ]*peanuts/);
});

test('a wait in which another pan is watched takes no more', () => {
  const steps = stepsOf(['chicken-breast', 'leek', 'polenta', 'cashew'], 'skillet');
  expect(steps.find((step) => /rain in the polenta/i.test(step))).not.toMatch(/toast/);
});

test('a job that fits in no wait stays in its place, and the others are done meanwhile', () => {
  const steps = stepsOf(['tomato', 'egg', 'walnut', 'bread'], 'raw-salad');
  expect(steps.find((step) => /leave for 10/.test(step))).toMatch(/Then toast the walnuts.*Toast the bread/);
  expect(steps.some((step) => /^Boil the eggs/.test(step))).toBe(true);
});

test('water that is put on salted is where the potatoes go', () => {
  const [first] = stepsOf(['potato', 'tinned-tuna'], 'potato-salad');
  expect(first).toMatch(/^Bring a pan of salted water to the boil\. Cook the potatoes in it/);
});

test('eggs that boil with the grain of a bowl are lifted out, and nothing begins before that boils', () => {
  const [first] = stepsOf(['quinoa', 'edamame', 'egg'], 'grain-bowl');
  expect(first).toMatch(/eggs in the pot for the last 7.minutes, lift out the eggs, drain/);
  expect(first).not.toMatch(/15.minutes before the end/);
});
