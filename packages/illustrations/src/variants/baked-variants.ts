import { type DishScene, type MealDishType, ON_SWEET, PIECES, times } from '../dish-scene.ts';
import type { SceneVariant } from '../scene-variants.ts';

type Variants = Partial<Record<MealDishType, readonly SceneVariant<DishScene>[]>>;

const YEAST = 'instant-yeast dried-yeast fresh-yeast yeast sourdough-starter';
const RAISING = 'baking-powder gluten-free-baking-powder self-raising-flour bicarbonate-of-soda';
const PUFF = 'puff-pastry butter-puff-pastry filo-pastry shortcrust-pastry brick-pastry empanada-wrapper';
const CREAM = 'cream-cheese double-cream whipping-cream whipped-cream mascarpone cream';
const ICED = `${CREAM} icing-sugar`;
const FILLING = { toppings: PIECES, count: 5 } as const;
const rolls = {
  others: [{ vessel: 'tray', pieces: times(6, 'plain-roll') }, { vessel: 'plate' }],
  pieces: times(4, 'plain-roll'),
  base: 'none',
} as const;
const scones = {
  others: [{ vessel: 'plate' }, { vessel: 'tray', pieces: times(6, 'scone') }],
  pieces: times(4, 'scone'),
  base: 'none',
  toppings: [...ON_SWEET, 'dollop', 'herb', 'cube'],
} as const;

const roundLoaf = {
  base: 'boule',
  others: [
    { vessel: 'tray' },
    { base: 'loaf-slices', colour: 'cream', toppings: [] },
    { vessel: 'casserole' },
    { base: 'loaf' },
    { vessel: 'plate' },
  ],
} as const;
/** How what is cut into bars is served. */
const inBars = [
  { vessel: 'plate', pieces: times(4, 'bar') },
  { vessel: 'tray', pieces: times(9, 'bar') },
  { pieces: times(3, 'bar') },
  { vessel: 'bowl', pieces: times(5, 'bar') },
] as const;
/** Bread and cakes of a loaf tin, with slices cut off, from the side or from above. */
const tinBread = {
  base: 'loaf-slices',
  others: [{ base: 'tin-loaf', vessel: 'tray', colour: 'crust', reach: 96 }],
  colour: 'cream',
  toppings: [],
} as const;
const loafCake = { base: 'loaf-slices', others: [{ base: 'tin-loaf', vessel: 'tray', reach: 96 }] } as const;

/** What bakes are like by their dough, their filling and what raises them. */
export const BAKED_VARIANTS: Variants = {
  bread: [
    { form: 'loaf-tin', with: 'psyllium-husk', scene: { ...tinBread, toppings: ['seed'] } },
    { form: 'loaf-tin', with: YEAST, scene: tinBread },
    { with: YEAST, and: 'coarse-salt', scene: { base: 'none', pieces: times(4, 'pretzel'), reach: 70 } },
    { with: YEAST, and: 'bicarbonate-of-soda', scene: { base: 'none', pieces: times(4, 'bagel') } },
    { with: 'tapioca-starch cream-of-tartar', scene: { base: 'none', pieces: times(6, 'choux') } },
    {
      with: 'baguette',
      scene: { base: 'none', pieces: times(5, 'baguette'), toppings: ['garlic', 'herb'], count: 4, reach: 80 },
    },
    { with: 'cornmeal', without: YEAST, scene: { base: 'none', pieces: times(6, 'bar'), colour: 'yolk' } },
    { with: 'dripping cornflour', without: YEAST, scene: { base: 'none', pieces: times(5, 'choux') } },
    { with: YEAST, and: 'rosemary', scene: { base: 'focaccia', colour: 'crust', count: 5, reach: 70 } },
    { with: 'buttermilk', and: 'wholemeal-flour', scene: roundLoaf },
    {
      with: RAISING,
      and: 'gruyere ham cooked-ham olive',
      scene: { ...loafCake, colour: 'yolk', toppings: PIECES, count: 5 },
    },
    { with: RAISING, and: 'butter vegan-butter', without: YEAST, scene: scones },
    { with: 'sourdough-starter wholemeal-flour', scene: roundLoaf },
    { with: 'ham cooked-ham bacon', scene: { toppings: PIECES, count: 6, reach: 60 } },
    { with: 'semolina', scene: { base: 'none', pieces: times(5, 'crumpet') } },
    { with: 'egg', and: 'sesame-seed', scene: { toppings: ['sesame', 'seed'], count: 5 } },
    { with: 'egg', and: 'butter', scene: rolls },
    { with: 'milk', and: 'butter', scene: tinBread },
    { with: YEAST, without: 'egg butter milk', scene: roundLoaf },
  ],
  'sweet-bread': [
    { form: 'ring-tin', scene: { base: 'ring-cake', pieces: [], colour: 'crumb', count: 2 } },
    {
      form: 'loaf-tin',
      scene: { ...loafCake, pieces: [], colour: 'crumb', otherwise: 'yolk', toppings: ON_SWEET, count: 4 },
    },
    {
      with: 'banana date',
      without: YEAST,
      scene: { ...loafCake, pieces: [], colour: 'crumb', toppings: ON_SWEET },
    },
    { with: 'clotted-cream', scene: { ...scones, toppings: ['dollop', ...ON_SWEET], count: 4 } },
    {
      with: RAISING,
      without: YEAST,
      scene: { ...loafCake, pieces: [], colour: 'crumb', toppings: ON_SWEET, count: 4 },
    },
    { with: 'apricot-jam', and: 'sultana raisin currant', scene: { toppings: ['dried-fruit'], count: 3 } },
    {
      with: 'orange-blossom-water',
      and: 'candied-fruit',
      scene: { base: 'ring-cake', pieces: [], colour: 'crust', toppings: ON_SWEET, count: 4 },
    },
    {
      with: 'raisin sultana',
      without: 'currant',
      scene: { base: 'boule', pieces: [], toppings: ['dried-fruit', 'orange'], count: 5, reach: 56 },
    },
    { with: 'icing-sugar', scene: { pieces: times(3, 'concha') } },
    {
      with: 'cinnamon ground-cardamom currant',
      scene: { pieces: times(4, 'swirl'), toppings: ['dried-fruit', 'spice', 'lemon'] },
    },
    { with: 'lemon-zest', scene: { pieces: times(4, 'croissant') } },
    { with: 'aniseed orange-blossom-water', scene: { base: 'boule', pieces: [] } },
    { with: 'egg', scene: { pieces: times(4, 'brioche') } },
  ],
  'sweet-pastry': [
    {
      with: 'strawberry',
      and: RAISING,
      scene: { pieces: times(3, 'scone'), toppings: ['strawberry', 'dollop'], count: 6 },
    },
    {
      with: 'filo-pastry',
      and: 'walnut pistachio almond',
      scene: { pieces: times(6, 'diamond'), toppings: ['nut', 'spice'] },
    },
    { with: 'filo-pastry', scene: { pieces: times(3, 'roll'), toppings: ON_SWEET, count: 5 } },
    { with: 'semolina', scene: { pieces: times(6, 'diamond'), toppings: ON_SWEET, count: 4 } },
    { with: 'ground-almond', and: PUFF, scene: { pieces: [], base: 'pie', colour: 'yolk', count: 0 } },
    { with: 'flaked-almond', scene: { pieces: [], base: 'ring-cake', colour: 'crust', toppings: ['nut'], count: 4 } },
    {
      with: 'dark-chocolate',
      and: 'golden-syrup',
      scene: { pieces: times(6, 'choux'), toppings: ['chocolate'], count: 3 },
    },
    { with: 'dark-chocolate', and: 'egg', scene: { pieces: times(4, 'eclair'), toppings: ['chocolate'], count: 2 } },
    { with: 'pearl-sugar', scene: { pieces: times(7, 'choux') } },
    { with: YEAST, and: 'egg', scene: { pieces: times(4, 'croissant') } },
    { with: YEAST, scene: { pieces: times(3, 'swirl') } },
    { with: 'ground-almond', scene: { pieces: times(5, 'croissant'), colour: 'cream' } },
    { with: 'egg butter puff-pastry', scene: { toppings: ON_SWEET, count: 5 } },
  ],
  'savoury-pastry': [
    {
      with: 'fillet-steak beef-fillet',
      and: PUFF,
      scene: { pieces: [], base: 'loaf', toppings: PIECES, count: 5, reach: 96 },
    },
    { with: 'salmon', and: PUFF, scene: { pieces: [], base: 'loaf', toppings: PIECES, count: 5, reach: 96 } },
    { with: 'sausage-meat', and: PUFF, scene: { pieces: times(5, 'sausage-roll') } },
    { with: 'cooked-chestnut chestnut', and: PUFF, scene: { pieces: times(4, 'sausage-roll'), ...FILLING, count: 4 } },
    { with: 'spring-roll-wrapper string-cheese', scene: { pieces: times(4, 'roll'), ...FILLING } },
    { with: 'dripping', scene: { pieces: times(5, 'choux') } },
    { with: RAISING, and: 'butter', scene: { ...scones, toppings: [...PIECES], count: 5 } },
    { with: 'gruyere', without: PUFF, scene: { pieces: times(7, 'choux'), toppings: ['cube'], count: 3 } },
    {
      with: 'cheddar parmesan',
      and: PUFF,
      without: 'onion leek potato',
      scene: { pieces: times(7, 'stick'), toppings: ['cube'], count: 3 },
    },
    { with: 'salt', scene: FILLING },
  ],
  cake: [
    {
      with: 'egg-yolk',
      and: 'rum',
      without: `${RAISING} ${CREAM}`,
      scene: { base: 'none', pieces: times(6, 'canele'), reach: 62, count: 0 },
    },
    { form: 'mug', scene: { base: 'mug-cake', colour: 'crumb' } },
    { form: 'ring-tin', scene: { base: 'ring-cake', colour: 'crumb' } },
    { form: 'rolled', scene: { base: 'roll-cake', colour: 'crumb' } },
    { form: 'shell-tin', scene: { base: 'none', pieces: times(6, 'madeleine'), toppings: ['lemon'], count: 2 } },
    { form: 'small-tins', with: ICED, without: 'egg-white', scene: { base: 'cupcake-row', colour: 'crumb' } },
    { form: 'small-tins', scene: { base: 'none', vessel: 'board', pieces: times(6, 'bar'), colour: 'yolk' } },
    { form: 'loaf-tin', scene: { ...loafCake, colour: 'crumb' } },
    {
      form: 'square-tin',
      with: RAISING,
      scene: { base: 'none', vessel: 'board', pieces: times(6, 'bar'), colour: 'crumb' },
    },
    {
      with: CREAM,
      scene: { base: 'frosted-slice', others: [{ base: 'cake', count: 7, reach: 46 }], colour: 'crumb' },
    },
    {
      with: 'butter',
      and: 'icing-sugar',
      without: 'dark-chocolate cocoa-powder lemon-zest',
      scene: { base: 'frosted-slice', colour: 'crumb' },
    },
    { with: 'condensed-milk', without: 'flour plain-flour', scene: { base: 'flan' } },
    { form: 'round-tin', scene: { base: 'round-cake', others: [{ base: 'cake-slice' }], colour: 'crumb' } },
    { with: 'banana courgette', and: RAISING, scene: { ...loafCake, colour: 'crumb' } },
    { with: 'gingerbread-spice treacle', scene: { ...loafCake, colour: 'crumb' } },
    { with: 'raisin sultana currant mixed-peel', scene: { base: 'round-cake', colour: 'crumb' } },
    { with: 'icing-sugar yogurt', without: 'cocoa-powder', scene: { base: 'ring-cake', colour: 'crumb' } },
    { with: 'sugar caster-sugar light-brown-sugar', scene: { base: 'cake-slice', colour: 'crumb' } },
  ],
  // A filling of eggs, milk or cream is open; only fruit lies under a lattice.
  'sweet-pie': [
    { with: 'egg-white', and: 'sugar', scene: { base: 'meringue-pie', colour: 'sweet', otherwise: 'lemon', count: 0 } },
    {
      with: 'banana',
      scene: {
        base: 'tart',
        others: [{ base: 'pie-slice', toppings: ['banana', 'dollop', 'chocolate'], count: 4 }],
        colour: 'cream',
        count: 6,
        reach: 50,
      },
    },
    {
      with: 'sweet-potato pumpkin pumpkin-puree',
      scene: {
        base: 'quiche',
        others: [{ base: 'pie-slice' }],
        colour: 'carrot',
        toppings: ['dollop', ...ON_SWEET],
        count: 4,
        reach: 44,
      },
    },
    {
      with: 'maple-syrup golden-syrup brown-sugar',
      without: 'pecan walnut apple fruit',
      scene: { base: 'caramel-tart', colour: 'crust', reach: 50, count: 2 },
    },
    {
      with: 'condensed-milk evaporated-milk milk double-cream whipping-cream egg-yolk',
      scene: {
        base: 'quiche',
        others: [{ base: 'pie-slice', toppings: [...ON_SWEET, 'dollop'], count: 4 }],
        colour: 'sweet',
        otherwise: 'yolk',
        count: 6,
        reach: 50,
      },
    },
    { with: 'pecan walnut', scene: { base: 'tart', colour: 'crust', count: 9, reach: 50 } },
  ],
  cheesecake: [
    { with: 'ground-almond', scene: { base: 'cake-slice' } },
    {
      with: 'egg',
      without: 'digestive-biscuit biscuit ground-almond',
      scene: { base: 'round-cake', colour: 'crust', count: 0 },
    },
  ],
  'sweet-tart': [
    {
      form: 'small-tins',
      scene: { base: 'none', pieces: times(6, 'tartlet'), toppings: ON_SWEET, count: 4 },
    },
    { with: 'golden-syrup', scene: { base: 'caramel-tart', colour: 'crust', count: 3 } },
    { form: 'frying-pan', scene: { vessel: 'pan', base: 'caramel-tart', colour: 'crust', count: 4, reach: 46 } },
  ],
  cookies: [
    {
      form: 'cutter',
      without: 'jam strawberry-jam raspberry-jam',
      scene: {
        others: [{ vessel: 'board' }, { vessel: 'tray' }],
        pieces: times(6, 'star-biscuit'),
        colour: 'biscuit',
        otherwise: 'cream',
        toppings: ['spice', 'lemon', 'orange', 'nut'],
      },
    },
    {
      with: 'strawberry-jam raspberry-jam jam apricot-jam',
      scene: { pieces: times(6, 'thumbprint'), colour: 'sweet', otherwise: 'berry', toppings: ['nut'], count: 2 },
    },
    {
      with: 'egg-white',
      and: 'ground-almond',
      scene: { pieces: times(6, 'macaron'), colour: 'sweet', toppings: ON_SWEET },
    },
    {
      with: 'almond',
      without: 'butter',
      scene: { pieces: times(5, 'biscotti'), colour: 'crust', toppings: ['nut', 'orange'] },
    },
    {
      with: 'butter',
      without: 'egg egg-yolk bicarbonate-of-soda baking-powder',
      scene: { pieces: times(6, 'shortbread') },
    },
    {
      with: 'flour plain-flour rolled-oats',
      scene: {
        colour: 'biscuit',
        toppings: ['chocolate', 'dried-fruit', 'nut', 'peanut', 'coconut', 'spice', 'orange', 'lemon'],
      },
    },
  ],
  pancakes: [
    {
      with: 'smoked-salmon',
      scene: { base: 'none', pieces: times(5, 'pancake'), toppings: PIECES.concat('dollop'), count: 9 },
    },
    { with: 'semolina', scene: { base: 'none', pieces: times(3, 'crumpet'), reach: 46 } },
    { with: YEAST, and: 'bicarbonate-of-soda', scene: { base: 'none', pieces: times(4, 'crumpet') } },
    {
      with: 'maple-syrup',
      scene: {
        base: 'syrup-stack',
        others: [
          { base: 'none', pieces: times(5, 'pancake') },
          { base: 'none', vessel: 'pan', pieces: times(3, 'pancake') },
        ],
        colour: 'crust',
      },
    },
    {
      with: 'raspberry-jam',
      and: 'quark',
      scene: { base: 'none', pieces: times(5, 'latke'), toppings: [...ON_SWEET, 'dollop'], count: 4 },
    },
    { with: 'raspberry-jam', scene: { base: 'syrup-stack', colour: 'berry' } },
    { with: 'raisin', scene: { base: 'none', pieces: times(9, 'bar'), colour: 'yolk', toppings: ON_SWEET } },
    { with: 'lemon', scene: { base: 'pancakes', colour: 'yolk', vessel: 'pan', count: 4, reach: 46 } },
    { with: 'apple banana', scene: { base: 'none', pieces: times(4, 'pancake'), toppings: ON_SWEET, count: 5 } },
  ],
  dough: [
    { with: 'semolina', scene: { pieces: times(5, 'parcel'), reach: 50 } },
    { with: 'butter', scene: { pieces: times(1, 'pastry-sheet'), reach: 44 } },
  ],
  muffins: [
    {
      with: 'flour plain-flour self-raising-flour',
      scene: {
        colour: 'crumb',
        toppings: [...ON_SWEET, 'squash', 'carrot', 'cucumber', 'cube', 'bacon', 'tomato'],
      },
    },
  ],
  bars: [
    {
      with: 'flour plain-flour rolled-oats cocoa-powder',
      scene: { colour: 'crumb', others: inBars, toppings: ON_SWEET, count: 5 },
    },
  ],
};
