import type { DishType } from '@larder/contract/dish/dish-type';
import type { Rule } from './swap-in-dish.ts';

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
