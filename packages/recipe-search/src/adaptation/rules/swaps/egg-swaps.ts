import type { DishType } from '@larder/contract/dish/dish-type';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { isDoneTo, sentencesWith } from '../../sentences.ts';
import { isOneOf, isSweet, type Rule, type SwapInDish } from '../swap-in-dish.ts';

/** Dishes that egg makes. */
const OF_EGG: ReadonlySet<DishType> = new Set<DishType>([
  'omelette',
  'frittata',
  'fried-eggs',
  'scrambled-eggs',
  'boiled-eggs',
  'poached-eggs',
  'baked-eggs',
  'custard',
  'quiche',
  'trifle',
]);
/** Dishes in which egg is a part of its own: boiled in a salad, stirred into a broth, set over rice. */
const WITH_EGG_AS_SUCH: ReadonlySet<DishType> = new Set<DishType>([
  'soup',
  'noodle-soup',
  'salad',
  'noodles',
  'rice-dish',
  'short-pasta',
  'long-pasta',
  'cooked-breakfast',
  'cheesecake',
]);
/** Dishes in which a little egg glazes or binds, and more of it sets a filling or a loose batter of vegetables. */
const SET_BY_EGG: ReadonlySet<DishType> = new Set<DishType>([
  'sweet-pie',
  'savoury-pie',
  'sweet-tart',
  'savoury-tart',
  'gratin',
  'savoury-pancake',
]);
/** The share of egg up to which it glazes or binds. */
const MOST_EGG_TO_GLAZE = 0.05;
/** Sweet dishes that are held together by flour, or by egg. */
const BAKED_SWEET: ReadonlySet<DishType> = new Set<DishType>(['cake', 'bars', 'muffins', 'cookies']);
/** Doughs that are rich by their eggs. */
const ENRICHED: ReadonlySet<DishType> = new Set<DishType>(['bread', 'sweet-bread', 'doughnuts', 'flatbread']);
/** The share of egg from which a cake, a steamed sponge or a rich dough stands on it, whatever else raises it. */
const MOST_EGG_IN_CAKE = 0.14;
const MOST_EGG_IN_DOUGH = 0.06;

const RAISING = ['baking-powder', 'bicarbonate-of-soda', 'self-raising-flour'] as const;
/** Dishes that are shaped of a paste, and the share of egg from which the liquid that stands for it makes that run. */
const SHAPED: ReadonlySet<DishType> = new Set<DishType>(['fritters', 'meatballs', 'burger', 'gnocchi']);
const MOST_EGG_IN_PASTE = 0.08;
/** The share of egg from which it does more than bind. */
const MOST_EGG_THAT_BINDS = 0.16;
/** What holds a savoury mixture beside the egg. */
const STARCHES = ['breadcrumb', 'bread', 'oats', 'flour', 'potato', 'rice', 'gluten-free-flour', 'cornflour'] as const;

/** Egg binds, coats and glazes in small amounts; what it lifts, thickens or makes up has no substitute. */
export const eggBinds: Rule = (given) => {
  const { is, share, recipe, index, method, swap, hasLine } = given;
  if (!is('egg')) return true;
  if (recipe.category === 'Drinks') return is('egg-white') && swap.use === 'aquafaba';
  if (isGlaze(given) !== swap.use.endsWith('-drink')) return false;
  if (swap.use.endsWith('-drink')) return true;
  if (isOneOf(OF_EGG, recipe) || is('hard-boiled-egg', 'quail-egg', 'egg-yolk')) return false;
  if (/fried|boiled|poached|halved|quartered|sliced/.test(recipe.lines[index]?.preparation?.en ?? '')) return false;
  if (
    /(fr(y|ied)|poach|soft-boil|boil|scrambl)[^.]{0,40}\beggs?\b|custard|curd\b|coats (the back of )?(a|the) spoon/.test(
      method,
    )
  )
    return false;
  if (swap.use === 'aquafaba' && isOneOf(SHAPED, recipe) && /\b(?:shape|form|roll|mould)/.test(method))
    return share < MOST_EGG_IN_PASTE;
  if (is('egg-white') && /peaks|stiff/.test(method)) return isSweet(recipe) && recipe.dishType !== 'cake';
  return share < MOST_EGG_THAT_BINDS && (isSweet(recipe) || hasLine(...STARCHES));
};

/** True of egg that is only brushed on. */
function isGlaze({ recipe, index }: SwapInDish): boolean {
  const used = sentencesWith(recipe, index);
  return (
    used.length > 0 && used.every(({ before }) => /\b(?:brush|glaze|paint)\b[^.;]*$/i.test(before.get(index) ?? ''))
  );
}

/** True of a dish with milk or cream, of animals or plants. */
const hasMilk = ({ lines }: CanonicalRecipe, ingredientAt: SwapInDish['ingredientAt']): boolean =>
  lines.some((_, at) => ingredientAt(at)?.roles.some((role) => role === 'milk' || role === 'cream'));

/** What holds fritters by itself when it is fried. */
const STARCHY = ['potato', 'breadcrumb', 'pulse', 'rice'] as const;

/** Words of fritters of grated potatoes, which starch alone binds: its liquid like wets what was wrung dry. */
const GRATES = /\bgrate\b/;

/** Starch stands for the egg of what is grated, wrung dry and fried, and of nothing else. */
export const starchBinds: Rule = ({ is, swap, recipe, method, hasLine }) => {
  const isGrated = is('egg') && recipe.dishType === 'fritters' && hasLine('potato') && GRATES.test(method);
  return !is('egg') || (swap.use === 'potato-starch') === isGrated || swap.use.endsWith('-drink');
};

/** Words before an egg that enriches a white sauce, which is thick without it. */
const ENRICHES = /\boff the heat\b[^.;]*$/i;

/** An egg that only enriches a sauce of flour and milk: nothing need stand for it. */
export const enrichesSauce = (recipe: CanonicalRecipe, index: number): boolean =>
  recipe.dishType === 'gratin' && isDoneTo(recipe, index, ENRICHES);

/**
 * A filling, a batter with milk, fritters of wet vegetables, a steamed sponge, and a sauce whisked over heat are set by
 * their eggs.
 */
export const eggSets: Rule = ({ is, swap, share, recipe, index, method, hasLine, ingredientAt }) => {
  if (!is('egg') || recipe.category === 'Drinks' || swap.use.endsWith('-drink')) return true;
  if (isOneOf(ENRICHED, recipe)) return share < MOST_EGG_IN_DOUGH;
  if (isOneOf(WITH_EGG_AS_SUCH, recipe)) return false;
  if (recipe.dishType === 'fritters' && !hasLine(...STARCHY)) return share < MOST_EGG_TO_GLAZE;
  if (isOneOf(SET_BY_EGG, recipe)) return share < MOST_EGG_TO_GLAZE && !enrichesSauce(recipe, index);
  if (recipe.dishType === 'sweet-pastry') return share < 0.1;
  if (recipe.dishType === 'sauce') return !/simmer|boil|heat|warm/.test(method);
  if (recipe.dishType !== 'pudding') return true;
  return hasLine(...RAISING) ? share < MOST_EGG_IN_CAKE : !hasMilk(recipe, ingredientAt);
};

/** A cake without a raising agent is lifted by its eggs, and one without flour is set by them. */
export const cakeNeedsEgg: Rule = ({ is, swap, recipe, share, hasLine, ingredientAt }) =>
  !is('egg') ||
  swap.use.endsWith('-drink') ||
  recipe.dishType === null ||
  !BAKED_SWEET.has(recipe.dishType) ||
  (recipe.lines.some((_, at) => ingredientAt(at)?.roles.some((role) => role === 'flour' || role === 'grain')) &&
    (recipe.dishType !== 'cake' || (share < MOST_EGG_IN_CAKE && hasLine(...RAISING))));
