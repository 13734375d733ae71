import { expect, test } from 'vitest';
import { smallKnowledgeBase as kb } from '../__fixtures__/small-knowledge-base.ts';
import type { RecipeLine } from '../recipe.ts';
import { portionsOf } from './nutrition.ts';

function eaten(ingredient: string, amount: number, unit: RecipeLine['unit']) {
  const line = { ingredient, name: { en: ingredient, es: ingredient, fr: ingredient }, amount: { min: amount }, unit };
  return portionsOf({ lines: [line], servings: 2 }, kb).known[0]?.grams;
}

test('of mussels that are weighed in their shells, only what is in the shells is eaten', () => {
  expect(eaten('mussel', 1, 'kg')).toBeCloseTo(150);
  expect(eaten('mussel', 20, null)).toBeCloseTo(60);
  expect(eaten('fish', 1, 'kg')).toBeCloseTo(500);
});
