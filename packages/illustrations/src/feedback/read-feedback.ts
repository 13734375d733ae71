import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';
import { fold } from '@larder/text/fold';
import { type Clause, clausesOf, spelledOut, withoutDiminutives } from './clauses.ts';
import { type PictureFacts, withoutNames } from './picture-facts.ts';
import { ABSENT, EXPLAINED, REFUSED, STATED, WHY, WHY_NOT } from './vocabulary/absence.ts';
import { ASIDE, NOT_FEEDBACK, PRAISE, QUESTION } from './vocabulary/asides.ts';
import { COLOUR_WORDS, POINTED_AT, SEEN_AS, SUPPOSED } from './vocabulary/colours.ts';
import { ANY_GLASS, ANY_VESSEL, GLASS_WORDS, VESSEL_WORDS, WRONG } from './vocabulary/containers.ts';
import { ENOUGH } from './vocabulary/enough.ts';
import { LESS, TOO } from './vocabulary/less.ts';
import { MORE, WISHED } from './vocabulary/more.ts';
import { AMOUNT_ALONE, LACKS, PLACE, PREDICATE, PRONOUN, WITH } from './vocabulary/sentences.ts';
import { DISSOLVED, GARNISH, ICE, NO_FOOD, ON_TOP, SAUCE } from './vocabulary/things.ts';

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
/** A longer clause that names a food and asks nothing of it is rarely about the picture. */
const MOST_WORDS_OF_NAMED = 10;
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

/**
 * What a text in English, Spanish or French says that a drawing can show, each once; empty where nothing is. With the
 * picture that it is said of, it is also read where only what is there tells what is wanted.
 */
export function readFeedback(
  text: string,
  findFoods: FindFoods,
  picture: PictureFacts | null = null,
): FeedbackChange[] {
  if (!isFeedback(text)) return [];
  const find: FindFoods = (clause, isOther) => {
    const isNone = (word: string) => isOther(word) || picture?.isNameWord(word) === true;
    const named = findFoods(clause, isNone);
    if (named.length > 0) return named;
    const plain = withoutDiminutives(clause);
    const meant = plain === clause ? [] : findFoods(plain, isNone);
    return meant.length > 0 ? meant : (picture?.foodsLike(clause, isNone) ?? []);
  };
  const read = createClauseReader(find, picture);
  const changes = new Map<string, SaidChange>();
  let amount: Amount | null = null;
  /** "There is ice in it, but it's hot, take it out" is about the nearest clause that names something. */
  const readOf = ({ text: wish }: Clause, earlier: readonly Clause[]) => {
    const found: FeedbackChange[] = [];
    let isListed = false;
    for (const each of earlier.slice(-MOST_BACK).reverse()) {
      // "Raisins? In potato salad? Remove": where they are stays as it is.
      if (each !== earlier[0] && STANDS_IN.test(each.text)) continue;
      if (found.length > 0 && !isListed) break;
      // "The strawberry and the mint, remove them": the whole list.
      found.unshift(...read(`${wish} ${each.text}`, null));
      isListed = each.isJoined;
    }
    return found;
  };
  const spelled = spelledOut(fold(text));
  const clauses = clausesOf(picture ? withoutNames(spelled, picture.names) : spelled);
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
      changes.set(JSON.stringify(key), known ?? { change, clause: clause.text });
    }
    amount = wishOf(clause.text) ?? clause.implied ?? (clause.isJoined ? amount : null);
  }
  const all = [...changes.values()];
  const said = picture
    ? withoutShown(
        all.filter(({ change }) => isOfKind(change, picture)),
        picture,
        text,
      )
    : all;
  return withoutEarlier(withoutSeenColours(said).map(({ change }) => change));
}

/** A dish is in no glass, a drink in no pan. */
function isOfKind({ type }: FeedbackChange, { illustration }: PictureFacts): boolean {
  return type !== (illustration.kind === 'dish' ? 'glass' : 'vessel');
}

/** A change with the clause that asks for it. */
type SaidChange = { change: FeedbackChange; clause: string };

/** "White, yours is orange": the colours that the picture is said to have are not wanted. */
function withoutSeenColours(said: readonly SaidChange[]): readonly SaidChange[] {
  const isColour = ({ change }: SaidChange) => change.type === 'colour';
  const isSeen = (words: RegExp) => (each: SaidChange) =>
    isColour(each) && words.test(each.clause) && !SUPPOSED.test(each.clause);
  const unseen = said.filter((each) => !isSeen(SEEN_AS)(each));
  const notPointedAt = unseen.filter((each) => !isSeen(POINTED_AT)(each));
  return notPointedAt.some(isColour) ? notPointedAt : unseen;
}

/**
 * "In a shot glass? It needs a coupe": the vessel or glass that the picture has already is not the one that is wanted.
 * Where no other is named, a question wonders at it.
 */
function withoutShown(
  said: readonly SaidChange[],
  { illustration }: PictureFacts,
  text: string,
): readonly SaidChange[] {
  const isShown = ({ change }: SaidChange) =>
    (change.type === 'vessel' && illustration.kind === 'dish' && change.vessel === illustration.vessel) ||
    (change.type === 'glass' && illustration.kind === 'drink' && change.glass === illustration.glass);
  const isOther = (each: SaidChange) =>
    (each.change.type === 'vessel' || each.change.type === 'glass') && !isShown(each);
  if (said.some(isOther)) return said.filter((each) => !isShown(each));
  const isWondered = ({ clause }: SaidChange) =>
    text.includes('?') && !SUPPOSED.test(clause) && wishOf(clause) === null;
  return said.map((each) => (isShown(each) && isWondered(each) ? { ...each, change: anyOther(each.change) } : each));
}

function anyOther(change: FeedbackChange): FeedbackChange {
  return change.type === 'glass' ? { type: 'glass', glass: null } : { type: 'vessel', vessel: null };
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
  if (WHY.test(clause) && !namesLook(clause)) return WHY_NOT.test(clause) ? 'more' : 'none';
  if (ENOUGH.test(clause)) return 'more';
  if (LESS.test(clause)) return 'less';
  if (MORE.test(clause) && !/\b(no|any) more\b/.test(clause)) return 'more';
  return ABSENT.test(clause) ? 'none' : null;
}

/** True of words for a colour, a vessel or a glass: "why is it brown" is no question about a food. */
function namesLook(clause: string): boolean {
  return [COLOUR_WORDS, GLASS_WORDS, VESSEL_WORDS].some((words) => words.some(([word]) => word.test(clause)));
}

/** "Put", "show" and the like count where nothing else says an amount. */
function wishOf(clause: string): Amount | null {
  return amountOf(clause) ?? (WISHED.test(clause) ? 'more' : null);
}

/** `before` is the amount of the part of a list that stands before the clause. */
function createClauseReader(
  findFoods: FindFoods,
  picture: PictureFacts | null,
): (clause: string, before: Amount | null) => FeedbackChange[] {
  const find = (clause: string) => findFoods(withoutContainers(clause), (word) => NO_FOOD.has(word));
  const findThings = (clause: string) => {
    const parts = [clause.split(LACKS).slice(1).join(' '), clause.split(PLACE)[0] ?? ''];
    return parts.map(find).find((named) => named.length > 0) ?? find(clause);
  };
  const isInName = (clause: string, word: RegExp) =>
    WISHED.test(clause) && find(clause).join() !== find(clause.replace(word, '')).join();
  const readThings = (clause: string, amount: Amount): FeedbackChange[] => {
    if (SAUCE.test(clause)) return [{ type: 'sauce', amount }];
    if (ICE.test(clause)) return [{ type: 'ice', amount: picture?.wishForIce ?? amount }];
    if (GARNISH.test(clause)) return [{ type: 'garnish', amount }];
    const isTasted = (food: string) => TOO.test(clause) && DISSOLVED.has(food) && !ON_TOP.test(clause);
    const foods = findThings(clause).filter((food) => !isTasted(food) && picture?.isAbout(food) !== false);
    const isStated = amount === 'none' && STATED.test(clause);
    return foods.map((food) => {
      // "Less" is said of what is seen.
      const wish = amount === 'less' ? null : picture?.wishFor(food);
      return { type: 'foods', amount: wish ?? amount, foods: [food], ...(isStated && !wish && { isStated }) };
    });
  };
  return (clause, before) => {
    if (isComplaint(clause) || ASIDE.test(clause)) return [];
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
    if (amount !== null) return readThings(clause, amount);
    if (!picture || clause.split(/\s+/).length > MOST_WORDS_OF_NAMED || PRAISE.test(clause)) return [];
    if (ICE.test(clause) && picture.wishForIce) return [{ type: 'ice', amount: picture.wishForIce }];
    return findThings(clause).flatMap((food): FeedbackChange[] => {
      const wish = picture.wishFor(food);
      return wish ? [{ type: 'foods', amount: wish, foods: [food] }] : [];
    });
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
