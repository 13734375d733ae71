import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { aLine, aRecipe } from '../__fixtures__/recipes.ts';
import type { IngredientRule } from '../ingredients/ingredient.ts';
import { breachesOf, breaks, doubts, EXCLUDED_FOOD } from './restrictions.ts';
import { verifyRecipe } from './verify.ts';

const NOTHING = { excludedAllergens: [], dietTypes: [] };
const verdictFor = (...ids: string[]) => verifyRecipe(aRecipe({ lines: ids.map((id) => aLine(id)) }), kb);
const breaksRule = (rule: IngredientRule, ...ids: string[]) =>
  breaks(verdictFor(...ids), { ...NOTHING, rules: [rule] });

describe('a rule is broken', () => {
  test.each<[IngredientRule, string[]]>([
    ['halal', ['bacon']],
    ['halal', ['white-wine', 'chicken']],
    ['halal', ['iberian-pork']],
    ['kosher', ['prawn']],
    ['kosher', ['beef', 'butter']],
    ['pregnancy', ['brie']],
    ['pregnancy', ['rum', 'lime']],
    ['baby', ['honey', 'oats']],
    ['baby', ['salt', 'potato']],
    ['toddler', ['almond', 'apple']],
  ])('%s by %j', (rule, ids) => {
    expect(breaksRule(rule, ...ids)).toEqual([rule]);
  });
});

describe('a rule is kept', () => {
  test.each<[IngredientRule, string[]]>([
    ['halal', ['lamb', 'rice', 'yogurt']],
    ['kosher', ['salmon', 'butter']],
    ['pregnancy', ['cheddar', 'salmon']],
    ['baby', ['sweet-potato', 'red-lentil']],
    ['toddler', ['almond-butter', 'banana']],
  ])('%s by %j', (rule, ids) => {
    expect(breaksRule(rule, ...ids)).toEqual([]);
  });
});

test('gelatine of unknown origin leaves halal and kosher open', () => {
  expect(doubts(verdictFor('gelatine', 'milk'), { ...NOTHING, rules: ['halal', 'kosher'] })).toEqual([
    'halal',
    'kosher',
  ]);
});

test('a food that is left out takes its narrower kinds with it, and the line that names it is the evidence', () => {
  const [breach, ...others] = breachesOf(verdictFor('rice', 'red-onion'), {
    ...NOTHING,
    excludedIngredients: ['onion'],
  });
  expect(others).toEqual([]);
  expect(breach).toMatchObject({ what: EXCLUDED_FOOD, evidence: [{ where: 'ingredient', index: 1 }] });
});
