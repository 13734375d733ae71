import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';
import { fold } from '@larder/text/fold';
import {
  ABSENT,
  AMOUNT_ALONE,
  ANY_GLASS,
  ANY_VESSEL,
  COLOUR_WORDS,
  ENOUGH,
  GARNISH,
  GLASS_WORDS,
  ICE,
  LESS,
  MORE,
  NO_FOOD,
  NOT_FEEDBACK,
  SAUCE,
  VESSEL_WORDS,
  WRONG,
} from './words.ts';

export const AMOUNTS = ['none', 'less', 'more'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What a sentence says of a picture. */
export type FeedbackChange =
  | { type: 'vessel'; vessel: DishIllustration['vessel'] | null }
  | { type: 'glass'; glass: DrinkIllustration['glass'] | null }
  | { type: 'colour'; colour: IllustrationColour }
  | { type: 'foods'; amount: Amount; foods: readonly string[] }
  | { type: 'sauce' | 'ice' | 'garnish'; amount: Amount };

/** Longer texts are rarely about a picture alone. */
const MOST_WORDS = 120;

/** Ids of the foods that a clause names; words of `isOther` are none. */
export type FindFoods = (clause: string, isOther: (word: string) => boolean) => readonly string[];

/** False for text addressed to a model, for markup, and for what is too long to be about a picture alone. */
export function isFeedback(text: string): boolean {
  const folded = fold(text);
  return !NOT_FEEDBACK.test(folded) && folded.split(/\s+/).length <= MOST_WORDS;
}

/** What a text in English, Spanish or French says that a drawing can show, each once; empty where nothing is. */
export function readFeedback(text: string, findFoods: FindFoods): FeedbackChange[] {
  if (!isFeedback(text)) return [];
  const read = createClauseReader(findFoods);
  const changes = new Map<string, FeedbackChange>();
  let before = '';
  for (const clause of clausesOf(fold(text))) {
    const own = read(clause);
    // "I see olives, but there are none": the amount is that of the food in the clause before.
    const found = own.length === 0 && before && AMOUNT_ALONE.test(clause) ? read(`${clause} ${before}`) : own;
    for (const change of found) changes.set(JSON.stringify(change), change);
    before = clause;
  }
  return [...changes.values()];
}

function clausesOf(text: string): string[] {
  return text
    .replace(/\b(instead of|rather than|en (?:lugar|vez) de|au lieu d[e'])/g, ', no ')
    .split(/[.,!?:\n]|\b(?:but|and|pero|sino|mais|et|y)\b/)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

function amountOf(clause: string): Amount | null {
  if (ENOUGH.test(clause)) return 'more';
  if (LESS.test(clause)) return 'less';
  if (MORE.test(clause) && !/\b(no|any) more\b/.test(clause)) return 'more';
  return ABSENT.test(clause) ? 'none' : null;
}

function createClauseReader(findFoods: FindFoods): (clause: string) => FeedbackChange[] {
  return (clause) => {
    const amount = amountOf(clause);
    const container = readContainer(clause, amount);
    if (container) return [container];
    const colour = amount === null ? COLOUR_WORDS.find(([word]) => word.test(clause)) : undefined;
    const comparative = COLOUR_WORDS.find(([word]) => isComparative(clause, word));
    if (comparative) return [{ type: 'colour', colour: comparative[1] }];
    if (colour && isAboutColour(clause, colour[0])) return [{ type: 'colour', colour: colour[1] }];
    if (amount === null) return [];
    if (SAUCE.test(clause)) return [{ type: 'sauce', amount }];
    if (ICE.test(clause)) return [{ type: 'ice', amount }];
    if (GARNISH.test(clause)) return [{ type: 'garnish', amount }];
    const foods = findFoods(clause, (word) => NO_FOOD.has(word));
    return foods.length > 0 ? [{ type: 'foods', amount, foods }] : [];
  };
}

/** "It needs a bowl" asks for the bowl, not for more of what is in it. */
const NEEDS_ONE = /\bneeds? (?:a|an)\b/;

/** A vessel or a glass that the dish should be in; one that it should not be in is replaced by any other. */
function readContainer(clause: string, amount: Amount | null): FeedbackChange | null {
  const glass = GLASS_WORDS.find(([word]) => word.test(clause));
  const vessel = VESSEL_WORDS.find(([word]) => word.test(clause));
  const isWrong = WRONG.test(clause);
  if (isWrong && (glass || ANY_GLASS.test(clause))) return { type: 'glass', glass: null };
  if (isWrong && (vessel || ANY_VESSEL.test(clause))) return { type: 'vessel', vessel: null };
  if (amount !== null && !NEEDS_ONE.test(clause)) return null;
  if (glass) return { type: 'glass', glass: glass[1] };
  return vessel ? { type: 'vessel', vessel: vessel[1] } : null;
}

/** "More yellow", but not "more orange" or "more red onions", which are foods. */
function isComparative(clause: string, word: RegExp): boolean {
  return new RegExp(`\\b(?:more|mas|plus) (?!orange|naranja)(?:${word.source})\\s*$`).test(clause);
}

/** An orange and an olive are also colours: those are foods after an article. */
function isAboutColour(clause: string, word: RegExp): boolean {
  return !new RegExp(`\\b(?:an|una|l'|of)\\s*(?:${word.source})(?!\\s*\\w)`).test(clause);
}
