import type { DishType } from '@larder/contract/dish/dish-type';
import { isDoneTo, isUsedOnceTo, sentencesWith } from '../../sentences.ts';
import { isOneOf, isSweet, type Rule } from '../swap-in-dish.ts';

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

/** Ground or whole seeds that stand for each other, and paprika for what colours, in what is savoury and eaten. */
const OF_A_SPICE: Readonly<Record<string, RegExp>> = {
  'ground-cumin': /^(?:ground-coriander|paprika)$/,
  'cumin-seed': /^coriander-seed$/,
  'ground-coriander': /^ground-cumin$/,
  'smoked-paprika': /^paprika$/,
  turmeric: /^paprika$/,
  nutmeg: /^white-pepper$/,
};

/** One spice stands for another in savoury dishes, white pepper for nutmeg only where there is no pepper yet. */
export const spiceForSpice: Rule = ({ original, swap, recipe, hasLine }) => {
  if (!OF_A_SPICE[original.id]?.test(swap.use)) return true;
  if (isSweet(recipe) || recipe.category === 'Drinks') return false;
  if (swap.use === 'paprika' && EASTERN.test(recipe.cuisine ?? '')) return false;
  return swap.use !== 'white-pepper' || !hasLine('black-pepper', 'white-pepper', 'peppercorn');
};

/** Nutmeg stands for cinnamon where that is one of the spices of what is sweet. */
export const nutmegIsSweet: Rule = ({ is, original, swap, recipe, share }) =>
  swap.use !== 'nutmeg' ||
  !is('cinnamon') ||
  (original.id === 'cinnamon' && isSweet(recipe) && share < MOST_SWEET_SPICE);
/** The share from which cinnamon is what a dish tastes of. */
const MOST_SWEET_SPICE = 0.004;

/** Peel of one citrus fruit stands for that of another in food: orange in what is sweet, lime where lemon is savoury. */
export const zestForZest: Rule = ({ is, swap, recipe }) => {
  if (!is('lemon-zest', 'orange-zest', 'lime-zest') || !swap.use.endsWith('-zest')) return true;
  if (recipe.category === 'Drinks') return false;
  return swap.use === 'lemon-zest' || (swap.use === 'orange-zest') === isSweet(recipe);
};

/** Words for a herb that goes in at the end, and is not cooked, blended or tied. */
const AT_THE_END = /\b(?:scatter|sprinkle|garnish|top|finish|strew|serve|fold|stir|mix|toss)\w*\b[^.;]*$/i;
const IS_COOKED = /\b(?:simmer|boil|soften|sweat|fry|stew|poach|roast|bake|blend|blitz|pound|tie|stuff)\w*/i;
/** The fresh herb that finishes a savoury dish of a cuisine where parsley does. */
const FINISHES: Readonly<Record<string, RegExp>> = {
  chive:
    /^(?:American|Australian|Austrian|Basque|Belgian|Breton|British|Canadian|Catalan|Dutch|French|Galician|German|International|Irish|Québécois|Scottish|Spanish|Swiss|Welsh)$/,
  basil: /^(?:Italian|Mediterranean|Provençal)$/,
  dill: /^(?:Greek|Hungarian|Polish|Russian|Scandinavian|Swedish|Turkish|Ukrainian|Jewish)$/,
  'coriander-leaf':
    /^(?:Algerian|Argentine|Brazilian|Cajun|Chilean|Colombian|Cuban|Ecuadorian|Egyptian|Indian|Israeli|Latin American|Lebanese|Mexican|Moroccan|Peruvian|Portuguese|Puerto Rican|Tex-Mex|Tunisian|Venezuelan)$/,
};
/** The share of a dish from which parsley is more than its finish. */
const MOST_PARSLEY = 0.02;

/** Another herb of its cuisine stands for the chopped parsley that finishes a dish. */
export const herbForParsley: Rule = ({ is, swap, recipe, index, share }) => {
  if (!is('parsley') || !(swap.use in FINISHES)) return true;
  if (isSweet(recipe) || recipe.category === 'Drinks' || share >= MOST_PARSLEY) return false;
  if (recipe.lines[index]?.unit === 'sprig' || !FINISHES[swap.use]?.test(recipe.cuisine ?? '')) return false;
  const sentences = sentencesWith(recipe, index);
  return (
    isDoneTo(recipe, index, AT_THE_END) && sentences.every(({ before }) => !IS_COOKED.test(before.get(index) ?? ''))
  );
};

/** Chives stand for the spring onions that are scattered over a dish. */
export const chiveIsScattered: Rule = ({ is, swap, recipe, index }) =>
  !is('spring-onion') || swap.use !== 'chive' || isUsedOnceTo(recipe, index, SCATTERED);
const SCATTERED = /\b(?:scatter|sprinkle|garnish|top|finish|strew|serve)\w*\b[^.;]*$/i;
