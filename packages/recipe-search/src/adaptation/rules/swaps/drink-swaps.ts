import type { Rule } from '../swap-in-dish.ts';

/** Spirits and liqueurs that one drink is made with as well as with another. */
const ALIKE = /^(?:triple-sec|orange-curacao|brandy|cognac|fino-sherry|gluten-free-beer)$/;

/**
 * A mixed drink is its spirits, liqueurs and wines: only their like stands for one of them, and what has no alcohol only
 * in a drink that has no other. A spoon of a spirit without alcohol in a dish stands for nothing.
 */
export const alcoholIsTheDrink: Rule = ({ swap, recipe, index, original, ingredientAt }) => {
  if (recipe.category !== 'Drinks') return !(swap.use.startsWith('alcohol-free-') && swap.as.includes('spirit'));
  if (!original.abv || ALIKE.test(swap.use)) return true;
  return swap.use.startsWith('alcohol-free-') && recipe.lines.every((_, at) => at === index || !ingredientAt(at)?.abv);
};

/** Juice does not burn, and is too sweet for a savoury sauce. */
export const spiritIsNoJuice: Rule = ({ is, swap, recipe, method }) =>
  !is('spirit') ||
  !swap.use.endsWith('-juice') ||
  recipe.category === 'Drinks' ||
  !/flam|\blight\b|ignite|pepper|stock/.test(method);

/** Fennel stands for the stalks of celery, not for its seeds or root, nor for a stick to stir with. */
export const stickIsCelery: Rule = ({ is, original, swap, recipe }) =>
  !is('celery') || swap.use !== 'fennel' || (original.id === 'celery' && recipe.category !== 'Drinks');
