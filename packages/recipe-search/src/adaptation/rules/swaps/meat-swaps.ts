import type { DishType } from '@larder/contract/dish/dish-type';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { follows, isDoneTo } from '../../sentences.ts';
import { isOneOf, type Rule } from '../swap-in-dish.ts';

/** What has neither the fat, the salt, the smoke nor the colour of cured meat. */
const BLAND = ['firm-tofu', 'tofu', 'portobello-mushroom', 'chickpea', 'tinned-jackfruit', 'seitan'];
/** Cured meat and sausage that seasons what it is cooked with. */
const CURED = [
  'charcuterie',
  'chorizo',
  'mexican-chorizo',
  'bacon',
  'pork-rind',
  'ham',
  'salami',
  'nduja',
  'smoked-sausage',
] as const;

/** Cured meat is a seasoning: what gives no fat, smoke or colour does not do its work. */
export const curedMeatSeasons: Rule = ({ is, swap }) => !is(...CURED) || !BLAND.includes(swap.use);

/** Plain tofu is nothing between slices of bread, where no sauce and no pan gives it a taste. */
export const tofuIsSeasoned: Rule = ({ original, recipe, swap }) =>
  !(swap.use === 'firm-tofu' && original.origin.includes('meat')) ||
  (recipe.dishType !== 'sandwich' && recipe.dishType !== 'toast' && recipe.dishType !== 'cold-plate');

/** Dishes in which meat stews until it is tender; mushrooms would fall apart. */
const STEWED: ReadonlySet<DishType> = new Set<DishType>([
  'stew',
  'braise',
  'curry',
  'chilli',
  'roast',
  'soup',
  'savoury-pie',
]);

/** The share of a dish from which meat is its point. */
const IS_THE_POINT = 0.2;

/** A mushroom stands for a little meat that is fried or grilled, and not for meat that is stewed or minced. */
export const mushroomIsFried: Rule = ({ is, recipe, swap, share, method }) =>
  swap.use !== 'portobello-mushroom' ||
  (share < IS_THE_POINT &&
    !is('mince', 'stewing-beef') &&
    (recipe.dishType === null || !STEWED.has(recipe.dishType)) &&
    /\b(fr(y|ied)|sear|grill|griddle|stir-fr|pan|wok|barbecue)/.test(method));

/** Dishes in which chickpeas stand for meat or fish. */
const WITH_CHICKPEAS: ReadonlySet<DishType> = new Set<DishType>(['salad', 'stew', 'curry', 'enchiladas', 'bean-dish']);
/** Dishes of pulled or stewed meat. */
const WITH_JACKFRUIT: ReadonlySet<DishType> = new Set<DishType>([
  'stew',
  'curry',
  'chilli',
  'braise',
  'taco',
  'enchiladas',
  'roast',
]);
/** Chickpeas stand for meat, fish and tofu in salads and stews, and not between slices of bread or in a pie. */
export const chickpeasByDish: Rule = ({ original, recipe, swap }) =>
  swap.use !== 'chickpea' || original.roles.includes('pulse') || isOneOf(WITH_CHICKPEAS, recipe);

/** Young jackfruit is pulled into shreds that take up a sauce; it is no ham, bacon or salami. */
export const jackfruitIsPulled: Rule = ({ recipe, swap, method }) =>
  swap.use !== 'tinned-jackfruit' || (isOneOf(WITH_JACKFRUIT, recipe) && /\b(?:shred|pull)/.test(method));

/** Chickpeas are served whole: what is cut, shredded or laid in slices has another stand-in, or none. */
export const chickpeasAreWhole: Rule = ({ recipe, index, swap }) =>
  swap.use !== 'chickpea' || !isDoneTo(recipe, index, /\b(cut|slice|shred|chop|dice|carve|pull)\b[^.;]*$/i);

/** Dishes in which tofu and mushrooms are tossed in a sauce like prawns. */
const TOSSED: ReadonlySet<DishType> = new Set<DishType>([
  'stir-fry',
  'fried-rice',
  'noodles',
  'noodle-soup',
  'curry',
  'rice-dish',
]);

/** Prawns are tofu or mushrooms in the sauces of a wok and of a curry; other fish and shellfish is the dish. */
export const seafoodIsTossed: Rule = ({ original, recipe, swap, share, is }) =>
  !original.origin.some((from) => from === 'fish' || from === 'shellfish') ||
  !/tofu|mushroom/.test(swap.use) ||
  (is('prawn') && share < IS_THE_POINT && isOneOf(TOSSED, recipe));

/** Dishes in which mince is loose in its sauce, as lentils are. */
const LOOSE: ReadonlySet<DishType> = new Set<DishType>([
  'chilli',
  'sauce',
  'savoury-pie',
  'short-pasta',
  'long-pasta',
  'baked-pasta',
  'stuffed-vegetables',
]);

export const lentilsAreLoose: Rule = ({ recipe, swap }) => !/lentil$/.test(swap.use) || isOneOf(LOOSE, recipe);

/** Meat on the bone, in one piece, or with blood gives more than its bite. */
const NO_LIKE = [
  'black-pudding',
  'whole-chicken',
  'chicken-leg',
  'chicken-wing',
  'pigs-trotter',
  'pork-rib',
  'offal',
] as const;
/** Dishes in which slices of ham are what is filled or breaded. */
const OF_HAM: ReadonlySet<DishType> = new Set<DishType>([
  'sandwich',
  'breaded',
  'toast',
  'cold-plate',
  'savoury-pastry',
]);

export const meatIsTheDish: Rule = ({ is, recipe, swap }) =>
  !is(...NO_LIKE) && !(is('ham', 'prosciutto', 'cured-ham') && /tofu/.test(swap.use) && isOneOf(OF_HAM, recipe));

/**
 * Pieces from plants have no bones or skin, and are neither pulled nor carved, nor is tofu; seitan does not stew, and neither tofu nor
 * seitan binds as mince.
 */
export const piecesAreWhole: Rule = ({ is, recipe, swap, method }) =>
  !(swap.use === 'plant-based-chicken' && /\b(?:shred|pull|carve|bones?|skin)\b/.test(method)) &&
  !(/tofu$/.test(swap.use) && is('meat', 'poultry') && /\b(?:shred|pull|carve)\b/.test(method)) &&
  !(swap.use === 'seitan' && isOneOf(STEWED, recipe)) &&
  !(/tofu$|^seitan$/.test(swap.use) && is('mince'));

/** Dishes in which mince is shaped, or cooked on a skewer. */
const SHAPED: ReadonlySet<DishType> = new Set<DishType>(['meatballs', 'grilled', 'skewers', 'fritters', 'dumplings']);

/** Mince of plants is loose: nothing in it holds balls together. */
export const minceIsRolled: Rule = ({ recipe, swap }) => swap.use !== 'plant-based-mince' || !isOneOf(SHAPED, recipe);

/** Seconds after which what takes the place of meat falls apart or turns dry. */
const LONGEST_COOKING = 35 * 60;
/** Pieces that turn to mush or to rubber, and the seconds of cooking, all in all, after which they do. */
const IN_PIECES = /^plant-based-chicken$|^seitan$/;
const LONGEST_IN_PIECES = 50 * 60;

/** What takes the place of meat, except jackfruit, which stews, and other meat. */
const FROM_PLANTS = /^plant-based-|tofu$|^seitan$|lentil$|chickpea$|-protein$|mushroom$|-beans$/;

/** What takes the place of raw meat has nothing to become tender, and gives nothing to a broth. */
export const meatIsSoonDone: Rule = ({ original, recipe, index, swap }) =>
  !original.origin.includes('meat') ||
  !original.roles.includes('protein') ||
  !FROM_PLANTS.test(swap.use) ||
  (cookingTimes(recipe, index).every((seconds) => seconds < LONGEST_COOKING) &&
    (!IN_PIECES.test(swap.use) ||
      cookingTimes(recipe, index).reduce((sum, seconds) => sum + seconds, 0) < LONGEST_IN_PIECES));

/** Words of a time in which nothing is cooked; not of one with the rest of something, or in salted water. */
const RESTS = /\b(?:chill|fridge|marinat|rest(?!\w| of)|resting|soak|freez|cool|stand|leave|leaving|infuse|salting)/i;

/** The times of cooking from the step on that first uses a line. */
function cookingTimes({ steps }: CanonicalRecipe, index: number): number[] {
  const first = steps.findIndex(({ text }) =>
    text.en.some((part) => typeof part === 'object' && 'line' in part && part.line === index),
  );
  const times: number[] = [];
  for (const { text } of first < 0 ? [] : steps.slice(first)) {
    let words = '';
    for (const part of text.en) {
      if (typeof part === 'string') words = (words + part).split(/[.;] /).at(-1) ?? '';
      else if ('seconds' in part && !RESTS.test(words)) times.push(part.seconds);
    }
  }
  return times;
}

/** Nothing else draws a lattice as fillets of anchovy do. */
export const anchovyIsStrewn: Rule = ({ is, recipe, index }) =>
  !is('anchovy') || !follows(recipe, index, /^ in (?:a )?(?:lattice|cross|criss|rows?|stars?)/i);
