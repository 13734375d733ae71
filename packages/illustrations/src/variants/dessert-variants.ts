import { type DishScene, type MealDishType, ON_SWEET, times } from '../dish-scene.ts';
import type { SceneVariant } from '../scene-variants.ts';

type Variants = Partial<Record<MealDishType, readonly SceneVariant<DishScene>[]>>;

/** What desserts, sweets and bowls for breakfast are like by what sets them and what they are set in. */
export const DESSERT_VARIANTS: Variants = {
  porridge: [{ form: 'ramekin', scene: { base: 'ramekins', vessel: 'board', toppings: ON_SWEET, count: 6 } }],
  'snack-mix': [
    {
      with: 'popcorn popcorn-kernels',
      and: 'sugar light-brown-sugar brown-sugar golden-syrup maple-syrup honey caramel',
      scene: { pieces: times(22, 'caramel-popcorn'), toppings: ['nut', 'peanut', 'chocolate'], count: 4 },
    },
  ],
  muesli: [{ form: 'jar', scene: { base: 'open-jar', colour: 'sweet' } }],
  mousse: [{ form: 'round-tin', scene: { base: 'cake', colour: 'sweet', count: 7, reach: 50 } }],
  'fruit-dessert': [
    { form: 'basin', scene: { base: 'steamed-pudding', colour: 'sweet', toppings: ON_SWEET, count: 5 } },
    { with: 'bread baguette', and: 'egg', scene: { vessel: 'plate', toppings: ['bread', ...ON_SWEET], count: 6 } },
    {
      with: 'yogurt cream fromage-frais custard mascarpone',
      least: 0.35,
      scene: { base: 'layered-glass', toppings: ON_SWEET, count: 6 },
    },
  ],
  crumble: [
    {
      with: 'baking-powder gluten-free-baking-powder self-raising-flour bicarbonate-of-soda',
      scene: {
        base: 'bake',
        others: [
          { vessel: 'pan', base: 'sauce' },
          { vessel: 'casserole', base: 'sauce' },
          { vessel: 'bowl', base: 'sauce' },
        ],
        pieces: times(6, 'scone'),
        count: 4,
        reach: 70,
      },
    },
  ],
  meringue: [
    {
      with: 'meringue',
      scene: { vessel: 'bowl', base: 'cream', toppings: ['biscuit', ...ON_SWEET], count: 9, reach: 66 },
    },
    {
      with: 'egg-white chickpea-water aquafaba',
      without: 'cream double-cream whipping-cream',
      scene: {
        base: 'none',
        others: [
          { vessel: 'board', pieces: times(6, 'meringue') },
          { vessel: 'tray', pieces: times(12, 'meringue') },
          { vessel: 'bowl', pieces: times(5, 'meringue') },
        ],
        pieces: times(7, 'meringue'),
        count: 3,
      },
    },
  ],
  confectionery: [
    { with: 'apple', least: 0.4, scene: { vessel: 'board', pieces: times(4, 'toffee-apple'), toppings: [] } },
    {
      with: 'desiccated-coconut coconut white-chocolate',
      without: 'cocoa-powder',
      scene: { colour: 'cream', toppings: ON_SWEET },
    },
    {
      with: 'cornflakes puffed-rice',
      scene: {
        pieces: times(7, 'latke'),
        others: [{ vessel: 'plate', pieces: times(4, 'latke') }, { vessel: 'tray' }],
        toppings: ['chocolate', 'nut'],
      },
    },
    {
      with: 'sugar butter',
      without: 'cocoa-powder dark-chocolate milk-chocolate',
      scene: {
        pieces: times(8, 'bar'),
        others: [
          { vessel: 'plate', pieces: times(5, 'bar') },
          { vessel: 'tray', pieces: times(11, 'bar') },
          { vessel: 'bowl', pieces: times(6, 'bar') },
          { pieces: times(4, 'bar') },
        ],
        colour: 'crust',
        toppings: ON_SWEET,
      },
    },
  ],
  custard: [
    { with: 'egg-white', scene: { pieces: times(3, 'meringue'), colour: 'yolk', toppings: ['nut'], count: 2 } },
    { form: 'round-tin', with: 'egg', scene: { vessel: 'plate', base: 'round-cake', colour: 'carrot', count: 2 } },
    { form: 'blowtorch', scene: { base: 'brulee', count: 2 } },
    { form: 'glass', scene: { base: 'dessert-glass', toppings: [...ON_SWEET, 'biscuit'], count: 3 } },
    { form: 'small-moulds', with: 'egg-yolk', scene: { base: 'flan', colour: 'yolk' } },
    { with: 'gelatine agar', scene: { base: 'panna-cotta', toppings: ON_SWEET, count: 5 } },
    { with: 'condensed-milk evaporated-milk', scene: { base: 'flan', colour: 'yolk', otherwise: 'cream' } },
    { with: 'egg', without: 'egg-yolk', scene: { base: 'flan', colour: 'yolk' } },
  ],
  pudding: [
    {
      form: 'basin',
      scene: { base: 'steamed-pudding', colour: 'crumb', otherwise: 'yolk', toppings: ON_SWEET, count: 5 },
    },
    { form: 'glass', scene: { base: 'dessert-glass', toppings: ON_SWEET } },
    { form: 'jar', scene: { base: 'open-jar', toppings: ON_SWEET, count: 5 } },
    { form: 'small-moulds', with: 'coconut-milk', scene: { base: 'panna-cotta', toppings: ON_SWEET } },
    {
      with: 'bread brioche',
      scene: {
        base: 'bake',
        vessel: 'baking-dish',
        colour: 'yolk',
        toppings: ['bread', ...ON_SWEET],
        count: 8,
        reach: 70,
      },
    },
    { with: 'rice pudding-rice', scene: { base: 'porridge', vessel: 'bowl', colour: 'cream', count: 5, reach: 50 } },
    { with: 'chia-seed', scene: { base: 'dessert-glass', toppings: ON_SWEET } },
    {
      with: 'cornflour',
      without: 'egg flour plain-flour',
      scene: { base: 'cream', vessel: 'bowl', count: 4, reach: 46 },
    },
    {
      form: 'oven-dish',
      with: 'flour plain-flour self-raising-flour',
      without: 'cherry prune apricot date',
      scene: { base: 'bake', vessel: 'baking-dish', colour: 'crumb', otherwise: 'yolk', toppings: ON_SWEET },
    },
    {
      with: 'cherry prune apricot',
      and: 'plain-flour',
      scene: { base: 'bake', vessel: 'baking-dish', colour: 'yolk', toppings: ON_SWEET, count: 10, reach: 80 },
    },
    { with: 'strawberry-jam raspberry-jam', scene: { base: 'none', vessel: 'board', pieces: times(4, 'swirl') } },
  ],
};
