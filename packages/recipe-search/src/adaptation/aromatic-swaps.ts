import { type Sentence, sentencesOf } from './sentences.ts';
import type { Rule } from './swap-in-dish.ts';

/** What is chopped, pounded, rubbed on, or fried alone is not replaced by an oil. */
export const oilIsNoSolid: Rule = ({ is, swap, recipe, index, isFat }) =>
  !swap.use.endsWith('-oil') ||
  !is('garlic', 'onion', 'shallot') ||
  !recipe.steps.some(({ text }) =>
    sentencesOf(text.en).some((each) => isCut(each, index) || isFriedAlone(each, index, isFat)),
  );

/** Garlic that is pounded into a sauce is the sauce: aioli, toum, mojo. */
export const garlicIsNoSauce: Rule = ({ is, recipe, index }) =>
  !is('garlic') ||
  recipe.dishType !== 'sauce' ||
  !recipe.steps.some(({ text }) => sentencesOf(text.en).some((each) => isCut(each, index)));

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

/** True where nothing but fat is heated with the line. */
function isFriedAlone({ words, before }: Sentence, index: number, isFat: (line: number) => boolean): boolean {
  const others = [...before.keys()].filter((line) => line !== index);
  return before.has(index) && FRIES.test(words) && others.length > 0 && others.every(isFat);
}
