import { INGREDIENT_MODULES } from '@larder/food/ingredients/data/all';
import type { IngredientEntry } from '@larder/food/ingredients/ingredient';
import { describe, expect, test } from 'vitest';
import { lintKnowledgeBase } from './lint-knowledge-base.ts';

type Cited = Extract<IngredientEntry, { source: string }>;

const bread: Cited = {
  id: 'bread',
  gb: 'bread | breads',
  us: 'bread | breads',
  es: 'pan | panes',
  fr: 'pain | pains',
  allergens: ['Wheat', 'Gluten'],
  origin: ['plant'],
  per100g: [266, 8.9, 49.4, 3.3, 2.7, 5.7],
  source: 'USDA 174924',
  roles: ['bread'],
};

function lint(...entries: IngredientEntry[]): string[] {
  return lintKnowledgeBase([{ group: 'grain-and-bread', entries }]).map(({ rule, id }) => `${id}: ${rule}`);
}

function another(fields: Partial<Cited>): Cited {
  return {
    ...bread,
    id: 'roll',
    gb: 'roll | rolls',
    us: 'roll | rolls',
    es: 'bollo | bollos',
    fr: 'petit pain | petits pains',
    ...fields,
  };
}

function reckoned(nutritionFrom: Record<string, number>): IngredientEntry {
  const { per100g: _, source: __, ...described } = another({});
  return { ...described, nutritionFrom };
}

describe('the lint of the larder', () => {
  test('finds nothing in entries that are as they should be', () => {
    expect(lint(bread, another({ kindOf: ['bread'] }))).toEqual([]);
  });

  test('finds nothing in the larder', () => {
    expect(lintKnowledgeBase(INGREDIENT_MODULES)).toEqual([]);
  });

  test.each<[string, IngredientEntry, string]>([
    ['an id in capitals', another({ id: 'Roll' }), 'Roll: id'],
    ['a kind that no entry is', another({ kindOf: ['cake'] }), 'roll: unknown-id'],
    ['a kind of itself', another({ kindOf: ['roll'] }), 'roll: cycle'],
    ['a language without a name', another({ fr: ' ' }), 'roll: missing-name'],
    ['a name that another entry has', another({ es: 'Pan' }), 'roll: claimed-name'],
    [
      'an allergen of its kind that it lost',
      another({ kindOf: ['bread'], allergens: ['Gluten'] }),
      'roll: lost-allergen',
    ],
    ['wheat without gluten', another({ allergens: ['Wheat'] }), 'roll: allergens'],
    ['an allergen both borne and not', another({ mayContain: ['Wheat'] }), 'roll: allergens'],
    ['energy that does not add up', another({ per100g: [400, 8.9, 49.4, 3.3, 2.7, 5.7] }), 'roll: nutrition'],
    ['more fibre than carbohydrate', another({ per100g: [50, 8.9, 1, 1, 5, 0] }), 'roll: nutrition'],
    ['a source without a number', another({ source: 'USDA' }), 'roll: nutrition'],
    ['a source that is but a word', another({ source: 'derived' }), 'roll: nutrition'],
    ['what feeds like an entry that is none', reckoned({ cake: 100 }), 'roll: nutrition'],
    ['what feeds like itself', reckoned({ roll: 50, bread: 50 }), 'roll: nutrition'],
    ['what feeds like nothing', reckoned({}), 'roll: nutrition'],
    ['what holds more than there is room for', reckoned({ bread: 300 }), 'roll: nutrition'],
  ])('finds %s', (_, entry, finding) => {
    expect(lint(bread, entry)).toContain(finding);
  });

  test('finds an id given twice', () => {
    expect(lint(bread, bread)).toContain('bread: id');
  });

  test('finds a swap that solves nothing', () => {
    const solves = (solved: 'Gluten' | 'Vegan') =>
      another({ swaps: [{ use: 'bread', ratio: 1, as: ['bread'], solves: [solved] }] });
    expect(lint(bread, solves('Gluten'))).toContain('roll: swap');
    expect(lint(bread, solves('Vegan'))).toEqual([]);
  });

  test('takes an allergen for dealt with that is said to be left out', () => {
    const glutenFree = another({ kindOf: ['bread'], allergens: [], without: ['Wheat', 'Gluten'] });
    expect(lint(bread, glutenFree)).toEqual([]);
  });
});
