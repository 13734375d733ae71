import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { aLine, aRecipe, aStep } from '@larder/food/__fixtures__/recipes';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { describe, expect, test } from 'vitest';
import { applyWishes, type Wishes } from './apply-wishes.ts';

const NO_WISHES: Wishes = {
  maxMinutes: null,
  course: null,
  cuisine: null,
  equipment: [],
  withoutEquipment: [],
  useFirst: [],
  only: false,
  styles: [],
};
const dish = (id: string, minutes: number, given: Partial<CanonicalRecipe> = {}): CanonicalRecipe =>
  aRecipe({ id, steps: [{ ...aStep('Cook.'), seconds: minutes * 60 }], ...given });

const QUICK = dish('quick-pasta', 15, { dishType: 'short-pasta', cuisine: 'Italian', lines: [aLine('pasta')] });
const SLOW = dish('slow-roast', 120, {
  dishType: 'roast',
  cuisine: 'British',
  lines: [aLine('spinach'), aLine('chilli')],
  steps: [{ ...aStep('Roast in the oven.'), seconds: 7200 }],
});
const PUDDING = dish('pudding', 40, {
  dishType: 'pudding',
  subcategory: 'Snack',
  lines: [aLine('milk'), aLine('rice')],
});
const ALL = [SLOW, QUICK, PUDDING];

const chosen = (wishes: Partial<Wishes>, have: string[] = []) => {
  const { recipes, unmet } = applyWishes(ALL, { ...NO_WISHES, ...wishes }, have, kb);
  return { ids: recipes.map(({ id }) => id), unmet };
};

describe('a wish that some recipes meet keeps those alone', () => {
  test.each<[string, Partial<Wishes>, string[]]>([
    ['a time limit', { maxMinutes: 30 }, ['quick-pasta']],
    ['a cuisine', { cuisine: 'British' }, ['slow-roast']],
    ['a dessert', { course: 'dessert' }, ['pudding']],
    ['dinner', { course: 'dinner' }, ['slow-roast', 'quick-pasta']],
    ['a tool', { equipment: ['oven'] }, ['slow-roast']],
    ['a tool that can stand in for another', { equipment: ['air-fryer'] }, ['slow-roast']],
    ['no oven', { withoutEquipment: ['oven'] }, ['quick-pasta', 'pudding']],
  ])('%s', (_wish, wishes, ids) => {
    expect(chosen(wishes)).toEqual({ ids, unmet: [] });
  });

  test('nothing but what is there', () => {
    expect(chosen({ only: true }, ['milk', 'rice'])).toEqual({ ids: ['pudding'], unmet: [] });
  });
});

test('who has a microwave can make what needs no heat, and a closed pot cooks stews', () => {
  const salad = dish('salad', 10, { dishType: 'salad', steps: [aStep('Mix everything.')] });
  const stew = dish('stew', 90, { dishType: 'stew', steps: [aStep('Simmer until tender.')] });
  const ids = (tool: Wishes['equipment'][number]) =>
    applyWishes([salad, stew], { ...NO_WISHES, equipment: [tool] }, [], kb).recipes.map(({ id }) => id);
  expect(ids('microwave')).toEqual(['salad']);
  expect(ids('pressure-cooker')).toEqual(['stew']);
});

test('a wish that no recipe meets is named and changes nothing', () => {
  expect(chosen({ maxMinutes: 5, cuisine: 'Thai' })).toEqual({
    ids: ['slow-roast', 'quick-pasta', 'pudding'],
    unmet: ['maxMinutes', 'cuisine'],
  });
});

test('foods to use first and styles move recipes up', () => {
  expect(chosen({ useFirst: ['pasta'] }).ids).toEqual(['quick-pasta', 'slow-roast', 'pudding']);
  expect(chosen({ styles: ['sweet'] }).ids).toEqual(['pudding', 'slow-roast', 'quick-pasta']);
  expect(chosen({ useFirst: ['saffron'] }).unmet).toEqual(['useFirst']);
});
