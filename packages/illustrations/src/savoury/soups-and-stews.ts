import { type DishScene, type MealDishType, PIECES } from '../dish-scene.ts';
import { inSauce, soup } from './base-scenes.ts';

/** What else is stewed or served in than a casserole. */
const STEWED = [{ vessel: 'bowl' }, { vessel: 'plate' }, { vessel: 'cazuela' }, { vessel: 'saucepan' }] as const;
const overRice: DishScene = { ...inSauce, others: [{ vessel: 'plate' }], base: 'sauce-and-rice', count: 5, reach: 56 };

export const SOUP_AND_STEW_SCENES = {
  soup,
  'cold-soup': { ...soup, toppings: ['cucumber', 'crouton', 'tomato', 'egg-half', 'pepper', 'herb'] },
  'noodle-soup': {
    ...soup,
    others: [{ vessel: 'casserole' }, { vessel: 'saucepan' }],
    base: 'noodle-broth',
    otherwise: 'lemon',
    toppings: ['egg-half', ...PIECES],
    count: 7,
  },
  stew: { ...inSauce, vessel: 'casserole', others: STEWED },
  curry: overRice,
  chilli: overRice,
  dal: { ...overRice, colour: 'yolk' },
  'bean-dish': { ...inSauce, others: STEWED },
  braise: {
    ...inSauce,
    vessel: 'casserole',
    others: [{ vessel: 'plate' }, { vessel: 'pan' }, { vessel: 'cazuela' }, { vessel: 'saucepan' }],
    cuts: ['lamb-shank', 'drumstick', 'roast-joint'],
  },
  stock: { ...soup, others: [{ vessel: 'casserole' }], colour: 'lemon', toppings: ['herb'], count: 2 },
  sauce: { ...soup, others: [], toppings: ['herb', 'lemon', 'mushroom'], count: 2, reach: 30 },
  dressing: { ...soup, others: [], otherwise: 'yolk', toppings: ['herb', 'lemon'], count: 3, reach: 40 },
} as const satisfies Partial<Record<MealDishType, DishScene>>;
