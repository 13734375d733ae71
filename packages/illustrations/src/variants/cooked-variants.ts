import { BITES, type DishScene, type MealDishType, ON_SWEET, PIECES, times } from '../dish-scene.ts';
import type { SceneVariant } from '../scene-variants.ts';

type Variants = Partial<Record<MealDishType, readonly SceneVariant<DishScene>[]>>;

/** What is seen on a soup that is blended. */
const ON_PUREE = [
  ...([
    'mushroom',
    'crouton',
    'bacon',
    'prawn',
    'seed',
    'nut',
    'dollop',
    'cube',
    'chilli',
    'herb',
    'olive',
    'sesame',
  ] as const),
] as const;
const DIPPERS = 'tortilla-chips pitta flatbread carrot celery cucumber radish baguette crispbread';
const DIPPING = ['flatbread', 'bread', 'carrot', 'cucumber', 'stalk', 'root'] as const;
/** What lies on a smooth dip, and what is folded into a coarse one. */
const ON_DIP = [
  ...(['chickpea', 'bean', 'aubergine', 'pepper', 'meat', 'fish', 'nut', 'seed', 'olive', 'herb', 'lime'] as const),
  ...(['lemon', 'chilli', 'onion', 'cube', 'garlic', 'sesame', 'avocado', 'tomato', 'leaf', 'spice'] as const),
] as const;
const IN_DIP = ['avocado', 'tomato', 'onion', 'chilli', 'herb', 'lime', 'pepper', 'aubergine', 'bean', 'cube'] as const;

/** Pasta baked in its dish, or served from it. */
const PASTA_BAKE: Partial<DishScene> = {
  base: 'pasta-bake',
  others: [
    { vessel: 'bowl', base: 'pasta-tubes' },
    { vessel: 'pan', base: 'pasta-tubes' },
    { vessel: 'plate', base: 'pasta-tubes' },
  ],
  count: 4,
};

/** Made in a dish with a tall lid, or spiced for it. */
const TAGINES: readonly SceneVariant<DishScene>[] = [
  { form: 'tagine', scene: { vessel: 'tagine' } },
  { with: 'ras-el-hanout preserved-lemon', scene: { vessel: 'tagine' } },
];

/** What cooked and mixed dishes are like by their main ingredient and what they are served in. */
export const COOKED_VARIANTS: Variants = {
  'tray-bake': [
    {
      form: 'parcel',
      scene: {
        base: 'open-parcel',
        vessel: 'plate',
        others: [{ vessel: 'board' }],
        count: 8,
        reach: 48,
      },
    },
  ],
  soup: [
    {
      form: 'blender',
      without: 'meat poultry fish seafood pasta noodle hominy',
      scene: {
        base: 'puree',
        others: [{ vessel: 'plate' }, { vessel: 'casserole' }, { vessel: 'saucepan' }],
        toppings: ON_PUREE,
        count: 5,
        reach: 52,
      },
    },
  ],
  'cold-soup': [
    { form: 'blender', scene: { base: 'puree', toppings: ['cucumber', 'egg-half', ...ON_PUREE], count: 6, reach: 56 } },
  ],
  grilled: [{ form: 'skewers', scene: { vessel: 'board', base: 'skewers', count: 12, cuts: BITES } }],
  bites: [{ form: 'skewers', scene: { base: 'skewers', count: 12, cuts: BITES } }],
  'baked-eggs': [
    { form: 'souffle-dish', scene: { base: 'souffle', pieces: [], colour: 'yolk', count: 2 } },
    {
      form: 'ramekin',
      scene: { base: 'ramekins', vessel: 'board', pieces: times(3, 'fried-egg'), toppings: ['herb', 'cube'], count: 3 },
    },
  ],
  'grain-dish': [
    {
      with: 'couscous bulgur quinoa freekeh',
      scene: { base: 'rice', colour: 'grain', otherwise: 'yolk', count: 8, reach: 66 },
    },
  ],
  roast: [
    { form: 'loaf-tin', scene: { base: 'loaf-slices', colour: 'crust', toppings: PIECES, count: 4 } },
    { form: 'slow-cooker', scene: { vessel: 'board', cuts: ['pulled-meat'], count: 9, reach: 70 } },
    {
      with: 'minced-beef minced-pork minced-turkey minced-meat',
      scene: { base: 'loaf', colour: 'chocolate', toppings: ['carrot', 'herb', 'onion', 'leaf'], count: 5, reach: 98 },
    },
  ],
  'cold-plate': [{ form: 'glass', scene: { base: 'dessert-glass', colour: 'savoury', toppings: PIECES } }],
  hash: [
    {
      with: 'mashed-potato',
      scene: {
        base: 'flatbread',
        colour: 'crust',
        toppings: ['bacon', 'leaf', 'fried-egg', 'herb', 'onion'],
        count: 4,
        reach: 50,
      },
    },
  ],
  frittata: [
    {
      form: 'small-tins',
      scene: { vessel: 'board', base: 'none', pieces: times(6, 'muffin'), toppings: PIECES, count: 5, reach: 78 },
    },
    {
      with: 'potato',
      least: 0.4,
      scene: { vessel: 'plate', others: [{ vessel: 'board' }], base: 'round-cake', toppings: ['herb'], count: 3 },
    },
  ],
  gratin: [{ with: 'salt', scene: { count: 9, reach: 74 } }],
  'baked-pasta': [
    { with: 'lasagne-sheet', and: 'aubergine courgette', scene: { base: 'bake', count: 6 } },
    { with: 'gluten-free-pasta tagliatelle egg-noodle', scene: PASTA_BAKE },
    { with: 'macaroni penne rigatoni fusilli conchiglie orzo', scene: PASTA_BAKE },
    {
      with: 'cannelloni',
      scene: {
        base: 'bake',
        pieces: times(5, 'roll'),
        toppings: ['herb', 'leaf', 'cherry-tomato', 'cube'],
        count: 4,
        reach: 66,
      },
    },
  ],
  'savoury-pie': [
    {
      with: 'filo-pastry',
      and: 'spinach feta',
      scene: {
        vessel: 'board',
        base: 'none',
        pieces: times(6, 'diamond'),
        toppings: ['leaf', 'cube', 'herb'],
        count: 4,
        reach: 78,
      },
    },
    {
      form: 'roasting-tin',
      with: 'sausage',
      scene: { vessel: 'baking-dish', base: 'bake', colour: 'yolk', toppings: ['sausage', 'onion', 'herb'], count: 6 },
    },
    {
      with: 'salt',
      scene: {
        base: 'filled-pie',
        others: [{ vessel: 'board' }, { vessel: 'pan' }],
        colour: 'savoury',
        toppings: PIECES,
        count: 5,
      },
    },
  ],
  sauce: [
    { form: 'jar', with: 'milk condensed-milk', and: 'sugar', scene: { base: 'jar', colour: 'crust' } },
    {
      with: 'caster-sugar sugar brown-sugar light-brown-sugar',
      and: 'double-cream whipping-cream single-cream',
      without: 'dark-chocolate cocoa-powder fruit',
      least: 0.25,
      scene: { vessel: 'bowl', base: 'cream', colour: 'crust', toppings: [] },
    },
    { form: 'jar', scene: { base: 'jar', otherwise: 'crust', toppings: ['chilli', 'garlic', 'spice'], count: 5 } },
    { with: 'dark-chocolate cocoa-powder', and: 'sugar caster-sugar', scene: { base: 'jar', otherwise: 'chocolate' } },
    {
      with: 'salt sugar caster-sugar butter egg-yolk',
      scene: {
        base: 'dip',
        vessel: 'board',
        others: [
          { vessel: 'plate' },
          { base: 'cream', vessel: 'bowl', reach: 52 },
          { base: 'liquid', vessel: 'pan', reach: 52 },
        ],
        toppings: [...PIECES, 'garlic', 'chocolate', 'spice'],
        count: 6,
        reach: 84,
      },
    },
  ],
  dressing: [
    { form: 'jar', scene: { base: 'jar', toppings: ['herb', 'onion', 'garlic', 'seed', 'lemon'], count: 5 } },
    { with: 'salt', scene: { base: 'dip', vessel: 'board', toppings: [...PIECES, 'garlic'], count: 6, reach: 84 } },
  ],
  curry: [
    {
      with: 'salt onion garlic oil coconut-milk ginger',
      without: 'rice',
      scene: {
        vessel: 'paella-pan',
        others: [{ vessel: 'bowl' }, { vessel: 'casserole' }, { vessel: 'saucepan' }],
        count: 7,
        reach: 66,
      },
    },
  ],
  chilli: [
    {
      with: 'salt onion garlic oil',
      without: 'rice',
      scene: {
        vessel: 'pan',
        others: [{ vessel: 'bowl' }, { vessel: 'casserole' }, { vessel: 'saucepan' }],
        count: 8,
        reach: 68,
      },
    },
  ],
  'bean-dish': [
    {
      with: 'salt onion garlic oil olive-oil',
      scene: { vessel: 'plate', others: [{ vessel: 'bowl' }, { vessel: 'pan' }, { vessel: 'cazuela' }], count: 9 },
    },
  ],
  wrap: [
    {
      with: 'rice-paper',
      scene: { vessel: 'plate', base: 'none', pieces: times(4, 'roll'), colour: 'cream', count: 5 },
    },
    {
      with: 'lettuce',
      without: 'tortilla flatbread bread',
      scene: { vessel: 'plate', base: 'greens', cuts: BITES, count: 9, reach: 66 },
    },
  ],
  sushi: [
    {
      with: 'nori',
      without: 'rice-vinegar seasoned-rice-vinegar',
      scene: {
        others: [{ vessel: 'plate' }],
        pieces: times(3, 'onigiri'),
        toppings: ['fish', 'sesame', 'cucumber'],
        count: 3,
      },
    },
  ],
  stew: TAGINES,
  braise: TAGINES,
  dumplings: [{ form: 'steamer', scene: { vessel: 'steamer' } }],
  steamed: [
    {
      with: 'masa-harina',
      and: 'banana-leaf',
      scene: { pieces: times(4, 'open-tamale'), colour: 'leaf', toppings: ['chilli', 'herb', 'dollop'], count: 3 },
    },
    {
      with: 'masa-harina',
      scene: {
        pieces: times(4, 'open-tamale'),
        colour: 'cream',
        toppings: ['chilli', 'corn', 'cube', 'herb'],
        count: 3,
      },
    },
    {
      with: 'banana-leaf',
      scene: { vessel: 'plate', others: [{ vessel: 'board' }], pieces: times(4, 'leaf-parcel'), count: 4 },
    },
    {
      with: 'white-wine dry-white-wine cider',
      scene: { vessel: 'casserole', base: 'liquid', colour: 'lemon', count: 10, reach: 70 },
    },
  ],
  'stuffed-vegetables': [
    {
      with: 'cabbage vine-leaf',
      scene: { base: 'none', pieces: times(6, 'roll'), colour: 'leaf-light', toppings: ['tomato', 'herb'], count: 3 },
    },
    {
      with: 'potato floury-potato',
      without: 'pepper courgette aubergine tomato mushroom',
      scene: {
        vessel: 'plate',
        base: 'none',
        pieces: times(3, 'jacket'),
        toppings: ['bacon', 'cube', 'herb', 'dollop', 'onion'],
        count: 5,
      },
    },
    {
      with: 'pepper poblano-chilli courgette aubergine tomato mushroom squash',
      scene: {
        base: 'none',
        pieces: times(4, 'stuffed-half'),
        colour: 'skin',
        toppings: ['herb', 'cube', 'olive', 'nut'],
        count: 4,
      },
    },
  ],
  meatballs: [
    ...TAGINES,
    { with: 'pasta', scene: { vessel: 'plate', others: [{ vessel: 'bowl' }], base: 'noodles', colour: 'savoury' } },
    { with: 'mushroom', scene: { pieces: times(4, 'cutlet'), toppings: ['mushroom', 'herb', 'onion'], count: 5 } },
  ],
  dip: [
    {
      form: 'pot',
      scene: { vessel: 'casserole', base: 'cream', colour: 'yolk', toppings: ['bread', 'herb'], count: 4 },
    },
    { with: DIPPERS, scene: { toppings: [...DIPPING, ...ON_DIP], count: 8 } },
    { form: 'blender', scene: { vessel: 'bowl', base: 'cream', toppings: ON_DIP, count: 6, reach: 58 } },
    {
      with: 'avocado tomato aubergine pepper bean chickpea',
      scene: { vessel: 'bowl', base: 'chunky', toppings: IN_DIP, count: 9, reach: 66 },
    },
    { with: 'salt', scene: { vessel: 'bowl', base: 'cream', toppings: ON_DIP, count: 6, reach: 58 } },
  ],
  spread: [
    { form: 'jar', scene: { base: 'jar', colour: 'sweet', toppings: [...ON_SWEET], count: 4 } },
    {
      with: 'salt sugar caster-sugar icing-sugar butter',
      scene: {
        base: 'dip',
        vessel: 'board',
        others: [{ vessel: 'plate' }, { vessel: 'bowl', base: 'cream', reach: 52 }, { base: 'open-jar' }],
        toppings: [...PIECES, 'bread', 'chocolate', 'garlic'],
        count: 6,
        reach: 84,
      },
    },
  ],
  flatbread: [
    { with: 'masa-harina', scene: { base: 'none', pieces: times(4, 'pancake'), toppings: PIECES, count: 4 } },
    { with: 'arepa-flour', scene: { base: 'none', pieces: times(4, 'crumpet'), toppings: PIECES, count: 5 } },
    {
      with: 'semolina',
      and: 'butter',
      without: 'instant-yeast dried-yeast yeast',
      scene: { base: 'none', pieces: times(3, 'folded-flatbread'), toppings: [], count: 0, reach: 60 },
    },
    { with: 'semolina', scene: { base: 'none', pieces: times(4, 'crumpet'), toppings: PIECES, count: 3 } },
    { with: 'lard', scene: { base: 'none', pieces: times(3, 'pastry-sheet'), toppings: PIECES, count: 3 } },
    { with: 'flour plain-flour strong-flour', scene: { toppings: ['herb', ...PIECES, 'garlic'], count: 6, reach: 58 } },
  ],
  sandwich: [
    {
      with: 'frankfurter sausage chorizo',
      scene: { base: 'hot-dog', toppings: PIECES.filter((kind) => kind !== 'sausage') },
    },
    { with: 'baguette ciabatta', scene: { others: [{ base: 'sandwich-halves' }] } },
    {
      with: 'bread white-bread sourdough',
      and: 'butter',
      without: 'lettuce cucumber tomato mayonnaise',
      scene: {
        base: 'toastie',
        others: [
          { base: 'none', pieces: times(4, 'grilled-triangle'), colour: 'yolk', vessel: 'plate' },
          { base: 'none', pieces: times(4, 'grilled-triangle'), colour: 'yolk', vessel: 'board' },
        ],
        toppings: PIECES,
        count: 4,
      },
    },
  ],
};
