import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet } from '../__fixtures__/adapt.ts';
import { recipeOf } from '../__fixtures__/recipes.ts';

test('on a diet low in FODMAPs no flour has gluten beside crumbs without it', () => {
  const schnitzel = (crumbs: string) =>
    recipeOf(
      'Schnitzel',
      [
        ['pork-loin', 500, 'g'],
        ['plain-flour', 30, 'g'],
        ['egg', 2],
        [crumbs, 120, 'g'],
      ],
      { dishType: 'breaded' },
    );
  const adapted = adapt(schnitzel('breadcrumb'), onDiet('Low FODMAP'));
  expect(adapted?.lines[3]?.ingredient).toBe('gluten-free-breadcrumb');
  expect(adapted?.lines[1]).toMatchObject({
    ingredient: 'gluten-free-flour',
    swappedFrom: { ingredient: 'plain-flour', because: ['Low FODMAP'] },
  });
  expect(linesOf(schnitzel('gluten-free-breadcrumb'), onDiet('Low FODMAP'))?.[1]).toBe('plain-flour');
});

test('on a diet low in FODMAPs no clove of garlic or sip of milk stays where crumbs gave way, however many it serves', () => {
  const loaf = (crumbs: string) => ({
    ...recipeOf('Loaf', [
      ['pork-loin', 1000, 'g'],
      [crumbs, 400, 'g'],
      ['garlic', 1, 'clove'],
      ['milk', 40, 'ml'],
    ]),
    servings: 8,
  });
  const adapted = linesOf(loaf('breadcrumb'), onDiet('Low FODMAP'));
  expect(adapted?.slice(1, 4)).toEqual(['gluten-free-breadcrumb', 'garlic-oil', 'lactose-free-milk']);
  expect(adapt(loaf('gluten-free-breadcrumb'), onDiet('Low FODMAP'))).toBeUndefined();
});

test('on a diet low in FODMAPs no biscuit has gluten beside milk without lactose', () => {
  const custard = recipeOf('Natillas', [
    ['milk', 1000, 'ml'],
    ['egg-yolk', 6],
    ['tea-biscuit', 6],
  ]);
  expect(linesOf({ ...custard, dishType: 'pudding', servings: 6 }, onDiet('Low FODMAP'))).toEqual([
    'lactose-free-milk',
    'egg-yolk',
    'gluten-free-biscuit',
  ]);
});

test('wheat that stays, since a serving has little of it, is told of in the tip', () => {
  const shells = {
    ...recipeOf('Shells', [
      ['plain-flour', 60, 'g'],
      ['egg', 4],
    ]),
    servings: 6,
    tip: { en: 'Prick them.', es: 'Pínchalas.', fr: 'Piquez-les.' },
  };
  const told = adapt(shells, onDiet('Low FODMAP'));
  expect(told?.lines).toEqual(shells.lines);
  expect(told?.tip?.en).toBe(
    'Prick them. The wheat in it is low in FODMAPs in this amount alone: keep to one serving.',
  );
  expect(told?.id).not.toBe(shells.id);
  expect(told && adapt(told, onDiet('Low FODMAP'))).toBe(told);
  expect(adapt({ ...shells, tip: null }, onDiet('Low FODMAP'))?.tip?.fr).toMatch(/^Le blé de la recette/);
  expect(adapt(shells, onDiet('Vegetarian'))).toBe(shells);
});

test('a dish of three foods of wheat is too much of it together, however little there is of each', () => {
  const cannelloni = (flour: string) => ({
    ...recipeOf('Cannelloni', [
      ['minced-beef', 500, 'g'],
      ['bread', 40, 'g'],
      ['cannelloni', 60, 'g'],
      [flour, 60, 'g'],
    ]),
    servings: 6,
  });
  expect(adapt(cannelloni('plain-flour'), onDiet('Low FODMAP'))).toBeUndefined();
  expect(linesOf(cannelloni('cornflour'), onDiet('Low FODMAP'))).toContain('cannelloni');
});

test('the tip says that only the green of spring onions is low in FODMAPs', () => {
  const omelette = recipeOf('Omelette', [
    ['egg', 6],
    ['spring-onion', 4],
  ]);
  const adapted = adapt({ ...omelette, servings: 2 }, onDiet('Low FODMAP'));
  expect(adapted?.lines[1]?.ingredient).toBe('spring-onion-greens');
  expect(adapted?.tip?.en).toBe('Keep to the spring onion greens: the white is high in FODMAPs.');
});

test('on a diet low in FODMAPs tofu is firm and noodles are of buckwheat alone', () => {
  const bowl = recipeOf('Bowl', [
    ['tofu', 300, 'g'],
    ['soba-noodle', 200, 'g'],
  ]);
  const bought = adapt(bowl, onDiet('Low FODMAP'))?.lines.map(({ preparation }) => preparation?.fr);
  expect(bought).toEqual(['ferme', '100 % sarrasin']);
});

test('a dish with garlic is not low in FODMAPs, however little of it a serving has', () => {
  const dressing = (aromatic: string) => ({
    ...recipeOf('Dressing', [
      ['olive-oil', 200, 'ml'],
      [aromatic, 2, 'g'],
    ]),
    servings: 8,
  });
  expect(adapt(dressing('garlic'), onDiet('Low FODMAP'))).toBeUndefined();
  expect(adapt(dressing('chive'), onDiet('Low FODMAP'))).toBeDefined();
});
