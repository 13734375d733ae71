import { amountOf, wishOf } from './amounts.ts';
import { isAboutColour, isComparative, isComplaint, isPredicate } from './colours.ts';
import { behindContainer, readContainer, withoutContainers } from './containers.ts';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import type { PictureFacts } from './picture-facts.ts';
import { STATED } from './vocabulary/absence.ts';
import { ASIDE, PRAISE } from './vocabulary/asides.ts';
import { COLOUR_WORDS } from './vocabulary/colours.ts';
import { TOO } from './vocabulary/less.ts';
import { WISHED } from './vocabulary/more.ts';
import { LACKS, PLACE, WITH } from './vocabulary/sentences.ts';
import { DISSOLVED, GARNISH, ICE, NO_FOOD, ON_TOP, SAUCE } from './vocabulary/things.ts';

/** Ids of the foods that a clause names; words of `isOther` are none. */
export type FindFoods = (clause: string, isOther: (word: string) => boolean) => readonly string[];

/** A longer clause that names a food and asks nothing of it is rarely about the picture. */
const MOST_WORDS_OF_NAMED = 10;

/** Reads one clause; `before` is the amount of the part of a list that stands before it. */
export type ClauseReader = (clause: string, before: Amount | null) => FeedbackChange[];

/** Reads clauses of what is said of a picture; without it, by their words alone. */
export function createClauseReader(findFoods: FindFoods, picture: PictureFacts | null): ClauseReader {
  const find = (clause: string) => findFoods(withoutContainers(clause), (word) => NO_FOOD.has(word));
  const findThings = (clause: string) => {
    const parts = [clause.split(LACKS).slice(1).join(' '), clause.split(PLACE)[0] ?? ''];
    return parts.map(find).find((named) => named.length > 0) ?? find(clause);
  };
  const isInName = (clause: string, word: RegExp) =>
    !isPredicate(clause, word) && WISHED.test(clause) && find(clause).join() !== find(clause.replace(word, '')).join();
  const readThings = (clause: string, amount: Amount): FeedbackChange[] => {
    // What the picture has not can't be taken away: it is missed.
    if (SAUCE.test(clause)) {
      const isMissed = amount === 'none' && picture?.showsSauce === false;
      return [{ type: 'sauce', amount: isMissed ? 'more' : amount }];
    }
    if (ICE.test(clause)) return [{ type: 'ice', amount: picture?.wishForIce ?? amount }];
    if (GARNISH.test(clause)) return [{ type: 'garnish', amount }];
    const isTasted = (food: string) => TOO.test(clause) && DISSOLVED.has(food) && !ON_TOP.test(clause);
    const foods = findThings(clause).filter((food) => !isTasted(food) && picture?.isAbout(food) !== false);
    const isStated = amount === 'none' && STATED.test(clause);
    return foods.map((food) => {
      // "Less" is said of what is seen.
      const wish = amount === 'less' ? null : picture?.wishFor(food);
      const isMissed = isStated && picture?.isMissed(food);
      const meant = wish ?? (isMissed ? 'more' : amount);
      return { type: 'foods', amount: meant, foods: [food], ...(isStated && !wish && !isMissed && { isStated }) };
    });
  };
  return (clause, before) => {
    if (isComplaint(clause) || ASIDE.test(clause)) return [];
    const said = amountOf(clause);
    const container = readContainer(clause, said, picture);
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
