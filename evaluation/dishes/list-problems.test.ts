import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { listProblems } from './list-problems.ts';

const CREAM: StepPart = { line: 0, as: 'nata' };
const problemsOf = (...es: StepPart[]) =>
  listProblems({ steps: [{ seconds: 60, text: { en: ['Stir.'], es } }] } as unknown as CanonicalRecipe);

test('a list ends with its "and"', () => {
  expect(problemsOf('Mezcla el pescado, la ', CREAM, ' con el arroz.')).toHaveLength(1);
  expect(problemsOf('Mezcla el pescado y la ', CREAM, ' con el arroz.')).toEqual([]);
  expect(problemsOf('Mezcla el pescado, la ', CREAM, ' y el perejil.')).toEqual([]);
});
