import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { allergensExcludedBy, dietStateOf } from './diet-rules.ts';

function stateOf(id: string, diet: Parameters<typeof dietStateOf>[1]) {
  const ingredient = kb.get(id);
  if (!ingredient) throw new Error(`No ingredient ${id}.`);
  return dietStateOf(ingredient, diet);
}

test('honey is vegetarian and not vegan', () => {
  expect(stateOf('honey', 'Vegan')).toBe('no');
  expect(stateOf('honey', 'Vegetarian')).toBe('yes');
});

test('gelatine is excluded from all three diets', () => {
  expect(stateOf('gelatine', 'Vegan')).toBe('no');
  expect(stateOf('gelatine', 'Vegetarian')).toBe('no');
  expect(stateOf('gelatine', 'Fish')).toBe('no');
});

test('fish is pescatarian and not vegetarian', () => {
  expect(stateOf('cod', 'Fish')).toBe('yes');
  expect(stateOf('cod', 'Vegetarian')).toBe('no');
});

test('an ingredient that may contain milk leaves vegan open and vegetarian settled', () => {
  const bread = { origin: ['plant' as const], mayContain: ['Dairy' as const] };
  expect(dietStateOf(bread, 'Vegan')).toBe('cant-tell');
  expect(dietStateOf(bread, 'Vegetarian')).toBe('yes');
});

test('an allergen from an animal excludes an ingredient whose listed origin is a plant', () => {
  expect(dietStateOf({ origin: ['plant'], allergens: ['Eggs'] }, 'Vegan')).toBe('no');
});

test('no ingredient with an allergen that a diet excludes fits that diet', () => {
  for (const diet of ['Vegan', 'Vegetarian'] as const) {
    const withThem = kb.all.filter(({ allergens = [] }) =>
      allergens.some((one) => allergensExcludedBy(diet).includes(one)),
    );
    expect(withThem.length).toBeGreaterThan(50);
    expect(withThem.filter((ingredient) => dietStateOf(ingredient, diet) !== 'no')).toEqual([]);
  }
});
