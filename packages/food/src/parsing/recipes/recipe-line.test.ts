import { describe, expect, test } from 'vitest';
import { aRecipe } from '../../__fixtures__/recipes.ts';
import { smallKnowledgeBase as kb } from '../../__fixtures__/small-knowledge-base.ts';
import { verifyRecipe } from '../../verifier/verify.ts';
import { readRecipeLine } from './recipe-line.ts';

describe('a line as people write it', () => {
  test('becomes a line of a recipe', () => {
    expect(readRecipeLine('2 onions, finely chopped', 'en-GB', kb)).toEqual({
      ingredient: 'onion',
      name: { en: 'onions' },
      amount: { min: 2 },
      unit: null,
      preparation: { en: 'finely chopped' },
    });
  });

  test('in another language stands under English too', () => {
    expect(readRecipeLine('200 g de mantequilla', 'es', kb)).toMatchObject({
      ingredient: 'butter',
      name: { en: 'mantequilla', es: 'mantequilla' },
      amount: { min: 200 },
      unit: 'g',
    });
  });

  test('is called by what it leaves out', () => {
    expect(readRecipeLine('50 g gluten-free flour', 'en-GB', kb).name).toEqual({ en: 'gluten-free flour' });
    expect(readRecipeLine('2 slices wheat-free bread', 'en-GB', kb).name.en).toBe('wheat-free bread');
    expect(readRecipeLine('2 rebanadas de pan sin trigo', 'es', kb).name.es).toBe('pan sin trigo');
  });

  test.each([
    ['butter or margarine', 'Dairy', 'contains'],
    ['50 g gluten-free flour', 'Gluten', 'none-found'],
    ['1 courgette (may contain traces of nuts)', 'Nuts', 'cant-tell'],
    ['100 g walnut brittle', 'Nuts', 'contains'],
    ['a handful of nothing known', 'Lupin', 'cant-tell'],
  ] as const)('keeps what it says of allergens: %s', (text, allergen, state) => {
    const recipe = aRecipe({ source: 'user', lines: [readRecipeLine(text, 'en-GB', kb)] });
    const finding = verifyRecipe(recipe, kb).allergens.find((each) => each.allergen === allergen);
    expect(finding?.state).toBe(state);
  });
});
