import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';
import { fold } from '@larder/text/fold';
import { type Clause, clausesOf, spelledOut } from './clauses.ts';
import {
  ABSENT,
  AMOUNT_ALONE,
  ANY_GLASS,
  ANY_VESSEL,
  COLOUR_WORDS,
  DISSOLVED,
  ENOUGH,
  EXPLAINED,
  GARNISH,
  GLASS_WORDS,
  ICE,
  LACKS,
  LESS,
  MORE,
  NO_FOOD,
  NOT_FEEDBACK,
  ON_TOP,
  PLACE,
  PREDICATE,
  PRONOUN,
  QUESTION,
  REFUSED,
  SAUCE,
  STATED,
  TOO,
  VESSEL_WORDS,
  WISHED,
  WITH,
  WRONG,
} from './words.ts';

export const AMOUNTS = ['none', 'less', 'more'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What a sentence says of a picture. */
export type FeedbackChange =
  | { type: 'vessel'; vessel: DishIllustration['vessel'] | null }
  | { type: 'glass'; glass: DrinkIllustration['glass'] | null }
  | { type: 'colour'; colour: IllustrationColour }
  /** `isStated`: "there is no bacon" of a picture without it asks for the bacon that the recipe has. */
  | { type: 'foods'; amount: Amount; foods: readonly string[]; isStated?: boolean }
  | { type: 'sauce' | 'ice' | 'garnish'; amount: Amount };

/** Longer texts are rarely about a picture alone. */
const MOST_WORDS = 120;
/** How many clauses back "take it out" can be about; each costs a reading. */
const MOST_BACK = 3;

/** Begins a clause that only says where something is. */
const STANDS_IN = /^(?:in|on|en|dans|sur|sobre)\b/;

/** Ids of the foods that a clause names; words of `isOther` are none. */
export type FindFoods = (clause: string, isOther: (word: string) => boolean) => readonly string[];

/** False for text addressed to a model, for markup, for questions about the recipe, and for what is too long to be about a picture alone. */
export function isFeedback(text: string): boolean {
  const folded = fold(text);
  return !NOT_FEEDBACK.test(folded) && !QUESTION.test(folded) && folded.split(/\s+/).length <= MOST_WORDS;
}

/** What a text in English, Spanish or French says that a drawing can show, each once; empty where nothing is. */
export function readFeedback(text: string, findFoods: FindFoods): FeedbackChange[] {
  if (!isFeedback(text)) return [];
  const read = createClauseReader(findFoods);
  const changes = new Map<string, FeedbackChange>();
  let amount: Amount | null = null;
  /** "There is ice in it, but it's hot, take it out" is about the nearest clause that names something. */
  const readOf = ({ text: wish }: Clause, earlier: readonly Clause[]) => {
    for (const each of earlier.slice(-MOST_BACK).reverse()) {
      // "Raisins? In potato salad? Remove": where they are stays as it is.
      if (each !== earlier[0] && STANDS_IN.test(each.text)) continue;
      const found = read(`${wish} ${each.text}`, null);
      if (found.length > 0) return found;
    }
    return [];
  };
  const clauses = clausesOf(spelledOut(fold(text)));
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1];
    const predicate = next?.isJoined && PREDICATE.test(next.text) ? amountOf(next.text) : null;
    // "No bacon or egg": the amount is that of the part before. "I see olives, but there are none": the food is.
    const own = read(clause.text, clause.implied ?? (clause.isJoined ? amount : null) ?? predicate);
    const isExplained = EXPLAINED.test(clause.text);
    const isAlone = AMOUNT_ALONE.test(clause.text) || (PRONOUN.test(clause.text) && wishOf(clause.text) !== null);
    const refersBack = isExplained || (own.length === 0 && isAlone);
    const found = refersBack && at > 0 ? readOf(clause, clauses.slice(0, at)) : own;
    for (const change of isExplained && changes.size > 0 ? [] : found) {
      const { isStated: _isStated, ...key } = { isStated: false, ...change };
      const known = changes.get(JSON.stringify(key));
      changes.set(JSON.stringify(key), known ?? change);
    }
    amount = wishOf(clause.text) ?? clause.implied ?? (clause.isJoined ? amount : null);
  }
  return withoutEarlier([...changes.values()]);
}

/** "Porridge on a plate? Bowl please", "wrong glass, it goes in a flute": of two wishes for one thing the later counts. */
function withoutEarlier(changes: readonly FeedbackChange[]): FeedbackChange[] {
  const kindOf = ({ type }: FeedbackChange) => (type === 'glass' ? 'vessel' : type);
  const isVague = (change: FeedbackChange) => Object.values(change).includes(null);
  return changes.filter((each, at) => {
    if ('amount' in each) return !changes.slice(at + 1).some((later) => isSameThing(each, later));
    const named = changes.filter((other) => kindOf(other) === kindOf(each) && !isVague(other));
    return isVague(each) ? named.length === 0 : named.every((other) => changes.indexOf(other) <= at);
  });
}

function isSameThing(one: FeedbackChange, other: FeedbackChange): boolean {
  const foodsOf = (change: FeedbackChange) => (change.type === 'foods' ? change.foods.join() : '');
  return one.type === other.type && foodsOf(one) === foodsOf(other);
}

function amountOf(clause: string): Amount | null {
  if (REFUSED.test(clause)) return 'none';
  if (ENOUGH.test(clause)) return 'more';
  if (LESS.test(clause)) return 'less';
  if (MORE.test(clause) && !/\b(no|any) more\b/.test(clause)) return 'more';
  return ABSENT.test(clause) ? 'none' : null;
}

/** "Put", "show" and the like count where nothing else says an amount. */
function wishOf(clause: string): Amount | null {
  return amountOf(clause) ?? (WISHED.test(clause) ? 'more' : null);
}

/** `before` is the amount of the part of a list that stands before the clause. */
function createClauseReader(findFoods: FindFoods): (clause: string, before: Amount | null) => FeedbackChange[] {
  const find = (clause: string) => findFoods(withoutContainers(clause), (word) => NO_FOOD.has(word));
  const findThings = (clause: string) => {
    const parts = [clause.split(LACKS).slice(1).join(' '), clause.split(PLACE)[0] ?? ''];
    return parts.map(find).find((named) => named.length > 0) ?? find(clause);
  };
  const isInName = (clause: string, word: RegExp) =>
    WISHED.test(clause) && find(clause).join() !== find(clause.replace(word, '')).join();
  const readThings = (clause: string, amount: Amount): FeedbackChange[] => {
    if (SAUCE.test(clause)) return [{ type: 'sauce', amount }];
    if (ICE.test(clause)) return [{ type: 'ice', amount }];
    if (GARNISH.test(clause)) return [{ type: 'garnish', amount }];
    const isTasted = (food: string) => TOO.test(clause) && DISSOLVED.has(food) && !ON_TOP.test(clause);
    const foods = findThings(clause).filter((food) => !isTasted(food));
    const isStated = amount === 'none' && STATED.test(clause);
    return foods.map((food) => ({ type: 'foods', amount, foods: [food], ...(isStated && { isStated }) }));
  };
  return (clause, before) => {
    if (isComplaint(clause)) return [];
    const said = amountOf(clause);
    const container = readContainer(clause, said);
    if (container) {
      const served = Object.values(container).includes(null)
        ? ''
        : behindContainer(clause).split(WITH).slice(1).join(' ');
      return served ? [container, ...readThings(served, wishOf(served) ?? 'more')] : [container];
    }
    const colour = said === null ? COLOUR_WORDS.find(([word]) => word.test(clause)) : undefined;
    const comparative = COLOUR_WORDS.find(([word]) => isComparative(clause, word));
    if (comparative) return [{ type: 'colour', colour: comparative[1] }];
    if (colour && isAboutColour(clause, colour[0]) && !isInName(clause, colour[0]))
      return [{ type: 'colour', colour: colour[1] }];
    const amount = wishOf(clause) ?? before;
    return amount === null ? [] : readThings(clause, amount);
  };
}

/** "The sauce is far too brown" says nothing of the colour that is wanted. */
function isComplaint(clause: string): boolean {
  return COLOUR_WORDS.some(
    ([{ source }]) =>
      new RegExp(`(?:${TOO.source}) (?:${source})`).test(clause) ||
      new RegExp(String.raw`^(?:that's|that is|this is|(?:this|that|it) looks|looks) (?:\w+ )?(?:${source})$`).test(
        clause,
      ),
  );
}

/** The part of a clause behind the vessel or glass that it names. */
function behindContainer(clause: string): string {
  const found = [...GLASS_WORDS, ...VESSEL_WORDS].map(([word]) => word.exec(clause)).find((match) => match !== null);
  return found ? clause.slice(found.index + found[0].length) : clause;
}

/** Names of vessels and glasses are also those of foods: "assiette", "flûte". */
function withoutContainers(clause: string): string {
  return [...GLASS_WORDS, ...VESSEL_WORDS].reduce((rest, [word]) => rest.replace(word, ' '), clause);
}

/** "It needs a bowl" asks for the bowl, not for more of what is in it. */
const NEEDS_ONE =
  /\b((?:needs?|wants?) (?:a|an)|would be|(?:estaria|quedaria|vendria) (?:bien|mejor)|seraient? (?:bien|mieux)|serait (?:bien|mieux)|suffi\w+|is enough|would do|basta\w*)\b/;

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

/** "More yellow", "not yellow enough", but not "more orange" or "more red onions", which are foods. */
function isComparative(clause: string, { source }: RegExp): boolean {
  const polite = "(?:please|pls|svp|s'il vous plait|por favor|porfa)";
  const more = String.raw`\b(?:more|mas|plus)(?: of an?)? (?!orange|naranja)(?:${source})\s*(?:$|${polite}|que\b|than\b|por\b|on\b|sur\b)`;
  const predicate = String.raw`\b(?:is|are|be|es|son|ser|est|sont|etre) (?:\w+ )?(?:more|mas|plus) (?:${source})\s*$`;
  const enough = String.raw`(?:\bnot|n't) (?:${source}) enough\b|\b(?:pas assez|poco|suficientemente) (?:${source})`;
  return new RegExp(`${more}|${predicate}|${enough}`).test(clause);
}

/** An orange and an olive are also colours: those are foods after an article. */
function isAboutColour(clause: string, word: RegExp): boolean {
  return !new RegExp(`\\b(?:an|una|l'|of)\\s*(?:${word.source})(?!\\s*\\w)`).test(clause);
}
