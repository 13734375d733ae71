import { DISH_TYPES, type DishType, DRINK_DISH_TYPES } from '@larder/contract/dish/dish-type';
import {
  type DishIllustration,
  type DrinkIllustration,
  illustrationSchema,
  PLACEHOLDER_ILLUSTRATIONS,
} from '@larder/contract/dish/illustration';
import { INGREDIENT_PARTS, type IngredientPart, kindOfPart } from '@larder/contract/dish/ingredient-part';
import { assert, constantFrom, property, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { illustrate } from './illustrate.ts';
import type { KnownIngredient } from './ingredient-colours.ts';

const DRINKS: readonly DishType[] = DRINK_DISH_TYPES;

/** An ingredient with its share of the weight, 0.1 where it is left out, and what shows it. */
function part(id: string, drawnAs: readonly IngredientPart[] = [], share = 0.1): KnownIngredient {
  return { id, kinds: [], share, drawnAs };
}

function illustrated(dishType: DishType | null, ...ingredients: KnownIngredient[]) {
  const category = dishType && DRINKS.includes(dishType) ? 'Drinks' : 'Meals';
  return illustrate({ category, dishType, ingredients });
}
const dish = (dishType: DishType | null, ...ingredients: KnownIngredient[]) =>
  illustrated(dishType, ...ingredients) as DishIllustration;
const drink = (dishType: DishType, ...ingredients: KnownIngredient[]) =>
  illustrated(dishType, ...ingredients) as DrinkIllustration;

test.each(DISH_TYPES)('a dish of the type %s has a picture, within the contract', (dishType) => {
  const drawn = illustrated(dishType, part('everything', INGREDIENT_PARTS));
  expect(illustrationSchema.parse(drawn)).toEqual(drawn);
  expect(drawn).not.toEqual(PLACEHOLDER_ILLUSTRATIONS.Meals);
});

const EQUIPMENT = ['mug', '900 g loaf tin', 'four ramekins', 'six glasses', 'two jars', 'bundt tin', '12-hole tin'];

test('no part of a picture shows an ingredient that the recipe lacks', () => {
  const some = { looks: subarray([...INGREDIENT_PARTS], { maxLength: 6 }), equipment: subarray(EQUIPMENT) };
  assert(
    property(constantFrom(...DISH_TYPES), some.looks, some.equipment, (dishType, looks, equipment) => {
      const ingredients = looks.map((look) => part(look, [look]));
      const category = DRINKS.includes(dishType) ? 'Drinks' : 'Meals';
      const drawn = illustrate({ category, dishType, ingredients, equipment });
      const parts = drawn.kind === 'dish' ? drawn.parts : drawn.garnish;
      const ofIngredients: readonly string[] = INGREDIENT_PARTS;
      const shown: readonly string[] = looks;
      expect(parts.filter((each) => ofIngredients.includes(each) && !shown.includes(each))).toEqual([]);
    }),
  );
});

test('a dish of unknown type shows its ingredients, and the placeholder where none is seen', () => {
  expect(illustrated(null, part('sugar'))).toEqual(PLACEHOLDER_ILLUSTRATIONS.Meals);
  expect(dish(null, part('carrot', ['carrot'])).parts).toContain('carrot');
  expect(dish(null, part('pasta')).base).toBe('noodles');
});

test('rice, leaves and bread are drawn only where the dish has them', () => {
  const pea = part('pea', ['pea']);
  expect(dish('curry', part('rice'), pea).base).toBe('sauce-and-rice');
  expect(dish('curry', part('rice-vinegar'), pea).base).toBe('sauce');
  expect(dish('salad', part('lettuce', ['leaf']), pea).base).toBe('greens');
  expect(dish('salad', pea).base).toBe('none');
  expect(dish('sandwich', part('bread', ['bread']), pea).parts).toContain('bread');
  expect(dish('sandwich', pea).parts).not.toContain('bread');
});

test('bread that does not come in slices is drawn as a bun', () => {
  expect(dish('sandwich', { ...part('pitta'), kinds: ['flatbread', 'bread'] }).parts).toEqual(['bun']);
});

test('pasta has the shape that the recipe names', () => {
  expect(dish('long-pasta', part('spaghetti')).base).toBe('noodles');
  expect(dish('long-pasta', part('penne')).base).toBe('pasta-tubes');
});

test('a pie with potato and without pastry is topped with mash', () => {
  const potato = part('potato', ['potato']);
  expect(dish('savoury-pie', potato)).toMatchObject({ base: expect.stringMatching(/bake$/), colour: 'cream' });
  expect(dish('savoury-pie', potato, part('puff-pastry')).base).toBe('pie');
});

test('what is large or only garnishes a dish is drawn twice at most', () => {
  const { parts } = dish('salad', part('chickpea', ['chickpea']), part('lemon', ['lemon']), part('egg', ['egg-half']));
  expect(parts.filter((each) => each === 'lemon')).toHaveLength(2);
  expect(parts.filter((each) => each === 'egg-half')).toHaveLength(2);
  expect(parts.filter((each) => each === 'chickpea').length).toBeGreaterThan(2);
});

test('the strongest ingredient colours a sauce; a root or a fresh tomato only where there is much of it', () => {
  const potato = part('potato', [], 0.4);
  expect(dish('soup', part('chopped-tomatoes'), potato).colour).toBe('tomato');
  expect(dish('soup', part('chopped-tomatoes'), part('cream')).colour).toBe('carrot');
  expect(dish('soup', part('carrot', ['carrot'], 0.5)).colour).toBe('carrot');
  expect(dish('soup', part('carrot', ['carrot'], 0.05), potato).colour).toBe('cream');
});

test('a drink is in its glass, with ice and garnish only where the recipe has them', () => {
  expect(drink('sour', part('lemon-juice'), part('gin'))).toEqual({
    kind: 'drink',
    glass: expect.stringMatching(/^(?:coupe|martini)$/),
    colours: ['lemon', 'cream'],
    ice: false,
    garnish: [],
  });
  expect(drink('highball', part('lime', ['lime']), part('mint', ['herb']), part('ice'))).toMatchObject({
    ice: true,
    garnish: ['lime', 'herb'],
  });
});

test('pizza shows cheese only where it has some, and an espresso no foam', () => {
  expect(dish('pizza', part('passata')).base).toBe('flatbread');
  expect(dish('pizza', part('mozzarella', ['mozzarella']), { ...part('cheddar'), kinds: ['cheese'] }).base).toBe(
    'pizza',
  );
  expect(drink('coffee', part('espresso')).colours).not.toContain('cream');
  expect(drink('coffee', part('espresso'), part('milk')).colours).toContain('cream');
});

test('an ingredient is drawn in the cut that the dish prefers, else in its likeliest', () => {
  const chicken = part('chicken-breast', ['chicken-breast', 'meat']);
  expect(dish('curry', chicken).parts).toContain('meat');
  expect(dish('grilled', chicken).parts).toContain('chicken-breast');
});

test('a dish stands on the table of its cuisine, with a cloth of the season', () => {
  const ingredients = [part('asparagus', ['asparagus'])];
  const set = illustrate({ category: 'Meals', dishType: 'salad', cuisine: 'Italian', ingredients });
  expect(set).toMatchObject({ table: 'wood', season: 'spring' });
  expect(illustrated('salad', part('olive', ['olive']))).not.toHaveProperty('table');
});

test('there are at least 45 compositions, by dish type', () => {
  const compositions = DISH_TYPES.map((dishType) => {
    const drawn = illustrated(dishType, part('rice'), part('pasta'), part('mozzarella'), part('bread', ['bread']));
    if (drawn.kind === 'drink') return drawn.glass;
    return [drawn.vessel, drawn.base, drawn.parts.find((piece) => kindOfPart(piece) === undefined)].join(' ');
  });
  expect(new Set(compositions).size).toBeGreaterThanOrEqual(45);
});

test('an egg is seen on toast, but not where it is beaten with milk', () => {
  const onToast = [part('bread', ['bread']), part('egg', ['egg-half', 'fried-egg'])];
  expect(dish('toast', ...onToast).parts).toContain('fried-egg');
  expect(dish('toast', ...onToast, part('milk')).parts).not.toContain('fried-egg');
});

test('dishes of one type look different where their main ingredients do', () => {
  const flour = part('plain-flour');
  const bread = [part('strong-flour'), part('instant-yeast')];
  expect(dish('breaded', part('cod')).parts).toContain('fried-fillet');
  expect(dish('breaded', part('veal-escalope')).parts).toContain('cutlet');
  expect(dish('fritters', part('squid', [], 0.5)).parts).toContain('fried-ring');
  expect(dish('bread', ...bread, part('bicarbonate-of-soda')).parts).toContain('bagel');
  expect(dish('bread', ...bread, part('rosemary', ['rosemary'])).base).toBe('focaccia');
  expect(dish('cake', flour, part('cream-cheese'), part('carrot', ['carrot'], 0.3))).toMatchObject({
    base: expect.stringMatching(/^(?:frosted-slice|cake)$/),
    colour: 'carrot',
  });
});

test('a coffee with chocolate, one with milk and one without either are told apart', () => {
  const espresso = part('espresso');
  const milk = part('milk', [], 0.6);
  const mocha = drink('coffee', espresso, milk, part('dark-chocolate', ['dark-chocolate']));
  expect(mocha).toMatchObject({ glass: 'latte', garnish: ['dark-chocolate'] });
  expect(drink('coffee', espresso, milk).colours).toEqual(['crust', 'cream']);
  expect(drink('coffee', espresso).glass).toBe('espresso');
});

test('fruit lies under a lattice, a filling of cream or nuts in an open pie', () => {
  expect(dish('sweet-pie', part('shortcrust-pastry'), part('cherry', ['cherry'])).base).toBe('pie-cut');
  expect(dish('sweet-pie', part('shortcrust-pastry'), part('pecan', ['pecan'])).base).toBe('tart');
  expect(dish('sweet-pie', part('pumpkin'), part('double-cream')).base).toBe('quiche');
});

test('a batter of egg yolks and rum that nothing raises is baked in fluted moulds', () => {
  const batter = [part('plain-flour'), part('egg-yolk'), part('rum')];
  expect(dish('cake', ...batter).parts).toContain('canele');
  expect(dish('cake', ...batter, part('baking-powder')).parts).not.toContain('canele');
});

test('what a dish is baked, set or served in gives it its form', () => {
  const batter = [part('plain-flour'), part('cocoa-powder'), part('baking-powder')];
  const made = (dishType: DishType, equipment: string[], ...ingredients: KnownIngredient[]) =>
    illustrate({ category: 'Meals', dishType, ingredients, equipment }) as DishIllustration;
  expect(made('cake', ['large mug', 'microwave'], ...batter).base).toBe('mug-cake');
  expect(made('cake', ['bundt tin of 24 cm'], ...batter).base).toBe('ring-cake');
  expect(made('cake', ['Swiss roll tin'], ...batter)).toMatchObject({ base: 'roll-cake', colour: 'chocolate' });
  expect(made('pudding', ['1 l pudding basin']).base).toBe('steamed-pudding');
  expect(made('baked-eggs', ['four ramekins'], part('egg', ['fried-egg']))).toMatchObject({ base: 'ramekins' });
  expect(made('soup', ['stick blender'], part('carrot', ['carrot'], 0.5)).parts).not.toContain('carrot');
  const dough = [part('plain-flour'), part('butter')];
  expect(made('cookies', ['gingerbread cutter'], ...dough).parts).toContain('star-biscuit');
  expect(made('cookies', ['round cutter of 5 cm'], ...dough).parts).not.toContain('star-biscuit');
  expect(made('potato-side', ['waffle iron'], part('potato', ['potato'])).base).toBe('waffle');
});

test('a cobbler has scones on its fruit, a crumble crumbs', () => {
  const fruit = part('peach', ['peach'], 0.6);
  const dough = [part('plain-flour'), part('butter'), part('caster-sugar')];
  const crumble = dish('crumble', fruit, ...dough, part('rolled-oats'));
  const cobbler = dish('crumble', fruit, ...dough, part('baking-powder'));
  expect(crumble.base).toMatch(/crumble$/);
  expect(crumble.parts).not.toContain('scone');
  expect(cobbler.base).not.toMatch(/crumble$/);
  expect(cobbler.parts).toEqual(expect.arrayContaining(['scone', 'peach']));
  const plums = part('plum', ['plum'], 0.6);
  expect(dish('crumble', plums, ...dough, part('baking-powder'), part('milk')).colour).toBe('plum');
});

test('fish baked in paper lies in its open parcel, on a lined tray it does not', () => {
  const bakedWith = (paper: string) =>
    illustrate({
      category: 'Meals',
      dishType: 'tray-bake',
      ingredients: [part('salmon', ['fish']), part('potato', ['potato'])],
      equipment: [paper],
    });
  expect(bakedWith('four sheets of baking parchment')).toMatchObject({
    base: 'open-parcel',
    parts: expect.arrayContaining(['fish', 'potato']),
  });
  expect(bakedWith('baking paper')).toMatchObject({ base: 'none' });
});

test('a cake of a loaf tin is seen in slices or in its tin', () => {
  const ingredients = [part('plain-flour'), part('cocoa-powder'), part('baking-powder')];
  const basesOf = (equipment: string[]) =>
    [0, 1, 2, 3].map(
      (look) =>
        (illustrate({ category: 'Meals', dishType: 'cake', ingredients, equipment, look }) as DishIllustration).base,
    );
  expect(new Set(basesOf(['900 g loaf tin']))).toEqual(new Set(['loaf-slices', 'tin-loaf']));
  expect(basesOf(['springform tin']).some((base) => base.includes('loaf'))).toBe(false);
});

test('a spice is drawn whole only where it is whole', () => {
  const nutmeg: KnownIngredient = part('nutmeg', ['nutmeg', 'ground-spice']);
  expect(dish('custard', nutmeg).parts).toContain('nutmeg');
  expect(dish('custard', { ...nutmeg, isGround: true }).parts).not.toContain('nutmeg');
  expect(dish('custard', { ...nutmeg, isGround: true }).parts).toContain('ground-spice');
  expect(drink('hot-cocktail', { ...nutmeg, isGround: true }).garnish).toEqual([]);
});

test('dishes of one type are served in more than one way, the same way for the same ingredients', () => {
  const salads = (['tomato', 'cucumber', 'radish', 'beetroot', 'fennel', 'carrot'] as const).map((look) =>
    dish('salad', part(look, [look])),
  );
  expect(new Set(salads.map(({ vessel }) => vessel))).toEqual(new Set(['bowl', 'plate']));
  expect(dish('salad', part('tomato', ['tomato']))).toEqual(salads[0]);
});

test('a look is another way in which dishes of the type are served', () => {
  const ingredients = [part('tomato', ['tomato'])];
  const looks = [0, 1, 2].map((look) => illustrate({ category: 'Meals', dishType: 'curry', ingredients, look }));
  expect(looks[1]).not.toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
});

test('what a dish is wrapped or cooked in tells it from its like', () => {
  const leaf = part('banana-leaf');
  expect(dish('steamed', part('masa-harina'), leaf).parts).toContain('open-tamale');
  expect(dish('steamed', part('arepa-flour'), leaf).parts).toContain('leaf-parcel');
  expect(dish('sushi', part('sushi-rice'), part('nori', ['nori'])).parts).toContain('onigiri');
  expect(dish('sushi', part('rice-vinegar'), part('nori', ['nori'])).parts).toContain('sushi');
  expect(dish('stew', part('ras-el-hanout')).vessel).toBe('tagine');
  expect(dish('stew', part('paprika')).vessel).not.toBe('tagine');
});

test('popcorn is brown under caramel and white without', () => {
  const popcorn = part('popcorn', ['popcorn']);
  expect(dish('snack-mix', popcorn).parts).not.toContain('caramel-popcorn');
  expect(dish('snack-mix', popcorn, part('golden-syrup')).parts).toContain('caramel-popcorn');
});

test('a mash shows what it is flavoured with, and one pat of butter', () => {
  const { parts } = dish('mash', part('potato', ['potato']), part('butter', ['butter']), part('kale', ['kale']));
  expect(parts).toContain('kale');
  expect(parts).not.toContain('potato');
  expect(parts.filter((each) => each === 'butter')).toHaveLength(1);
});

test('ice cream floats in a soft drink and drowns in coffee; pearls are seen in the tea that has them', () => {
  const scoop = part('ice-cream');
  expect(drink('coffee', part('espresso'), scoop).glass).toBe('affogato');
  expect(drink('milkshake', part('cola'), scoop).glass).toBe('float');
  expect(drink('iced-tea', part('tea'), part('tapioca-pearls')).glass).toBe('bubble-tea');
  expect(drink('iced-tea', part('tea')).glass).not.toBe('bubble-tea');
});

test('fruit, herbs and spices of a drink lie beside the glass where two are on it', () => {
  const fruit = [part('lemon', ['lemon']), part('strawberry', ['strawberry']), part('mint', ['mint'])];
  expect(drink('lemonade', ...fruit).garnish).toEqual(['lemon', 'mint', 'strawberry']);
  expect(drink('lemonade', ...fruit, part('ginger', ['ginger']), part('apple', ['apple'])).garnish).toHaveLength(4);
});

test('much milk makes berries pink; blended ice is not seen', () => {
  const strawberry = part('strawberry', ['strawberry'], 0.4);
  const blended = illustrate({
    category: 'Drinks',
    dishType: 'smoothie',
    ingredients: [strawberry, part('milk', [], 0.5), part('ice')],
    equipment: ['blender'],
  });
  expect(blended).toMatchObject({ colours: ['pink', 'cream'], ice: false });
  expect(drink('smoothie', strawberry, part('ice'))).toMatchObject({ colours: ['berry', 'tomato'], ice: true });
});
