import { BITES, type DishScene, type MealDishType, PIECES, times } from '../dish-scene.ts';
import { onBoard, plated, rice } from './base-scenes.ts';

const salad: DishScene = {
  ...rice,
  others: [{ vessel: 'plate' }],
  base: 'greens',
  toppings: ['egg-half', ...PIECES, 'crouton', 'pasta'],
  cuts: ['chicken-breast', ...BITES],
  count: 12,
  reach: 74,
};
const creamy: DishScene = {
  vessel: 'bowl',
  base: 'cream',
  colour: 'savoury',
  otherwise: 'cream',
  toppings: ['herb', 'chickpea', 'nut', 'olive', 'pea', 'cucumber', 'lemon'],
  count: 5,
  reach: 52,
};
/** What may be stirred into a mash, or lie on it. */
const IN_MASH = ['mushroom', 'bacon', 'sausage', 'apple', 'nut', 'olive', 'garlic', 'lemon', 'herb', 'dollop'] as const;

export const PLATE_AND_SIDE_SCENES = {
  salad,
  bowl: { ...rice, toppings: ['egg-half', ...PIECES], count: 12, reach: 74 },
  sushi: {
    ...onBoard,
    pieces: times(6, 'sushi'),
    colour: 'savoury',
    otherwise: 'leaf-light',
    toppings: ['fish', 'avocado', 'cucumber', 'prawn', 'herb', 'sesame'],
    count: 3,
  },
  'raw-fish': { ...plated, vessel: 'bowl', toppings: ['fish', ...PIECES] },
  'cold-plate': { ...onBoard, toppings: [...PIECES, 'bread', 'flatbread', 'egg-half'], count: 10 },
  bites: { ...onBoard, count: 9 },
  dip: {
    ...creamy,
    vessel: 'plate',
    base: 'dip',
    toppings: ['flatbread', 'carrot', 'cucumber', 'stalk', 'pepper', 'tomato', 'onion', 'lime', ...creamy.toppings],
    count: 7,
    reach: 84,
  },
  spread: { ...creamy, toppings: ['olive', 'herb', 'nut', 'bread'], count: 3 },
  pickle: { ...plated, base: 'jar', colour: 'savoury', otherwise: 'clear', count: 8 },
  'vegetable-side': { ...plated, others: [{ vessel: 'bowl' }], count: 10 },
  'potato-side': { ...plated, others: [{ vessel: 'bowl' }], count: 10 },
  'baked-potato': {
    ...plated,
    pieces: times(2, 'jacket'),
    toppings: ['butter', 'dollop', ...PIECES],
    count: 5,
    reach: 50,
  },
  mash: {
    ...creamy,
    others: [
      { base: 'mash-swirl' },
      { base: 'mash-well' },
      { vessel: 'plate' },
      { base: 'mash-swirl', vessel: 'casserole' },
      { base: 'mash-well', vessel: 'plate' },
    ],
    base: 'mash',
    colour: 'savoury',
    otherwise: 'cream',
    toppings: ['butter', 'leaf', 'onion', 'cube', 'squash', 'cauliflower', 'root', 'carrot', 'pea', ...IN_MASH],
    count: 7,
  },
  chips: {
    ...plated,
    others: [{ vessel: 'bowl' }, { vessel: 'board' }],
    pieces: times(14, 'stick'),
    colour: 'yolk',
    toppings: ['herb', 'lime'],
    count: 2,
    reach: 62,
  },
  crisps: {
    ...plated,
    vessel: 'bowl',
    pieces: times(9, 'crisp'),
    colour: 'yolk',
    toppings: ['leaf'],
    count: 5,
    reach: 66,
  },
  'savoury-pancake': {
    ...plated,
    others: [{ vessel: 'pan' }, { vessel: 'board' }],
    base: 'flatbread',
    colour: 'yolk',
    toppings: PIECES,
    count: 6,
    reach: 52,
  },
} as const satisfies Partial<Record<MealDishType, DishScene>>;
