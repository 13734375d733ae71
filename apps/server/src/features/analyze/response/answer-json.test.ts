import { readFileSync } from 'node:fs';
import type { AnalyzeResponse } from '@larder/contract/analyze';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { verdictOf } from '@larder/food/verifier/verify';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { describe, expect, test } from 'vitest';
import { createRepeatedBytes } from '../../../http/repeated-bytes.ts';
import { answerJson } from './answer-json.ts';

const recipe = (id: string) => ({
  id,
  title: 'Crème brûlée’s "best" \\ 🍮',
  ingredients: [
    { name: 'œufs', quantity: '3', match: 'have' },
    { name: 'crème', quantity: '50 cl', match: null },
  ],
  instructions: [{ step: `Whisk ${id}.`, time: 60 }],
  allergenVerdicts: [
    { allergen: 'Eggs', state: 'contains', evidence: [{ where: 'ingredient', index: 0, text: 'œuf' }] },
  ],
  dietVerdicts: [],
  match: { have: ['egg'] },
});
const answerOf = (recipes: object[]) => ({ exact: true, unsuited: null, recipes }) as unknown as AnalyzeResponse;
const COOKBOOK = loadCookbook(
  readFileSync(new URL('../../../../../../dist/cookbook.json', import.meta.url), 'utf8'),
).slice(0, 20);
const present = (each: CanonicalRecipe, have: string[] | null) =>
  presentRecipe(each, { verdict: verdictOf(each, kb), have, language: 'fr', measurementSystem: 'metric' }, kb);
const parsed = (answer: AnalyzeResponse) =>
  JSON.parse(createRepeatedBytes(answerJson(answer)).plain().toString()) as unknown;

describe('the JSON of an answer', () => {
  test.each([0, 1, 3])('with %i recipes is that of JSON.stringify, but for the order of fields', (count) => {
    const answer = answerOf(Array.from({ length: count }, (_, index) => recipe(`one-${index}`)));
    expect(parsed(answer)).toEqual(answer);
  });

  test('has the fields of each answer where several share a recipe’s steps', () => {
    const shared = recipe('shared');
    for (const have of ['egg', 'cream']) {
      const ingredients = [...shared.ingredients, { name: have, quantity: '1', match: 'have' }];
      const answer = answerOf([recipe('other'), { ...shared, ingredients, match: { have: [have] } }]);
      expect(parsed(answer)).toEqual(answer);
    }
  });

  test('of presented recipes is the same, whatever was available before, and for a copy with other values', () => {
    for (const have of [['egg', 'flour'], ['tomato'], null]) {
      const presented = COOKBOOK.map((each) => present(each, have));
      const answer = answerOf([...presented, ...presented.map((each) => ({ ...each, userRating: 4 }))]);
      expect(parsed(answer)).toEqual(JSON.parse(JSON.stringify(answer)));
    }
  });

  test('has the recipes that one more ingredient opens', () => {
    const [one, two, ...others] = COOKBOOK.map((each) => present(each, ['tomato']));
    const openings = [{ ingredient: 'egg', name: 'œufs', recipes: [one, two] }];
    const answer = { ...answerOf(others), openings } as AnalyzeResponse;
    expect(parsed(answer)).toEqual(JSON.parse(JSON.stringify(answer)));
  });
});
