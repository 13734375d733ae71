import { DISH_TYPES, DRINK_DISH_TYPES } from '@larder/contract/dish/dish-type';
import { INGREDIENT_PARTS } from '@larder/contract/dish/ingredient-part';
import { assert, constantFrom, property, string, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { illustrate } from './illustrate.ts';
import { DRAWING_VERSION, imagePath, readImageName, seedOf } from './image-path.ts';

const nameOf = (path: string) => path.replace('/images/', '').replace(/\.svg$/, '');

test('the address of a picture contains all that the picture shows', () => {
  const drinks: readonly string[] = DRINK_DISH_TYPES;
  assert(
    property(constantFrom(...DISH_TYPES), subarray([...INGREDIENT_PARTS]), string(), (dishType, parts, id) => {
      const category = drinks.includes(dishType) ? 'Drinks' : 'Meals';
      const ingredients = parts.map((part) => ({ id: part, kinds: [], share: 0.1, drawnAs: [part] }));
      const illustration = illustrate({ category, dishType, ingredients });
      const path = imagePath({ illustration, seed: seedOf(id) });
      expect(path).toMatch(/^\/images\/[\w.-]{1,580}\.svg$/);
      expect(readImageName(nameOf(path))?.illustration).toEqual(illustration);
    }),
  );
});

test('recipes that show the same have pictures of their own', () => {
  const illustration = illustrate({ category: 'Meals', dishType: 'soup', ingredients: [] });
  expect(imagePath({ illustration, seed: seedOf('a') })).not.toBe(imagePath({ illustration, seed: seedOf('b') }));
  expect(imagePath({ illustration, seed: seedOf('a') })).toBe(imagePath({ illustration, seed: seedOf('a') }));
});

test('a picture has no second name, and no name of a version to come', () => {
  expect(readImageName('v1.a.dish.bowl.liquid.tomato.10.herb')).not.toBeNull();
  expect(readImageName('v4.a.dish.bowl.liquid.tomato.10.herb.wood.')).not.toBeNull();
  expect(readImageName('v4.a.dish.bowl.liquid.tomato.10.herb')).toBeNull();
  expect(readImageName('v1.a.dish.bowl.liquid.tomato.10.herb.wood.')).toBeNull();
  for (const reach of ['1e1', '0xa', '010', ' 10', '10.0', '+10']) {
    expect(readImageName(`v1.a.dish.bowl.liquid.tomato.${reach}.herb`)).toBeNull();
  }
  for (const version of ['v0', 'v01', `v${DRAWING_VERSION + 1}`, 'v9999999999999999999999']) {
    expect(readImageName(`${version}.a.dish.bowl.liquid.tomato.10.herb`)).toBeNull();
  }
  expect(readImageName('v1.a.drink.mug.lemon.cream.anything.herb')).toBeNull();
});

test('any other name is no picture', () => {
  assert(
    property(string(), (name) => {
      expect(readImageName(name)).toBeNull();
    }),
  );
});
