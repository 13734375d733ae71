import type { DishType } from '@larder/contract/dish/dish-type';
import { isDoneTo, isUsedOnceTo, type Sentence, sentencesWith } from '../../sentences.ts';
import { isOneOf, isSweet, type Rule } from '../swap-in-dish.ts';

/** What is chopped, pounded, rubbed on, fried alone, or laid in a brine is not replaced by an oil. */
export const oilIsNoSolid: Rule = ({ is, swap, recipe, index, isFat }) =>
  !swap.use.endsWith('-oil') ||
  !is('garlic', 'onion', 'shallot') ||
  (recipe.dishType !== 'pickle' &&
    !sentencesWith(recipe, index).some((each) => isCut(each, index) || isFriedAlone(each, index, isFat)));

/** An oil stands for garlic powder where that is mixed with fat: not in a dry rub, nor in flour. */
export const oilJoinsFat: Rule = ({ is, swap, recipe, index, isFat }) =>
  !is('garlic-powder') ||
  !swap.use.endsWith('-oil') ||
  sentencesWith(recipe, index).some(({ before }) => [...before.keys()].some(isFat));

/** Garlic that is pounded into a sauce is the sauce: aioli, toum, mojo. */
export const garlicIsNoSauce: Rule = ({ is, recipe, index }) =>
  !is('garlic') || recipe.dishType !== 'sauce' || !sentencesWith(recipe, index).some((each) => isCut(each, index));

/** The share of a dish from which garlic is its point: gambas al ajillo, chicken with forty cloves. */
const MOST_GARLIC = 0.04;

/** Nothing stands for garlic that the dish is about. */
export const garlicIsTheDish: Rule = ({ is, share }) => !is('garlic') || share < MOST_GARLIC;

const CUTS = /\b(chop|pound|crush|grate|mince|rub|peel|slice|bash|pulse|roast)\w*\b[^.;]*$/i;
const FRIES = /\b(fry|brown|soften|heat|warm|sizzle|colour|cook|toast)\b/i;

/** True where the words of the sentence before a mention of the line cut or pound it. */
function isCut({ before }: Sentence, index: number): boolean {
  return CUTS.test((before.get(index) ?? '').split(/, (?:then|and) |; /).at(-1) ?? '');
}

/** Words that begin the next thing to do within a sentence. */
const NEXT = /, (?:then|and|add|stir|pour|tip|mix|put|return|whisk) |; /;

/** True where nothing but fat is in the pan when the line is fried, and until something else is done. */
function isFriedAlone({ words, before, earlier }: Sentence, index: number, isFat: (line: number) => boolean): boolean {
  const clauseOf = (line: number) => (before.get(line) ?? '').split(NEXT).length;
  const inPan = [...before.keys()].filter((line) => clauseOf(line) <= clauseOf(index)).concat(earlier);
  const others = inPan.filter((line) => line !== index);
  return FRIES.test(words.split(NEXT)[clauseOf(index) - 1] ?? '') && others.length > 0 && others.every(isFat);
}

/** The share of a dish from which onion is what it is made of. */
const MOST_ONION = 0.12;
const SOFTENS = /\b(?:soften|sweat|fry|cook|simmer|sauté|stew|melt|add|stir)\b/i;
const BROWNS =
  /\b(?:blend|blitz|purée|brown|golden|gold|caramel|colou?r|crisp|char|blacken|roast|raw|wedges|rings|pickle|grate)/i;

/** Dishes in which onion is raw unless they say that it is cooked. */
const RAW: ReadonlySet<DishType> = new Set<DishType>([
  'salad',
  'sandwich',
  'wrap',
  'dip',
  'dressing',
  'spread',
  'cold-plate',
  'cold-soup',
]);
const COOKS = /\b(?:soften|sweat|fry|cook|simmer|sauté|stew|melt)\b/i;

/** The green of leeks is softened as onion is, and is neither browned, roasted, pickled nor eaten raw. */
export const onionIsSoftened: Rule = ({ is, swap, share, recipe, index }) =>
  !is('onion', 'shallot') ||
  swap.use !== 'leek-green' ||
  (share < MOST_ONION &&
    !BROWNS.test(recipe.lines[index]?.preparation?.en ?? '') &&
    sentencesWith(recipe, index).every(
      ({ words }) => (isOneOf(RAW, recipe) ? COOKS : SOFTENS).test(words) && !BROWNS.test(words),
    ));

/** Spring onions whose white part is cut or cooked by itself have no green to stand for it. */
export const whiteIsNotApart: Rule = ({ swap, recipe, index }) =>
  swap.use !== 'spring-onion-greens' ||
  (!WHITE.test(recipe.lines[index]?.preparation?.en ?? '') &&
    sentencesWith(recipe, index).every(({ before }) => !WHITE.test(before.get(index) ?? '')));
const WHITE = /\bwhites?\b/i;

/** The share from which an oil is there to fry in. */
const LEAST_TO_FRY = 0.02;
/** The share up to which one acid stands for another. */
const MOST_ACID = 0.05;

/** Juice of a lemon does not keep what vinegar pickles. */
export const vinegarPickles: Rule = ({ is, swap, share, method }) =>
  !is('vinegar') || swap.use !== 'lemon-juice' || (share < MOST_ACID && !/pickle|brine|jar/.test(method));

/** Balsamic vinegar is sweet and dark, and that of fruit tastes of it, which no clear vinegar does. */
export const vinegarIsClear: Rule = ({ is, swap }) =>
  !/^(?:rice|distilled)-vinegar$/.test(swap.use) ||
  !is('balsamic-vinegar', 'white-balsamic-vinegar', 'raspberry-vinegar', 'black-vinegar');

/** Sweet soy sauce is a syrup, dashi tastes of the sea, and a little sesame oil is a seasoning, which no plain oil is. */
export const sauceByItsLike: Rule = ({ is, swap, share, recipe, index, hasLine }) =>
  !is('kecap-manis') &&
  (!is('dashi') || swap.use === 'kombu-dashi') &&
  (!is('sesame-oil') ||
    swap.use !== 'cooking-oil' ||
    share >= LEAST_TO_FRY ||
    (hasLine(...LOOSENED) && isDoneTo(recipe, index, LOOSENS)));

const LOOSENED = ['noodle', 'pasta', 'flour'] as const;
/** Words for oil that keeps noodles apart, or that a dough is brushed with. */
const LOOSENS = /\b(?:toss|turn|brush)\w* (?:them |it )?(?:with|in) [^.;,]*$/i;

/** Dishes on whose crust poppy seeds are at home. */
const CRUSTS: ReadonlySet<DishType> = new Set<DishType>([
  'bread',
  'sweet-bread',
  'flatbread',
  'savoury-pastry',
  'cookies',
]);

export const seedsOnBread: Rule = ({ swap, recipe }) => swap.use !== 'poppy-seed' || isOneOf(CRUSTS, recipe);

/** Words before a herb that is scattered over the finished dish. */
const SCATTERS = /\b(?:scatter|sprinkle|garnish|top|finish|strew|serve)\w*\b[^.;]*$/i;
/** Cuisines in which mint is at home where fresh coriander is, and those in which neither mint nor parsley is. */
const OF_MINT = /^(?:Indian|Pakistani|Bangladeshi|Sri Lankan|Nepalese|Thai|Vietnamese|Moroccan|Iranian|Afghan)$/;
const OF_NEITHER = /^(?:Chinese|Japanese|Korean|Taiwanese|Indonesian|Malaysian|Filipino)$/;

/** Dried mushrooms give their taste to what they simmer in, and are nothing to scatter. */
export const mushroomIsSoaked: Rule = ({ swap, recipe, index }) =>
  swap.use !== 'dried-shiitake' || !isDoneTo(recipe, index, SCATTERS);

/** A fresh herb of a savoury dish is replaced by one that is at home in its cuisine, mint only where it is scattered. */
export const herbByCuisine: Rule = ({ is, original, swap, recipe, index }) => {
  if (!is('dill', 'coriander-leaf', 'chive') || !/^(?:parsley|mint)$/.test(swap.use)) return true;
  if (original.id.startsWith('dried-') || isSweet(recipe) || recipe.category === 'Drinks') return false;
  const cuisine = recipe.cuisine ?? '';
  if (OF_NEITHER.test(cuisine) || (swap.use === 'mint') !== OF_MINT.test(cuisine)) return false;
  return swap.use === 'parsley' || isUsedOnceTo(recipe, index, SCATTERS);
};
