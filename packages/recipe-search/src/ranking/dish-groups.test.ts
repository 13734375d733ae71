import { DISH_TYPES } from '@larder/contract/dish/dish-type';
import { expect, test } from 'vitest';
import { DISH_GROUPS, dishGroupOf } from './dish-groups.ts';

test('every dish type is in exactly one group', () => {
  expect(Object.values(DISH_GROUPS).flat().sort()).toEqual([...DISH_TYPES].sort());
});

test('a recipe of unknown type is in a group of its own', () => {
  expect(dishGroupOf({ dishType: 'dal', id: 'tarka-dal' })).toBe('curry');
  expect(dishGroupOf({ dishType: null, id: 'dish-of-a-user' })).toBe('dish-of-a-user');
});
