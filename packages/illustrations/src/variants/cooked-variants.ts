import { BITES, type DishScene, type MealDishType, ON_SWEET, PIECES, times } from '../dish-scene.ts';
import type { SceneVariant } from '../scene-variants.ts';

type Variants = Partial<Record<MealDishType, readonly SceneVariant<DishScene>[]>>;

const FISH = 'cod white-fish haddock hake salt-cod plaice';
const CRUMBS = 'breadcrumb panko';
const BESIDE = ['lemon', 'lime', 'tomato', 'pea', 'potato', 'leaf', 'herb', 'cube', 'cucumber'] as const;
const OWN_FLECKS = [
  ...([
    'corn',
    'prawn',
    'fish',
    'carrot',
    'cucumber',
    'banana',
    'squash',
    'aubergine',
    'pea',
    'chickpea',
    'bean',
  ] as const),
  ...(['mussel', 'herb', 'lemon', 'lime', 'onion', 'chilli', 'cube', 'dollop', 'avocado'] as const),
];
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
const TOMATO = 'passata tinned-tomato chopped-tomatoes tomato-puree';

/** What fried, stewed and set dishes are like by their main ingredient. */
export const COOKED_VARIANTS: Variants = {
  breaded: [
    { with: 'chicken-wing', scene: { pieces: times(6, 'chicken-wing'), toppings: BESIDE } },
    { with: 'chicken-drumstick', scene: { pieces: times(5, 'drumstick'), toppings: BESIDE } },
    { with: 'sausage-meat', and: 'egg', scene: { pieces: times(4, 'scotch-egg'), toppings: BESIDE, count: 3 } },
    { with: FISH, and: 'panko', scene: { pieces: times(6, 'croquette'), toppings: BESIDE } },
    { with: FISH, and: 'breadcrumb', scene: { pieces: times(3, 'cutlet'), toppings: BESIDE } },
    { with: FISH, scene: { pieces: times(2, 'fried-fillet'), toppings: BESIDE, count: 6, reach: 60 } },
    {
      with: 'mozzarella',
      and: TOMATO,
      least: 0.3,
      scene: { pieces: times(6, 'croquette'), toppings: ['cube', 'tomato'] },
    },
    {
      with: 'milk',
      and: 'plain-flour',
      without: 'chicken-breast squid',
      scene: { pieces: times(6, 'croquette'), toppings: BESIDE },
    },
    {
      with: 'mozzarella',
      and: TOMATO,
      scene: {
        pieces: times(2, 'cutlet'),
        base: 'sauce',
        colour: 'savoury',
        toppings: ['cube', 'herb', 'leaf', 'meat'],
        count: 6,
      },
    },
    { with: 'ketchup polenta', scene: { pieces: times(8, 'crumbed-ball'), toppings: BESIDE } },
    {
      with: 'cooked-ham serrano-ham',
      scene: { pieces: times(2, 'cutlet'), toppings: ['meat', 'bacon', 'cube', ...BESIDE], count: 4 },
    },
    { with: 'butter', and: 'garlic', scene: { pieces: times(2, 'cutlet'), toppings: ['garlic', ...BESIDE], count: 5 } },
    {
      with: 'veal-escalope beef-topside chicken-breast pork-loin',
      scene: { pieces: times(2, 'cutlet'), toppings: BESIDE, count: 5 },
    },
  ],
  fritters: [
    {
      with: 'black-eyed-bean',
      scene: { pieces: times(7, 'bean-fritter'), toppings: ['onion', 'chilli', 'herb'], count: 3, reach: 70 },
    },
    { with: 'squid', scene: { pieces: times(7, 'fried-ring'), toppings: BESIDE } },
    {
      with: 'onion sweet-onion',
      without: 'gram-flour',
      least: 0.35,
      scene: { pieces: times(7, 'fried-ring') },
    },
    { with: 'salt-cod', scene: { pieces: times(7, 'crumbed-ball'), toppings: OWN_FLECKS, count: 4 } },
    {
      with: 'minced-beef',
      and: 'floury-potato potato',
      scene: { pieces: times(4, 'croquette'), toppings: PIECES, count: 5 },
    },
    {
      with: 'potato floury-potato waxy-potato',
      without: FISH,
      least: 0.4,
      scene: {
        pieces: times(4, 'latke'),
        toppings: ['fried-egg', 'potato', 'onion', 'apple', 'dollop', 'herb'],
        count: 4,
      },
    },
    { with: 'mussel', scene: { pieces: times(3, 'crumbed-ball'), toppings: OWN_FLECKS, count: 6 } },
    {
      with: 'rice risotto-rice',
      scene: { pieces: times(6, 'crumbed-ball'), toppings: ['cube', 'spice', 'onion'], count: 4 },
    },
    {
      with: 'cooked-chicken ham cooked-ham chicken-breast',
      and: CRUMBS,
      scene: { pieces: times(6, 'croquette'), toppings: ['meat', ...OWN_FLECKS], count: 3 },
    },
    { with: 'dried-chickpea black-eyed-bean', scene: { pieces: times(7, 'rissole'), toppings: OWN_FLECKS, count: 5 } },
    { with: 'king-prawn', scene: { pieces: times(2, 'fried-fillet'), toppings: OWN_FLECKS, count: 8, reach: 72 } },
    { with: 'pork-shoulder', scene: { pieces: [], toppings: PIECES, count: 12 } },
    { with: 'cheese', and: 'tapioca-starch', scene: { pieces: times(7, 'choux'), toppings: ['cube'], count: 3 } },
    {
      with: 'cinnamon-stick',
      scene: { pieces: times(6, 'bar'), colour: 'yolk', toppings: ['spice', 'lemon'], count: 4 },
    },
    { with: 'butter', and: 'sugar', scene: { pieces: times(7, 'choux'), toppings: ['lemon'] } },
    { with: 'banana', scene: { pieces: times(3, 'fried-fillet'), toppings: OWN_FLECKS, count: 5 } },
    { with: 'gram-flour', scene: { pieces: times(5, 'latke'), toppings: ['onion', ...OWN_FLECKS], count: 6 } },
    { with: 'salt', scene: { pieces: times(4, 'patty'), toppings: OWN_FLECKS, count: 7 } },
  ],
  soup: [
    {
      form: 'blender',
      without: 'meat poultry fish seafood pasta noodle hominy',
      scene: { base: 'puree', toppings: ON_PUREE, count: 5, reach: 52 },
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
  porridge: [{ form: 'ramekin', scene: { base: 'ramekins', vessel: 'board', toppings: ON_SWEET, count: 6 } }],
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
  ],
  muesli: [{ form: 'jar', scene: { base: 'open-jar', colour: 'sweet' } }],
  mousse: [{ form: 'round-tin', scene: { base: 'cake', colour: 'sweet', count: 7, reach: 50 } }],
  gratin: [{ with: 'salt', scene: { count: 9, reach: 74 } }],
  'baked-pasta': [
    { with: 'lasagne-sheet', and: 'aubergine courgette', scene: { base: 'bake', count: 6 } },
    { with: 'gluten-free-pasta tagliatelle egg-noodle', scene: { base: 'pasta-bake', count: 4 } },
    { with: 'macaroni penne rigatoni fusilli conchiglie orzo', scene: { base: 'pasta-bake', count: 4 } },
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
    { with: 'salt', scene: { base: 'filled-pie', colour: 'savoury', toppings: PIECES, count: 5 } },
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
      scene: { vessel: 'paella-pan', count: 7, reach: 66 },
    },
  ],
  chilli: [{ with: 'salt onion garlic oil', without: 'rice', scene: { vessel: 'pan', count: 8, reach: 68 } }],
  'bean-dish': [{ with: 'salt onion garlic oil olive-oil', scene: { vessel: 'plate', count: 9 } }],
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
  dumplings: [{ form: 'steamer', scene: { vessel: 'steamer' } }],
  steamed: [
    { with: 'banana-leaf', scene: { vessel: 'plate', pieces: times(4, 'roll'), colour: 'leaf', count: 4 } },
    { with: 'masa-harina', scene: { pieces: times(4, 'roll'), colour: 'yolk', count: 4 } },
    {
      with: 'white-wine dry-white-wine cider',
      scene: { vessel: 'casserole', base: 'liquid', colour: 'lemon', count: 10, reach: 70 },
    },
  ],
  'fruit-dessert': [
    { form: 'basin', scene: { base: 'steamed-pudding', colour: 'sweet', toppings: ON_SWEET, count: 5 } },
    { with: 'bread baguette', and: 'egg', scene: { vessel: 'plate', toppings: ['bread', ...ON_SWEET], count: 6 } },
    {
      with: 'yogurt cream fromage-frais custard mascarpone',
      least: 0.35,
      scene: { base: 'layered-glass', toppings: ON_SWEET, count: 6 },
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
  meringue: [
    {
      with: 'meringue',
      scene: { vessel: 'bowl', base: 'cream', toppings: ['biscuit', ...ON_SWEET], count: 9, reach: 66 },
    },
    {
      with: 'egg-white chickpea-water aquafaba',
      without: 'cream double-cream whipping-cream',
      scene: { base: 'none', pieces: times(7, 'meringue'), count: 3 },
    },
  ],
  meatballs: [
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
  crisps: [{ with: 'kale', scene: { pieces: [], count: 9 } }],
  doughnuts: [
    { with: 'apple', scene: { pieces: times(5, 'latke'), toppings: ['apple'], count: 5 } },
    { with: 'milk-powder', scene: { pieces: times(8, 'rissole'), toppings: ['spice', 'nut'], count: 3 } },
    { with: 'white-wine', scene: { pieces: times(6, 'turnover'), toppings: ['orange', 'lemon', 'spice'], count: 4 } },
    {
      with: 'instant-yeast dried-yeast',
      and: 'jam strawberry-jam raspberry-jam',
      scene: { pieces: times(5, 'choux') },
    },
    {
      with: 'flour plain-flour',
      without: 'instant-yeast egg baking-powder self-raising-flour',
      scene: { pieces: times(8, 'stick'), colour: 'crust', toppings: ['chocolate', 'spice'], count: 4 },
    },
  ],
  confectionery: [
    { with: 'apple', least: 0.4, scene: { vessel: 'board', pieces: times(4, 'toffee-apple'), toppings: [] } },
    {
      with: 'desiccated-coconut coconut white-chocolate',
      without: 'cocoa-powder',
      scene: { colour: 'cream', toppings: ON_SWEET },
    },
    { with: 'cornflakes puffed-rice', scene: { pieces: times(7, 'latke'), toppings: ['chocolate', 'nut'] } },
    {
      with: 'sugar butter',
      without: 'cocoa-powder dark-chocolate milk-chocolate',
      scene: { pieces: times(8, 'bar'), otherwise: 'crust', toppings: ON_SWEET },
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
  sandwich: [
    {
      with: 'frankfurter sausage chorizo',
      scene: { base: 'hot-dog', toppings: PIECES.filter((kind) => kind !== 'sausage') },
    },
    {
      with: 'bread white-bread sourdough',
      and: 'butter',
      without: 'lettuce cucumber tomato mayonnaise',
      scene: { base: 'toastie', toppings: PIECES, count: 4 },
    },
  ],
};
