import { describe, expect, test } from 'vitest';
import { type NutritionFields, nutrientsOf } from './compile-nutrition.ts';
import { readIngredients } from './read-ingredients.ts';

const butter = { id: 'butter', per100g: { kcal: 717, protein: 1, carbs: 0, fat: 81, fibre: 0, sugar: 0 } };
const garlic = { id: 'garlic', per100g: { kcal: 149, protein: 6, carbs: 33, fat: 0.5, fibre: 2, sugar: 1 } };
const sugar = { id: 'sugar', per100g: { kcal: 400, protein: 0, carbs: 100, fat: 0, fibre: 0, sugar: 100 } };
const wine = { id: 'wine', per100g: { kcal: 82, protein: 0, carbs: 3, fat: 0, fibre: 0, sugar: 1 }, abv: 12.5 };

function calculated(nutritionFrom: Record<string, number>, drink: { abv?: number; density?: number } = {}) {
  const mix: NutritionFields = { ...drink, id: 'mix', nutritionFrom };
  return nutrientsOf([mix, butter, garlic, sugar, wine]).get('mix');
}

describe('the nutrients of an ingredient', () => {
  test('are those of its table where it has one', () => {
    expect(nutrientsOf([butter]).get('butter')).toEqual([717, 1, 0, 81, 0, 0]);
  });

  test('are calculated from its nutritionFrom, the rest being water', () => {
    expect(calculated({ butter: 90, garlic: 10 })).toEqual([660, 1.5, 3.3, 73, 0.2, 0.1]);
    expect(calculated({ sugar: 50 })).toEqual([200, 0, 50, 0, 0, 50]);
  });

  test('count the alcohol of a drink once, by its strength and weight', () => {
    expect(calculated({}, { abv: 40, density: 0.94 })?.[0]).toBe(235);
    expect(calculated({ sugar: 30 }, { abv: 25, density: 1.06 })?.[0]).toBe(250);
    expect(calculated({ wine: 100 }, { abv: 17 })?.[0]).toBe(107);
  });

  test('leave out the alcohol of a wine that is cooked away', () => {
    expect(calculated({ wine: 100 })?.[0]).toBe(13);
  });

  test('exist for every ingredient of the data files', () => {
    const { entries } = readIngredients('ingredients');
    const nutrients = nutrientsOf(entries);
    expect(entries.length).toBeGreaterThan(1900);
    expect(entries.filter(({ id }) => nutrients.get(id)?.some((value) => !(value >= 0)) ?? true)).toEqual([]);
  });
});
