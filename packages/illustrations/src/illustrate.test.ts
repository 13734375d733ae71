import { DISH_TYPES, type DishType, DRINK_DISH_TYPES } from '@larder/contract/dish/dish-type';
import {
  type DishIllustration,
  INGREDIENT_PARTS,
  type IngredientPart,
  illustrationSchema,
  PLACEHOLDER_ILLUSTRATIONS,
} from '@larder/contract/dish/illustration';
import { assert, constantFrom, property, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { illustrate } from './illustrate.ts';

const isDrink = (dishType: DishType) => (DRINK_DISH_TYPES as readonly DishType[]).includes(dishType);

/** The part that shows an ingredient: most are called alike. */
const partOf = (id: string) => INGREDIENT_PARTS.filter((part) => part === (id === 'mint' ? 'herb' : id));

/** Of ingredients with these shares of the weight. */
function illustrated(dishType: DishType | null, shares: Record<string, number> = {}) {
  const ingredients = Object.entries(shares).map(([id, share]) => ({ id, kinds: [], share, drawnAs: partOf(id) }));
  const category = dishType && isDrink(dishType) ? 'Drinks' : 'Meals';
  return illustrate({ category, dishType, ingredients });
}
const dish = (dishType: DishType | null, shares: Record<string, number>) =>
  illustrated(dishType, shares) as DishIllustration;

test.each(DISH_TYPES)('a %s is drawn with all ingredients there are, within the contract', (dishType) => {
  const everything = Object.fromEntries(INGREDIENT_PARTS.map((part) => [part, 0.01]));
  const drawn = illustrated(dishType, everything);
  expect(illustrationSchema.parse(drawn)).toEqual(drawn);
  expect(drawn).not.toEqual(PLACEHOLDER_ILLUSTRATIONS.Meals);
});

test('no part of a picture shows an ingredient that the recipe lacks', () => {
  const isIngredient = (part: string): part is IngredientPart => INGREDIENT_PARTS.some((known) => known === part);
  assert(
    property(constantFrom(...DISH_TYPES), subarray([...INGREDIENT_PARTS], { maxLength: 6 }), (dishType, ids) => {
      const drawn = illustrated(dishType, Object.fromEntries(ids.map((id) => [id, 0.1])));
      const parts = drawn.kind === 'dish' ? drawn.parts : drawn.garnish;
      expect(parts.filter((part) => isIngredient(part) && !ids.includes(part))).toEqual([]);
    }),
  );
});

test('a dish that says nothing of how it looks is drawn as the placeholder', () => {
  expect(illustrated(null, { sugar: 1 })).toEqual(PLACEHOLDER_ILLUSTRATIONS.Meals);
  expect(dish(null, { carrot: 1 }).parts).toContain('carrot');
});

test('rice, leaves and bread are drawn only where the dish has them', () => {
  expect(dish('curry', { rice: 0.3, pea: 0.1 }).base).toBe('sauce-and-rice');
  expect(dish('curry', { 'rice-vinegar': 0.3, pea: 0.1 }).base).toBe('sauce');
  expect(dish('salad', { lettuce: 0.3, tomato: 0.3 }).base).toBe('greens');
  expect(dish('salad', { tomato: 0.3 }).base).toBe('none');
  expect(dish('sandwich', { flatbread: 0.5, tomato: 0.2 }).parts).toContain('bun');
  expect(dish('sandwich', { tomato: 0.2 }).parts).not.toContain('bun');
});

test('pasta has the shape that the recipe names', () => {
  expect(dish('long-pasta', { spaghetti: 0.5 }).base).toBe('noodles');
  expect(dish('long-pasta', { penne: 0.5 }).base).toBe('pasta-tubes');
});

test('a pie without pastry but with potato is topped with mash', () => {
  expect(dish('savoury-pie', { potato: 0.5, beef: 0.3 })).toMatchObject({ vessel: 'baking-dish', colour: 'cream' });
  expect(dish('savoury-pie', { potato: 0.2, 'puff-pastry': 0.3 }).base).toBe('pie');
});

test('the ingredients colour a sauce: the strongest first, and roots only where there is much of them', () => {
  expect(dish('soup', { 'chopped-tomatoes': 0.4, potato: 0.2 }).colour).toBe('tomato');
  expect(dish('soup', { 'chopped-tomatoes': 0.4, cream: 0.1 }).colour).toBe('carrot');
  expect(dish('soup', { carrot: 0.5, onion: 0.1 }).colour).toBe('carrot');
  expect(dish('soup', { carrot: 0.05, potato: 0.5 }).colour).toBe('cream');
});

test('a drink is in its glass, with ice and garnish only where the recipe has them', () => {
  expect(illustrated('sour', { 'lemon-juice': 0.3, gin: 0.6 })).toEqual({
    kind: 'drink',
    glass: 'coupe',
    colours: ['lemon', 'cream'],
    ice: false,
    garnish: [],
  });
  expect(illustrated('highball', { lime: 0.1, mint: 0.01, ice: 0.4 })).toMatchObject({
    ice: true,
    garnish: ['lime', 'herb'],
  });
});
