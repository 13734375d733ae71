import { wishOf } from './amounts.ts';
import type { Clause } from './clauses.ts';
import { withoutContainers } from './containers.ts';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import { type FindFoods, foodsCalledByLook } from './find-foods.ts';
import type { PictureFacts } from './picture-facts.ts';
import { praises } from './praise.ts';
import { isAside } from './read-clause.ts';
import { REFUSED, STATED, WHY } from './vocabulary/absence.ts';
import { ICE, NO_FOOD, SAUCE } from './vocabulary/things.ts';

/** Longer clauses that name another food rarely ask for it. */
const MOST_WORDS = 8;
/** Takes away what it names; "no" and "without" may also miss it. */
const TAKES_AWAY =
  /\b(?:remove|delete|take|get rid|lose|ditch|drop|skip|leave|omit|quit\w*|saca\w*|saque\w*|fuera|elimin\w*|enleve\w*|retire\w*|vire\w*|otez|supprime\w*|(?:don't|no|ne) (?:want|quiero|veux))\b/;
/** Questions that are wishes. */
const ASKS_FOR =
  /^\W*(?:(?:and|so|but|y|et|pero|mais) )?(?:where|donde|ou|(?:can|could|would) you|pued\w+|podri\w+|pouv\w+|pourri\w+|peux)\b/;
/** A question that only names the food: "and the cheese?" */
const ONLY_NAMED =
  /^\W*(?:(?:the|el|la|los|las|le|les|l'|un|una|une|du|de la|des|some|any|no) ?)?[\w'-]+(?: [\w'-]+)?$/;

/**
 * What a text asks of foods that neither the dish nor its picture has: it is read, though a drawing shows no food that
 * the recipe has not. Clauses that name anything of the dish are not about another food.
 */
export function readOtherFoods(
  said: { text: string; clauses: readonly Clause[] },
  find: FindFoods,
  picture: PictureFacts,
): FeedbackChange[] {
  const { text: whole, clauses } = said;
  const isQuestion = whole.includes('?');
  const changes = clauses.flatMap((clause): FeedbackChange[] => {
    const { text } = clause;
    const words = text.split(/\s+/).length;
    if (words > MOST_WORDS || foodsCalledByLook(text, picture).length > 0) return [];
    if (isAside(text) || praises(text) || SAUCE.test(text) || ICE.test(text)) return [];
    const rest = withoutContainers(text);
    const foods = rest === text ? find(rest, (word) => NO_FOOD.has(word)) : [];
    const amount = amountIn(clause, isQuestion);
    if (foods.length !== 1 || foods.some(picture.isAbout) || amount === null) return [];
    return [{ type: 'foods', amount, foods: [...foods] }];
  });
  return changes.filter(({ ...each }, at) => at === changes.findIndex((other) => isSame(other, each)));
}

function amountIn({ text, isAsked }: Clause, isQuestion: boolean): Amount | null {
  if (WHY.test(text)) return null;
  const amount = wishOf(text);
  if (isAsked && ONLY_NAMED.test(text)) return 'more';
  if (isAsked && isQuestion && !ASKS_FOR.test(text)) return null;
  // "There is no cheese" misses it.
  if (amount === 'none' && STATED.test(text) && !REFUSED.test(text)) return 'more';
  return amount === 'none' && !TAKES_AWAY.test(text) ? null : amount;
}

function isSame(one: FeedbackChange, other: FeedbackChange): boolean {
  return one.type === 'foods' && other.type === 'foods' && one.foods.join() === other.foods.join();
}
