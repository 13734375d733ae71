import type { DishType } from '@larder/contract/dish/dish-type';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { follows, isDoneTo, sentencesWith } from '../../sentences.ts';
import { isOneOf, isSweet, type Rule } from '../swap-in-dish.ts';

/** Dishes whose dough is held up by gluten. */
const OF_GLUTEN: ReadonlySet<DishType> = new Set<DishType>([
  'bread',
  'sweet-bread',
  'sweet-pastry',
  'savoury-pastry',
  'doughnuts',
  'dumplings',
  'filled-pasta',
  'flatbread',
  'pizza',
  'dough',
]);
/** Flour thickens, coats and carries a cake or a biscuit; in a dough that is kneaded or laminated gluten is the structure. */
export const glutenHolds: Rule = ({ is, recipe, swap, hasLine, method }) => {
  if (!is('flour', 'semolina', 'strong-flour') || swap.use === 'strong-flour') return true;
  const isDough =
    hasLine('yeast', 'sourdough-starter') ||
    /\bknead|laminat|choux|roll out (the|thinly)|(?:leaves|comes away from|pulls? away from) the (?:sides?|pan)|stretch/.test(
      method,
    );
  return !isOneOf(OF_GLUTEN, recipe) && !isDough;
};

/** Dishes that are made of a batter or a dough, or are dusted and fried. */
const OF_FLOUR: ReadonlySet<DishType> = new Set<DishType>([
  ...OF_GLUTEN,
  'cake',
  'cookies',
  'bars',
  'muffins',
  'crumble',
  'pancakes',
  'savoury-pancake',
  'crepes',
  'waffles',
  'fritters',
  'breaded',
  'savoury-pie',
  'sweet-pie',
  'savoury-tart',
  'quiche',
]);
/** The share of flour up to which it thickens. */
const MOST_THICKENER = 0.06;

/** Starch thickens a sauce as flour does, only that of maize a custard, and neither makes a batter nor a dark roux. */
export const starchThickens: Rule = ({ is, swap, share, recipe, method, hasLine }) =>
  !is('flour') ||
  !/^(?:cornflour|rice-flour)$/.test(swap.use) ||
  (share < MOST_THICKENER &&
    recipe.dishType !== null &&
    !isOneOf(OF_FLOUR, recipe) &&
    !/\broux\b|colou?r of|hazelnut|nutty/.test(method) &&
    (!isSweet(recipe) ||
      (swap.use === 'cornflour' &&
        (recipe.dishType === 'cheesecake' || (hasLine('milk', 'cream') && hasLine('egg', 'egg-yolk'))))));

/** Sweet dishes to which the bran of wholemeal flour does no harm. */
const OF_BRAN: ReadonlySet<DishType> = new Set<DishType>(['crumble', 'bars', 'cookies', 'muffins', 'pancakes']);

/** Flour of wheat for another: a strong one for yeast, for thickening and for a coat, a wholemeal one for what crumbles. */
export const wheatByUse: Rule = ({ is, swap, share, recipe, hasLine, method }) => {
  if (!is('plain-flour') || !/^(?:strong|wholemeal)-flour$/.test(swap.use)) return true;
  if (swap.use === 'wholemeal-flour') return isOneOf(OF_BRAN, recipe) && !hasLine('yeast');
  if (/\bbatter\b/.test(method) && !hasLine('yeast')) return false;
  const isDusted = share < MOST_THICKENER && (!isOneOf(OF_FLOUR, recipe) || recipe.dishType === 'fritters');
  return hasLine('yeast') || recipe.dishType === 'breaded' || isDusted;
};

/** A custard that is boiled is thickened with starch: the gum of a flour without gluten makes it stringy. */
export const custardHasStarch: Rule = ({ is, swap, share, method, hasLine }) =>
  !is('flour') ||
  swap.use !== 'gluten-free-flour' ||
  share >= MOST_THICKENER ||
  !hasLine('egg', 'egg-yolk') ||
  !hasLine('milk', 'cream') ||
  !/\byolks?\b|custard/.test(method) ||
  !hasLine('sugar');

/** Polenta does not behave as semolina does in a batter or a dough. */
export const semolinaIsFlour: Rule = ({ is, swap, recipe }) =>
  !is('semolina') || swap.use !== 'polenta' || recipe.dishType === 'porridge' || recipe.dishType === 'grain-dish';

/** What olive oil goes with. */
const SAVOURY = ['vegetable', 'tomato', 'pulse', 'fish', 'meat'] as const;

/** Butter to bake with, or to fry with beside an oil, is replaced by a solid fat, butter to fry with alone by oil. */
export const butterByUse: Rule = ({ is, swap, recipe, index, share, method, hasLine, ingredientAt }) => {
  if (!is('butter', 'ghee')) return true;
  if (isBrowned(recipe, index)) return false;
  const isMelted = isDoneTo(recipe, index, MELTS);
  const isStirredIn = isDoneTo(recipe, index, STIRS_IN);
  if (swap.use.endsWith('-oil') && (isStirredIn || isDoneTo(recipe, index, SERVES))) return false;
  const isBesideOil = sentencesWith(recipe, index).some(({ before }) =>
    [...before.keys()].some((at) => ingredientAt(at)?.id.endsWith('-oil')),
  );
  if (isBesideOil && is('butter')) return !swap.use.endsWith('-oil');
  if (swap.use.endsWith('-oil') && (isMelted || (swap.use === 'olive-oil' && !hasLine(...SAVOURY)))) return false;
  if (swap.use.endsWith('-oil') && isDoneTo(recipe, index, DOTS)) return false;
  if (
    swap.use === 'coconut-oil' &&
    is('butter') &&
    isDoneTo(recipe, index, /\b(?:spread|cream|beat|rub|work)\w*\b[^.;]*$/i)
  )
    return false;
  if (/laminat|fold[^.]{0,30}butter|clarif/.test(method) && isSweet(recipe)) return false;
  const isSolid =
    isSweet(recipe) ||
    recipe.dishType === 'jam' ||
    recipe.category === 'Drinks' ||
    /cream(ed)? the|rub(bed)? (in|the|it)|spread|beat the butter|soft(ened)?\b.{0,12}butter/.test(method);
  if (swap.use.endsWith('-oil') && swap.use !== 'coconut-oil') return !isSolid && share < 0.2;
  return (
    isSolid || isMelted || isStirredIn || share >= 0.03 || recipe.dishType === 'toast' || recipe.dishType === 'sandwich'
  );
};

/** Words of what lies on a dish in pieces, as no oil does. */
const DOTS = /\b(?:dot|dab|stud)\w*\b[^.;]*$/i;
/** Words of what is brought to the table: no oil lies beside bread in place of butter. */
const SERVES = /\bserve\w*\b[^.;]*$/i;
/** Words of what enriches a dish that is nearly done. */
const STIRS_IN = /\b(?:stir|beat|whisk|swirl|mash)\w* in [^.;]*$|\b(?:finish|mash)\w*(?: \w+){0,2} with [^.;]*$/i;
/** Words that melt what they are followed by, which no oil needs. */
const MELTS = /\b(?:melt|foam)\w*\b[^,;]*$/i;

/** Butter is browned for the taste of its milk, which no other fat has. */
const isBrowned = (recipe: CanonicalRecipe, index: number): boolean =>
  isDoneTo(recipe, index, /\bbrown $|\bbrown the $/i) || follows(recipe, index, /^[^.]*(?:nutty|hazelnut|specks)/i);

/** Sweet dishes whose texture is that of sugar. */
const OF_SUGAR: ReadonlySet<DishType> = new Set<DishType>([
  'meringue',
  'confectionery',
  'jam',
  'cookies',
  'bars',
  'ice-cream',
  'slush',
  'frozen-cocktail',
  'sweet-bread',
  'custard',
]);
/** The share from which a sweetener is more than sweetness. */
const MOST_SWEETENER = 0.07;

/** Sugar that sets, caramelises or feeds yeast is not sweetness alone; one kind of sugar does so like another. */
export const sugarSets: Rule = ({ is, swap, recipe, share, hasLine, method }) => {
  if (!is('sugar', 'honey') || /sugar$/.test(swap.use)) return true;
  const sets = isOneOf(OF_SUGAR, recipe) || hasLine('yeast') || /caramel|soft-ball|amber/.test(method);
  if (swap.use !== 'erythritol') return !sets && (recipe.category === 'Drinks' || share < 0.2);
  return !sets && share < (CRYSTALLISES.test(method) ? LEAST_CRYSTALLISING : MOST_SWEETENER);
};

/** Erythritol falls out as crystals in what is frozen, boiled to a syrup, chilled or glazed, and does not brown. */
const CRYSTALLISES =
  /mound|\bjars?\b|freez|frozen|churn|syrup|sticky|gloss|glaz|brûl|torch|\bchill(?:ed)?\b|fridge|\bcold\b|\biced?\b|cool completely/;
/** Less than this share stays dissolved. */
const LEAST_CRYSTALLISING = 0.02;

/** Agar sets what boils: leaves that are soaked and squeezed, or melt in a cream that must not boil, are no agar. */
export const gelatineSets: Rule = ({ original, method }) =>
  !original.id.startsWith('gelatine') ||
  (/(?<!without |not )(?:boil|simmer)/.test(method) && !/\b(?:squeeze|wring|bloom)/.test(method));

/** Cocoa gives the taste of chocolate to a stew, a cake or a drink, and is no chocolate to bite into or to cover with. */
export const cocoaIsNoChocolate: Rule = ({ is, swap, recipe, share }) =>
  !is('chocolate') || swap.use !== 'cocoa-powder' || (!isSweet(recipe) && share < MOST_COCOA);

/** The share of chocolate in a dish for which cocoa stands. */
const MOST_COCOA = 0.04;
