import { describe, expect, test } from 'vitest';
import { INGREDIENT_MODULES } from './data/all.ts';
import { figuresOf } from './figures.ts';
import type { IngredientEntry } from './ingredient.ts';

const names = { gb: 'x', us: 'x', es: 'x', fr: 'x', origin: ['plant'], roles: [] } satisfies Partial<IngredientEntry>;
const butter: IngredientEntry = { ...names, id: 'butter', per100g: [717, 1, 0, 81, 0, 0], source: 'USDA 173410' };
const garlic: IngredientEntry = { ...names, id: 'garlic', per100g: [149, 6, 33, 0.5, 2, 1], source: 'USDA 169230' };
const sugar: IngredientEntry = { ...names, id: 'sugar', per100g: [400, 0, 100, 0, 0, 100], source: 'CIQUAL 31016' };
const wine: IngredientEntry = { ...names, id: 'wine', per100g: [82, 0, 3, 0, 0, 1], source: 'CIQUAL 5214', abv: 12.5 };

function reckon(nutritionFrom: Record<string, number>, drink: { abv?: number; density?: number } = {}) {
  const mix: IngredientEntry = { ...names, ...drink, id: 'mix', nutritionFrom };
  return figuresOf([mix, butter, garlic, sugar, wine]).get('mix');
}

describe('the figures of an ingredient', () => {
  test('are those of its table where it has one', () => {
    expect(figuresOf([butter]).get('butter')).toEqual(butter.per100g);
  });

  test('are reckoned from what it feeds like, the rest being water', () => {
    expect(reckon({ butter: 90, garlic: 10 })).toEqual([660, 1.5, 3.3, 73, 0.2, 0.1]);
    expect(reckon({ sugar: 50 })).toEqual([200, 0, 50, 0, 0, 50]);
  });

  test('count the alcohol of a drink once, by its strength and weight', () => {
    expect(reckon({}, { abv: 40, density: 0.94 })?.[0]).toBe(235);
    expect(reckon({ sugar: 30 }, { abv: 25, density: 1.06 })?.[0]).toBe(250);
    expect(reckon({ wine: 100 }, { abv: 17 })?.[0]).toBe(107);
  });

  test('leave out the alcohol of a wine that is cooked away', () => {
    expect(reckon({ wine: 100 })?.[0]).toBe(13);
  });

  test('are cited or reckoned for every ingredient of the larder', () => {
    const entries = INGREDIENT_MODULES.flatMap((module) => module.entries);
    const figures = figuresOf(entries);
    expect(
      entries.filter(({ source, nutritionFrom }) => (source === undefined) === (nutritionFrom === undefined)),
    ).toEqual([]);
    expect(entries.filter(({ id }) => figures.get(id)?.some((value) => !(value >= 0)) ?? true)).toEqual([]);
  });
});
