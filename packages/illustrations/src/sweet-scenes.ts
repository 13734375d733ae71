import type { DishScene, MealDishType } from './dish-scene.ts';
import { IN_SAUCE, ON_SWEET, times } from './dish-scene.ts';

const plated: DishScene = {
  vessel: 'plate',
  base: 'none',
  colour: 'sweet',
  otherwise: 'crust',
  toppings: ON_SWEET,
  count: 4,
  reach: 64,
};
const bowlful: DishScene = { ...plated, vessel: 'bowl', base: 'liquid', otherwise: 'cream', count: 7, reach: 60 };
const creamy: DishScene = { ...bowlful, base: 'cream', count: 4, reach: 46 };
const onBoard: DishScene = { ...plated, vessel: 'board', reach: 80 };

export const SWEET_SCENES = {
  porridge: { ...bowlful, base: 'porridge', toppings: [...ON_SWEET, ...IN_SAUCE] },
  muesli: { ...bowlful, base: 'porridge', colour: 'cream', count: 10 },
  'yogurt-bowl': { ...bowlful, colour: 'cream' },
  'smoothie-bowl': bowlful,
  pancakes: { ...plated, base: 'pancake-stack', colour: 'carrot', toppings: [...ON_SWEET, 'dollop'], count: 5 },
  crepes: {
    ...plated,
    others: [{ base: 'none', pieces: times(3, 'folded-crepe'), reach: 78 }],
    base: 'crepes',
    otherwise: 'lemon',
    toppings: [...ON_SWEET, 'dollop', 'meat', 'cube', 'potato'],
    count: 4,
    reach: 70,
  },
  waffles: { ...plated, base: 'waffle', colour: 'crust', toppings: [...ON_SWEET, 'dollop'] },
  cake: { ...plated, base: 'cake-slice', otherwise: 'yolk', reach: 50, count: 6 },
  cheesecake: { ...plated, base: 'cake', colour: 'cream', reach: 50, count: 6 },
  muffins: {
    ...plated,
    others: [
      { base: 'none', vessel: 'board', pieces: times(6, 'muffin'), reach: 78 },
      { base: 'none', vessel: 'plate', pieces: times(4, 'muffin'), reach: 78 },
    ],
    base: 'muffin-row',
    colour: 'sweet',
    otherwise: 'crust',
    count: 6,
  },
  cookies: {
    ...plated,
    others: [{ vessel: 'board' }, { vessel: 'tray' }],
    colour: 'sweet',
    otherwise: 'crust',
    pieces: times(6, 'cookie'),
    toppings: ['nut', 'chocolate'],
    count: 3,
  },
  bars: {
    ...onBoard,
    others: [{ vessel: 'plate' }],
    pieces: times(6, 'bar'),
    toppings: ['biscuit', ...ON_SWEET],
    count: 3,
  },
  'sweet-pie': {
    ...plated,
    others: [{ vessel: 'board' }],
    base: 'pie-cut',
    otherwise: 'crust',
    toppings: ON_SWEET,
    count: 3,
    reach: 96,
  },
  'sweet-tart': { ...plated, others: [{ vessel: 'board' }], base: 'tart', otherwise: 'yolk', count: 8, reach: 54 },
  'sweet-pastry': { ...onBoard, pieces: times(5, 'turnover'), colour: 'crust', toppings: ['nut', 'berry'], count: 4 },
  doughnuts: { ...plated, pieces: times(5, 'doughnut'), otherwise: 'crust', count: 0, reach: 62 },
  'sweet-bread': { ...onBoard, pieces: times(3, 'bun'), colour: 'crust', toppings: ['raspberry', 'nut'], count: 3 },
  crumble: { ...plated, vessel: 'baking-dish', base: 'crumble', otherwise: 'yolk', count: 3, reach: 50 },
  pudding: { ...plated, base: 'flan', otherwise: 'cream', count: 3 },
  custard: creamy,
  mousse: {
    ...creamy,
    others: [{ base: 'cream', vessel: 'bowl', reach: 50 }],
    base: 'dessert-glass',
    count: 3,
    toppings: [...ON_SWEET, 'biscuit'],
  },
  trifle: { ...creamy, base: 'layered-glass', count: 6, toppings: [...ON_SWEET, 'biscuit'] },
  'ice-cream': { ...plated, base: 'scoops', otherwise: 'cream', count: 3, toppings: [...ON_SWEET, 'biscuit'] },
  meringue: { ...plated, base: 'pavlova', colour: 'cream', count: 9, reach: 46 },
  'fruit-dessert': { ...bowlful, base: 'none', count: 12, reach: 68 },
  confectionery: {
    ...onBoard,
    others: [{ vessel: 'plate' }],
    pieces: times(9, 'ball'),
    otherwise: 'chocolate',
    toppings: ['nut'],
    count: 3,
  },
  jam: { ...bowlful, base: 'jar', toppings: ON_SWEET, otherwise: 'berry', count: 3 },
  'snack-mix': { ...plated, vessel: 'bowl', toppings: ['popcorn', 'nut', 'chickpea', 'berry'], count: 26, reach: 72 },
} as const satisfies Partial<Record<MealDishType, DishScene>>;
