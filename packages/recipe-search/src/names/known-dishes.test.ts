import { CUISINES } from '@larder/contract/dish/cuisine';
import { DISH_TYPES } from '@larder/contract/dish/dish-type';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { findKnownDish, KNOWN_DISHES, knownDishOf } from './known-dishes.ts';

test('every known dish has dish types, ingredients and a cuisine that exist, and names of its own', () => {
  const names = KNOWN_DISHES.flatMap((dish) => dish.names);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  for (const { types, mains, cuisine } of KNOWN_DISHES) {
    expect(types.length).toBeGreaterThan(0);
    expect(DISH_TYPES).toEqual(expect.arrayContaining([...types]));
    expect(mains.filter((id) => kb.get(id) === undefined)).toEqual([]);
    if (cuisine !== null) expect(CUISINES).toContain(cuisine);
  }
});

test('the longest name among the words counts', () => {
  expect(findKnownDish(['sopa', 'de', 'tortilla'])).toMatchObject({ from: 0, to: 3 });
  expect(findKnownDish(['beef', 'tacos'])).toBeNull();
});

test('a name is that of a known dish only if no other word is in it', () => {
  expect(knownDishOf(['poulet', 'a', 'la', 'creme'], 'fr')?.mains).toContain('chicken');
  expect(knownDishOf(['poulet', 'a', 'la', 'creme', 'et', 'champignons'], 'fr')).toBeNull();
});
