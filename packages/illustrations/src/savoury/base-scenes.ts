import { BITES, type DishScene, IN_SAUCE, PIECES } from '../dish-scene.ts';

export const plated: DishScene = {
  vessel: 'plate',
  base: 'none',
  colour: 'cream',
  toppings: PIECES,
  count: 8,
  reach: 64,
};
export const inPan: DishScene = { ...plated, vessel: 'pan', count: 9, reach: 72 };
export const onBoard: DishScene = { ...plated, vessel: 'board', reach: 78 };
export const inBakingDish: DishScene = { ...plated, vessel: 'baking-dish', count: 11, reach: 84 };
export const soup: DishScene = {
  vessel: 'bowl',
  others: [{ vessel: 'plate' }, { vessel: 'casserole' }, { vessel: 'saucepan' }],
  base: 'liquid',
  colour: 'savoury',
  toppings: [...IN_SAUCE, 'crouton', 'dollop', 'seed'],
  cuts: BITES,
  count: 6,
  reach: 60,
};
export const inSauce: DishScene = {
  ...soup,
  base: 'sauce',
  otherwise: 'crust',
  toppings: IN_SAUCE,
  count: 8,
  reach: 62,
};
export const rice: DishScene = { ...plated, vessel: 'bowl', base: 'rice', colour: 'grain', count: 9, reach: 70 };
export const baked: DishScene = {
  ...inBakingDish,
  base: 'bake',
  colour: 'savoury',
  otherwise: 'cream',
  count: 5,
  reach: 62,
};
