import type { DishType } from '@larder/contract/dish/dish-type';
import { sentencesWith } from './sentences.ts';
import { isOneOf, isSweet, type Rule } from './swap-in-dish.ts';

/** Cuisines that season with white pepper rather than with paprika or the herbs of Europe. */
const EASTERN =
  /^(?:Chinese|Japanese|Korean|Taiwanese|Thai|Vietnamese|Indonesian|Malaysian|Filipino|Cambodian|Burmese)$/;
/** Cuisines whose thyme no other herb stands for. */
const OF_THYME = /Jamaican|Caribbean|Trinidad|Haitian|Creole/;

/** Chillies that are sold ground or as flakes, and fresh ones that are chopped. */
const GROUND = /^(?:chilli-powder|chilli-flakes|cayenne-pepper|espelette-pepper|aleppo-pepper|kashmiri-chilli)$/;
const FRESH = /^(?:chilli|red-chilli|green-chilli|jalapeno)$/;
/** Words for what goes into the pan as it is, and for what is cut in the step, lifted out again, or scattered raw. */
const COOKS = /\b(?:fry|soften|simmer|cook|stew|sweat|sizzle|brown|sauté|toast|stir)\w*/i;
const STAYS_WHOLE =
  /\b(?:chop|slice|pound|bash|blend|blitz|grind|mince|crush|halve|split|slit|prick|take\b[^.]*\bout|lift\b[^.]*\bout|remove|scatter|garnish|serve|top|finish|soak|char|roast)\w*/i;
const WHOLE = /\b(?:whole|slit|split|pricked|halved|rings?)\b/;
/** Dishes in which chilli is raw. */
const RAW: ReadonlySet<DishType> = new Set<DishType>(['salad', 'dip', 'dressing', 'sandwich', 'spread', 'cold-plate']);

/** A mild ground spice stands for ground chilli, and for chopped chilli that is cooked with the rest. */
export const spiceForChilli: Rule = ({ is, original, swap, recipe, index }) => {
  if (!is('chilli') || !/^(?:paprika|white-pepper)$/.test(swap.use)) return true;
  if (recipe.category === 'Drinks' || isSweet(recipe)) return false;
  if (EASTERN.test(recipe.cuisine ?? '') !== (swap.use === 'white-pepper')) return false;
  if (GROUND.test(original.id)) return true;
  return (
    FRESH.test(original.id) &&
    !isOneOf(RAW, recipe) &&
    !WHOLE.test(recipe.lines[index]?.preparation?.en ?? '') &&
    sentencesWith(recipe, index).every(({ words }) => COOKS.test(words) && !STAYS_WHOLE.test(words))
  );
};

/** One woody herb stands for another, fresh or dried alike, in savoury dishes; whole leaves of sage have no like. */
export const herbForHerb: Rule = ({ is, original, swap, recipe, index }) => {
  if (!is('sage', 'thyme', 'rosemary', 'oregano') || !/^(?:dried-)?(?:thyme|rosemary|oregano)$/.test(swap.use))
    return true;
  const cuisine = recipe.cuisine ?? '';
  if (isSweet(recipe) || recipe.category === 'Drinks' || EASTERN.test(cuisine) || OF_THYME.test(cuisine)) return false;
  if (original.id.startsWith('dried-') !== swap.use.startsWith('dried-')) return false;
  return original.id !== 'sage' || /chop|torn|shred|snip/.test(recipe.lines[index]?.preparation?.en ?? '');
};

/** Cinnamon stands for another sweet spice in what is sweet. */
export const cinnamonIsSweet: Rule = ({ is, swap, recipe }) =>
  swap.use !== 'cinnamon' ||
  !is('nutmeg', 'mace', 'ground-ginger', 'cardamom', 'ground-clove') ||
  (isSweet(recipe) && recipe.category !== 'Drinks');
