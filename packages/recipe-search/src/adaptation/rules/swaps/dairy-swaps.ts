import type { DishType } from '@larder/contract/dish/dish-type';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { isDoneTo } from '../../sentences.ts';
import { IS_THE_DISH, isOneOf, isSweet, type Rule } from '../swap-in-dish.ts';

/** Cream that is whipped needs a fat that sets; cream that is poured must not taste of coconut in a European dish. */
export const creamByUse: Rule = ({ is, swap, recipe, method }) => {
  if (is('soured-cream', 'creme-fraiche')) return swap.use !== 'lactose-free-cream';
  if (!is('cream') || /(?:double|whipping|lactose-free)-cream$/.test(swap.use)) return true;
  const isWhipped = is('whipped-cream') || /\bwhip(?!ping cream)|peaks/.test(method);
  if (swap.use === 'coconut-cream') return isWhipped || isSweet(recipe) || isTropical(recipe);
  return !isWhipped;
};

/** Lemon thickens cream by its protein, which coconut and oat lack. */
export const creamSetsWithAcid: Rule = ({ is, swap, share, hasLine, method }) =>
  !is('cream') ||
  swap.use.startsWith('lactose-free-') ||
  /(?:double|whipping)-cream$/.test(swap.use) ||
  share < 0.4 ||
  !hasLine('lemon', 'lemon-juice', 'lime', 'lime-juice', 'passion-fruit', 'passion-fruit-pulp') ||
  hasLine('gelatine', 'agar', 'egg', 'cornflour', 'cream-cheese') ||
  !/\bset\b/.test(method);

/** Buttermilk that a dressing or a drink is made of is thick, which milk of soya with lemon in it is not. */
export const buttermilkIsSour: Rule = ({ is, swap, recipe }) =>
  !is('buttermilk') ||
  !swap.use.endsWith('-drink') ||
  (recipe.category !== 'Drinks' && recipe.dishType !== 'dressing' && recipe.dishType !== 'dip');

const isTropical = ({ cuisine }: CanonicalRecipe) =>
  cuisine !== null &&
  /Thai|Indian|Indonesian|Malaysian|Caribbean|Brazilian|Filipino|Sri Lankan|Vietnamese/.test(cuisine);

/** The share of a dish up to which each kind of cheese without milk stands for cheese. */
const MOST_VEGAN_CHEESE = 0.12;
/** Cheeses that crumble, are spread or are blue: what is made to melt is none of them. */
const NO_MELTING_CHEESE = ['soft-cheese', 'blue-cheese', 'ricotta', 'queso-fresco', 'goats-cheese'] as const;

/** Doughs that cheese holds together: pandebono, buñuelos. */
const OF_CHEESE: ReadonlySet<DishType> = new Set<DishType>(['bread', 'fritters', 'doughnuts']);

/** Cheese that is baked into a cake, that makes the sauce, or that the dish is about, has no substitute. */
export const cheeseIsTheDish: Rule = ({ is, share, recipe, swap }) => {
  if (!is('cheese', 'quark', 'ricotta', 'mascarpone', 'cream-cheese')) return true;
  if (recipe.dishType === 'cheesecake' || recipe.dishType === 'trifle') return false;
  if (swap.use.startsWith('lactose-free-')) return true;
  if (/^(?:vegan-|nutritional-yeast$)/.test(swap.use) && isOneOf(OF_CHEESE, recipe)) return share < MOST_VEGAN_CHEESE;
  if (swap.use === 'vegan-cheese') return share < MOST_VEGAN_CHEESE && !is(...NO_MELTING_CHEESE);
  if (/tofu/.test(swap.use))
    return is('paneer') ? share < IS_THE_DISH : recipe.dishType === 'salad' && share < IS_THE_DISH;
  return share < IS_THE_DISH;
};

/** Yogurt of soya or coconut is not strained, and curdles where it is cooked, as soured cream without milk does. */
export const yogurtIsCold: Rule = ({ is, swap, recipe, index, method }) => {
  const curdles = swap.use.endsWith('-yogurt') || (/soured-cream$/.test(swap.use) && is('creme-fraiche'));
  if (!curdles || swap.use.startsWith('lactose-free-')) return true;
  if (/\bstrain|muslin|cheesecloth|\bcloth\b[^.]*\b(?:hang|hung|drain)/.test(method)) return false;
  return (
    !is('soured-cream', 'creme-fraiche') || !isDoneTo(recipe, index, /\b(?:simmer|boil|cook|heat|bubble)\w*\b[^.]*$/i)
  );
};

/** Cream of oats or soya is thin: it runs off what soured cream or crème fraîche is spread on or spooned over. */
export const creamIsSpread: Rule = ({ is, swap, recipe, index }) =>
  !is('soured-cream', 'creme-fraiche') ||
  !/^(?:oat|soya)-cream$/.test(swap.use) ||
  (recipe.dishType !== 'pizza' && !isDoneTo(recipe, index, /\b(?:spread|spoon|dollop|top|dot)\w*\b[^.;]*$/i));

/** Vinegar thickens milk of soya alone: that of rice and oats stays thin. */
export const soyaSours: Rule = ({ is, recipe, swap, index, method }) =>
  !is('soya-drink') ||
  !/^(?:rice|oat)-drink$/.test(swap.use) ||
  !isDoneTo(recipe, index, /\b(?:vinegar|lemon)\b[^.;]*$/i) ||
  !/thicken|curdle/.test(method);

/** Mayonnaise is held together by the lecithin of soya, which oats and rice lack. */
export const soyaBindsOil: Rule = ({ is, recipe, hasLine }) =>
  !is('soya-drink') || recipe.dishType !== 'sauce' || hasLine('flour', 'cornflour');
