import type { CanonicalRecipe, RecipeStep, StepPart } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { orderProblems } from './order-problems.ts';

function problemsOf(...steps: readonly { seconds: number; en: readonly StepPart[] }[]): string[] {
  const written = steps.map(
    ({ seconds, en }): RecipeStep => ({ seconds, text: { en: [...en], es: [...en], fr: [...en] } }),
  );
  const lines = [{ ingredient: 'rice' }, { ingredient: 'salt' }];
  return orderProblems({ steps: written, lines, dishType: 'toast' } as unknown as CanonicalRecipe);
}
const RICE: StepPart = { line: 0, as: 'rice' };
const SALT: StepPart = { line: 1, as: 'salt' };

test('a step lasts as long as what it names, but for what is done beside it', () => {
  expect(problemsOf({ seconds: 780, en: ['Fry until brown, ', { seconds: 840 }, '.'] })).toHaveLength(1);
  const beside = ['Fry, ', { seconds: 480 }, '. Meanwhile, cook ', RICE, ' for ', { seconds: 720 }, '.'];
  expect(problemsOf({ seconds: 480, en: beside })).toEqual([]);
});

test('a side that is put on first may cook on during the steps that follow, which last as long as what they name', () => {
  const side = ['Rinse the ', RICE, ', bring to the boil and cook, ', { seconds: 1020 }, ' in all; leave covered.'];
  const next = ['Meanwhile, fry until brown, ', { seconds: 480 }, '.'];
  expect(problemsOf({ seconds: 300, en: side }, { seconds: 480, en: next })).toEqual([]);
  expect(problemsOf({ seconds: 300, en: side }, { seconds: 300, en: next })).toHaveLength(1);
  expect(problemsOf({ seconds: 300, en: side }, { seconds: 480, en: ['Fry, ', { seconds: 480 }, '.'] })).toHaveLength(
    1,
  );
});

test('the method begins with what is done, and not with what is done beside it', () => {
  expect(problemsOf({ seconds: 300, en: ['Meanwhile, warm the ', RICE, ', ', { seconds: 300 }, '.'] })).toHaveLength(1);
  expect(problemsOf({ seconds: 300, en: ['Warm the ', RICE, ', ', { seconds: 300 }, '.'] })).toEqual([]);
});

test('coming to the boil takes time', () => {
  const simmer = [' and simmer, ', { seconds: 900 }, '.'];
  expect(problemsOf({ seconds: 900, en: ['Pour in the stock, bring to the boil', ...simmer] })).toHaveLength(1);
  const timed = ['Pour in the stock, bring to the boil (', { seconds: 240 }, ')', ...simmer];
  expect(problemsOf({ seconds: 1140, en: timed })).toEqual([]);
  expect(problemsOf({ seconds: 1140, en: ['Pour in the stock, bring to the boil', ...simmer] })).toEqual([]);
});

test('nothing simmers half covered for a minute', () => {
  expect(
    problemsOf({ seconds: 60, en: ['Stir. Then simmer gently, half covered, ', { seconds: 60 }, '.'] }),
  ).toHaveLength(1);
});

test('a drained side is served within ten minutes', () => {
  const cooked = { seconds: 720, en: ['Cook the ', RICE, '.'] };
  const drained = { seconds: 60, en: ['Stir. Drain the ', RICE, ' and cover.'] };
  const served = { seconds: 60, en: ['Serve with the ', RICE, '.'] };
  const between = (seconds: number) => ({ seconds, en: ['Fry, ', { seconds }, '.'] });
  expect(problemsOf(cooked, drained, between(900), served)).toHaveLength(1);
  expect(problemsOf(cooked, drained, between(300), served)).toEqual([]);
});

test('what is drained from a tin may wait', () => {
  const drained = { seconds: 60, en: ['Drain the ', RICE, '.'] };
  const served = { seconds: 60, en: ['Serve with the ', RICE, '.'] };
  expect(problemsOf(drained, { seconds: 900, en: ['Fry, ', { seconds: 900 }, '.'] }, served)).toEqual([]);
});

test('nothing is done meanwhile after a check', () => {
  const check = ['Fry, ', { seconds: 480 }, '. Check the meat. Meanwhile, chop the parsley.'];
  expect(problemsOf({ seconds: 480, en: check })).toHaveLength(1);
});

test('the rest of the salt is left where a part of it went in before', () => {
  const rest = { seconds: 60, en: ['Season with the rest of the ', SALT, '.'] };
  expect(problemsOf({ seconds: 60, en: ['Add the ', RICE, ' with the ', SALT, '.'] }, rest)).toHaveLength(1);
  expect(problemsOf({ seconds: 60, en: ['Add the ', RICE, ' with half of the ', SALT, '.'] }, rest)).toEqual([]);
});

test('what is half used is not shared out again', () => {
  const oil: StepPart = { line: 1, as: 'oil' };
  const used = (share: string) => ({ seconds: 60, en: [share, oil, '.'] });
  const thrice = [used('Heat half of the '), used('Add a little more of the '), used('Trickle over the rest of the ')];
  expect(problemsOf(...thrice)).toHaveLength(1);
  expect(problemsOf(used('Heat half of the '), used('Trickle over the rest of the '))).toEqual([]);
});
