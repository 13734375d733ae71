import type { IllustrationColour } from '@larder/contract/dish/illustration';
import { amountOf, wishOf } from './amounts.ts';
import { isAboutColour, isComparative, isComplaint, isOfOtherFood, isPredicate } from './colours.ts';
import { behindContainer, type ContainerChange, readContainer, withoutContainers } from './containers.ts';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import type { FindFoods } from './find-foods.ts';
import type { PictureFacts } from './picture-facts.ts';
import { coloursIn } from './shades.ts';
import { DENIED, ODD, REFUSED, STATED } from './vocabulary/absence.ts';
import { ASIDE, DISLIKED, PRAISE } from './vocabulary/asides.ts';
import { COLOUR_WORDS, SUPPOSED } from './vocabulary/colours.ts';
import { FEW } from './vocabulary/enough.ts';
import { TOO } from './vocabulary/less.ts';
import { WISHED } from './vocabulary/more.ts';
import { LACKS, PLACE, PLACED, WITH } from './vocabulary/sentences.ts';
import {
  DISSOLVED,
  DRY,
  GARNISH,
  ICE,
  ICE_CUBES,
  NO_FOOD,
  ON_TOP,
  RIM,
  SAUCE,
  SAUCE_LIKE,
  SAUCE_WISHED,
  SERVED_DRY,
  SWIMS,
  THICKER,
  WATERY,
  WETTER,
} from './vocabulary/things.ts';

/** A longer clause that names a food and asks nothing of it is rarely about the picture. */
const MOST_WORDS_OF_NAMED = 10;
const MOST_WORDS_OF_ASKED = 3;
const SALT = 'salt';
const STOCK = 'stock';
const FOR = / (?:for|pour|para) /;

/** A clause, the amount of the part of a list that stands before it, and whether it is a question. */
type SaidClause = { text: string; before?: Amount | null; isAsked?: boolean };

/** Reads clauses of what is said of a picture; without it, by their words alone. */
export type ClauseReader = {
  read: (clause: SaidClause) => FeedbackChange[];
  /** What a clause names, of which another says the amount. */
  readNamed: (text: string, amount: Amount, saying: string) => FeedbackChange[];
  namesFood: (text: string) => boolean;
};

export function createClauseReader(findFoods: FindFoods, picture: PictureFacts | null): ClauseReader {
  const find = (clause: string) => findFoods(withoutContainers(clause), (word) => NO_FOOD.has(word));
  const findThings = (clause: string) => {
    const parts = [clause.split(LACKS).slice(1).join(' '), clause.split(PLACE)[0] ?? ''];
    return parts.map(find).find((named) => named.length > 0) ?? find(clause);
  };
  const isOfColour = (food: string, kind: string) => picture !== null && food !== kind && picture.isKindOf(food, kind);
  /** "Orange slices", "boudin noir": the colour is part of a food's name. */
  const isInName = (clause: string, word: RegExp) => {
    if (isPredicate(clause, word)) return false;
    const [named, rest] = [find(clause), find(clause.replace(word, ' '))];
    const ofName = picture?.foodOfWord(word.exec(clause)?.[0] ?? '');
    // "Red onions" are no onions that should be red.
    const isOther =
      !SAUCE.test(clause) &&
      named.some((food) => !rest.includes(food) && rest.some((other) => isOfColour(food, other)));
    if (isOther) return true;
    const isOwn = named.some((food) => picture?.isAbout(food) && (food === ofName || !rest.includes(food)));
    return isOwn || (WISHED.test(clause) && named.join() !== rest.join());
  };
  /** "It looks dry", "too watery": of a dish of which nothing is named. */
  const moistureOf = (clause: string, named: readonly string[]): FeedbackChange | null => {
    // "You can't have liver dry": the food is the dish.
    const isServedDry = SERVED_DRY.test(clause);
    const isWetter = isServedDry || WETTER.test(clause) || (DRY.test(clause) && !THICKER.test(clause));
    const amount = isWetter ? 'more' : THICKER.test(clause) || WATERY.test(clause) ? 'less' : null;
    // "Too runny for lentils".
    const other = find(clause.split(FOR)[0] ?? '').filter((food) => named.includes(food));
    const isOfDish = picture?.illustration.kind === 'dish' && (isServedDry || !other.some(picture.isAbout));
    return amount && isOfDish ? { type: 'sauce', amount } : null;
  };
  /** `saying`: the clause that says the amount, where it is another. */
  const readThings = (whole: string, amount: Amount, saying = whole): FeedbackChange[] => {
    // "The sauce calls for parsley" asks for the parsley.
    const lacked = whole.split(LACKS).slice(1).join(' ');
    const clause = find(lacked).some((food) => picture?.isAbout(food)) ? lacked : whole;
    // What the picture has not can't be taken away: it is missed.
    const isLacking = amount === 'none' && picture?.showsSauce === false && !REFUSED.test(saying);
    const isOfOther =
      SAUCE_LIKE.test(clause) && find(clause).length > 0 && !find(clause).some((food) => picture?.isAbout(food));
    const sauce = isLacking && !isOfOther ? 'more' : amount;
    if (SAUCE.test(clause) || (amount === 'less' && SWIMS.test(clause))) return [{ type: 'sauce', amount: sauce }];
    if (ICE.test(clause) || (picture?.illustration.kind === 'drink' && ICE_CUBES.test(clause)))
      return [{ type: 'ice', amount: picture?.wishForIce ?? amount }];
    const isGarnish = GARNISH.test(clause) && !find(clause).some((food) => picture?.isAbout(food));
    if (isGarnish || (amount === 'none' && RIM.test(clause) && find(clause).length === 0))
      return [{ type: 'garnish', amount }];
    const isTasted = (food: string) => TOO.test(clause) && DISSOLVED.has(food) && !ON_TOP.test(clause);
    const onRim = RIM.test(clause) && picture?.hasFood(SALT) ? [SALT] : [];
    const named = findThings(clause);
    const foods = (named.length > 0 ? named : onRim).filter(
      (food) => !isTasted(food) && picture?.isAbout(food) !== false,
    );
    // The broth is what the dish lies in.
    const isBroth = picture?.showsSauce === true && SAUCE_LIKE.test(clause) && foods.length > 0;
    if (isBroth && foods.every((food) => picture.isKindOf(food, STOCK))) return [{ type: 'sauce', amount }];
    const moisture = moistureOf(clause, foods);
    if (moisture) return [moisture];
    if (foods.length === 0 && picture?.illustration.kind === 'dish' && SAUCE_LIKE.test(clause))
      return [{ type: 'sauce', amount: sauce }];
    const isStated = amount === 'none' && STATED.test(saying);
    const isDenied = isStated || (amount === 'none' && DENIED.test(saying) && !REFUSED.test(saying));
    return foods.map((food) => {
      // "Less" is said of what is seen.
      const isRefused = amount === 'none' && REFUSED.test(saying);
      const wish = amount === 'less' || isRefused ? null : picture?.wishFor(food);
      const isMissed = isDenied && picture?.isMissed(food);
      const meant = wish ?? (isMissed ? 'more' : amount);
      return { type: 'foods', amount: meant, foods: [food], ...(isStated && !wish && !isMissed && { isStated }) };
    });
  };
  /** What is only named, by what the picture lacks and shows. */
  const readMention = (clause: string, isAsked: boolean): FeedbackChange[] => {
    const words = clause.split(/\s+/).length;
    if (!picture || words > MOST_WORDS_OF_NAMED || PRAISE.test(clause)) return [];
    if (ICE.test(clause) && picture.wishForIce) return [{ type: 'ice', amount: picture.wishForIce }];
    const named = findThings(clause);
    const moisture = moistureOf(clause, picture.showsSauce ? named : []);
    if (moisture) return [moisture];
    if (isAsked && SAUCE.test(clause) && !picture.showsSauce) return readThings(clause, 'more');
    if (named.length === 0 && RIM.test(clause)) return readThings(clause, 'more');
    return named.flatMap((food): FeedbackChange[] => {
      // "Chives?" and "two olives" ask for more of those that are there.
      const isAskedFor = isAsked && words <= MOST_WORDS_OF_ASKED;
      const isMore = (isAskedFor || FEW.test(clause)) && picture.hasFood(food);
      const isUnwanted = ODD.test(clause) && picture.isAbout(food);
      const wish = picture.wishFor(food) ?? (isUnwanted ? 'none' : isMore ? 'more' : null);
      return wish ? [{ type: 'foods', amount: wish, foods: [food] }] : [];
    });
  };
  /** "There should be a red sauce" asks for the sauce too, where there is none. */
  const lackingSauce = (clause: string): FeedbackChange[] =>
    picture?.showsSauce === false && SAUCE_WISHED.test(clause) ? [{ type: 'sauce', amount: 'more' }] : [];
  const read = ({ text: clause, before = null, isAsked = false }: SaidClause): FeedbackChange[] => {
    if (isComplaint(clause) || isAside(clause)) return [];
    const said = amountOf(clause);
    const namesOwn = () => find(clause).some((food) => picture?.isAbout(food));
    const container = readContainer(clause, said, { picture, namesFood: namesOwn });
    if (container) {
      const served = servedIn(clause, container);
      if (!served) return [container];
      const amount = wishOf(served);
      // Ice that is there already stays.
      const hasIce = picture?.illustration.kind === 'drink' && picture.illustration.ice;
      if (amount === null && ICE.test(served) && hasIce) return [container, ...readMention(served, false)];
      return [container, ...readThings(served, amount ?? 'more')];
    }
    const colour = said === null ? wordOfColour(clause) : undefined;
    // "Mettez plus d'orange" asks for the colour where the dish has no oranges.
    const wished = picture && said === 'more' && !namesOwn() ? wordOfColour(clause) : undefined;
    if (wished && !SAUCE.test(clause)) return [{ type: 'colour', colour: wished[1] }];
    const comparative = COLOUR_WORDS.find(([word]) => isComparative(clause, word));
    if (comparative) return [{ type: 'colour', colour: wordOfColour(clause)?.[1] ?? comparative[1] }];
    // "The lemon and the green olives" goes on with foods.
    const isFood = ([word]: [RegExp, unknown]) =>
      before !== null && isOfOtherFood(clause, word.exec(clause)?.[0] ?? '', find);
    if (colour && isAboutColour(clause, colour[0]) && !isInName(clause, colour[0]) && !isFood(colour)) {
      return [...lackingSauce(clause), { type: 'colour', colour: colour[1] }];
    }
    // "No onion or celery on top": where it lies is no wish of its own.
    const amount = wishOf(before === null ? clause : clause.replace(PLACED, ' ')) ?? before;
    const shade = amount === 'more' && lackingSauce(clause).length > 0 && wordOfColour(clause);
    if (shade) return [...lackingSauce(clause), { type: 'colour', colour: shade[1] }];
    if (amount !== null) return readThings(clause, amount);
    return readMention(clause, isAsked);
  };
  return {
    read,
    readNamed(text, amount, saying) {
      if (ASIDE.test(text)) return [];
      const container = readContainer(text, null, { picture, namesFood: () => false });
      if (!container) return readThings(text, amount, saying);
      const things = readThings(servedIn(text, container), amount, saying);
      return things.length > 0 ? things : [container];
    },
    namesFood: (text) => findThings(text).length > 0,
  };
}

/** The first colour behind what says how it should look, or the first that a clause names, with its words. */
function wordOfColour(clause: string): [RegExp, IllustrationColour] | undefined {
  const colours = coloursIn(clause);
  const supposed = SUPPOSED.exec(clause)?.index ?? 0;
  const first = colours.find(({ start }) => start >= supposed) ?? colours[0];
  return first && [new RegExp(`\\b(?:${clause.slice(first.start, first.end)})\\b`), first.colour];
}

/** What a clause says to be in the vessel or glass that it asks for: "in a bowl with rice". */
function servedIn(clause: string, container: ContainerChange): string {
  const isAny = Object.values(container).includes(null);
  return isAny ? '' : behindContainer(clause).split(WITH).slice(1).join(' ');
}

/** True of a clause that is not about the picture, or tells what somebody does not eat. */
export function isAside(clause: string): boolean {
  return ASIDE.test(clause) || DISLIKED.test(clause);
}
