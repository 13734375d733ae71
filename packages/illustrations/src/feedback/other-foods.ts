import { wishOf } from './amounts.ts';
import type { Clause } from './clauses.ts';
import { isOfOtherFood } from './colours.ts';
import { withoutContainers } from './containers.ts';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import { type FindFoods, foodsCalledByLook, isWritten } from './find-foods.ts';
import type { PictureFacts } from './picture-facts.ts';
import { praises } from './praise.ts';
import { isAside } from './read-clause.ts';
import { coloursIn, type SaidColour } from './shades.ts';
import { REFUSED, STATED, WHY } from './vocabulary/absence.ts';
import { PLACE, UNSEEN } from './vocabulary/sentences.ts';
import { DRY, ICE, isNoFood, SAUCE, SAUCE_LIKE } from './vocabulary/things.ts';

/** What is spread over a cake or a dish. */
const GLAZED = /\b(?:glase?ados?|glacages?|icing|frosting|cobertura)\b/;
/** Says how light or dark something is. */
const SHADE = /\b(?:dark|light|pale|deep|oscur|clar|palid|dorad|tostad|golden|fonce|clair|sombre|dore)/;
/** Longer clauses that name another food rarely ask for it. */
const MOST_WORDS = 8;
/** Takes away what it names; "no" and "without" may also miss it. */
const TAKES_AWAY =
  /\b(?:remove|delete|take|get rid|lose|ditch|drop|skip|leave|omit|quit\w*|saca\w*|saque\w*|fuera|elimin\w*|enleve\w*|retire\w*|vire\w*|otez|supprime\w*|(?:don't|no|ne) (?:want|quiero|veux))\b/;
/** Questions that are wishes. */
const ASKS_FOR =
  /^\W*(?:(?:and|so|but|y|et|pero|mais) )?(?:where|donde|ou|(?:can|could|would|will) (?:you|we|i|u|they)|(?:(?:me|nos|le|les|l[oa]s?|se) )*(?:pued|pod)\w*|(?:vous |tu |on )?(?:pouv|pourr|peu[xt])\w*)\b/;
/** "With onion" is a wish. */
const WITH_ALONE = /^(?:with|con|avec) (?!(?:no|mi|my|mon|ma|mes)\b)(?:[\w'-]+ ){0,7}[\w'-]+$/;
/** Says behind a vessel or glass what comes in it. */
const WITH_ADDED =
  /\b(?:(?:with|avec) (?:(?:an?|some|une?|des?|du|de la|de l') ?)?|con (?:una?s? )?)(?!(?:no|pied|manche|anse|asa|couvercle|tapa|lid|handle)\b)[\w'-]+(?: [\w'-]+){0,4}$/;
/** Asks for what was named before: "añádelos". */
const ADDS_IT =
  /^(?:(?:please|pls|so|pues|venga|alors|por favor) )?(?:(?:pon|pong|anad|anyad|ech|agreg|met[ae])\w*l[oa]s?\b|(?:add|put) (?:them|it|some)\b|(?:r?ajoute|met|mette|mets)[rz]?[- ](?:l(?:e|a|es)|en)\b)/;
const POLITE = /^(?:please|pls|thanks|por favor|porfa|gracias|svp|s'il (?:vous|te) plait|merci)$/;
/** Says what something resembles. */
const LIKE = /\b(?:looks?|like|parecen?|dirait|ressemblent?|comme|como)\b/;
/** Longer parts of a list have an amount of their own. */
const MOST_WORDS_OF_LISTED = 4;
/** A question that only names the food: "and the cheese?" */
const ONLY_NAMED =
  /^\W*(?:(?:the|el|la|los|las|le|les|l'|un|una|une|du|de la|des|some|any|no) ?)?[\w'-]+(?: [\w'-]+)?$/;

/**
 * What a text asks of foods that neither the dish nor its picture has, beside what is read of it already: a drawing shows
 * no food that the recipe has not. Clauses that name anything of the dish are not about another food.
 */
export function readOtherFoods(
  said: { text: string; clauses: readonly Clause[]; read: readonly FeedbackChange[] },
  find: FindFoods,
  picture: PictureFacts,
): FeedbackChange[] {
  const { text: whole, clauses, read } = said;
  const isQuestion = whole.includes('?');
  const isRead = (food: string) =>
    read.some((each) => each.type === 'foods' && each.foods.some((one) => isAlike(one, food, picture)));
  const isAlone = clauses.filter(({ text }) => !POLITE.test(text)).length === 1;
  const changes = clauses.flatMap((clause, at): FeedbackChange[] => {
    const { text } = clause;
    const words = beforePlace(text).split(/\s+/).length;
    if (words > MOST_WORDS || foodsCalledByLook(text, picture).length > 0) return [];
    if (isAside(text) || praises(text) || SAUCE.test(text) || ICE.test(text)) return [];
    const rest = withoutContainers(text);
    const isPlain = read.length === 0 ? rest === text : !isAboutLook(text, find);
    const foods = isPlain ? find(rest, isNoFood) : [];
    const named = rest === text ? beforePlace(text) : rest;
    if (!foods.every((food) => isWritten(named, food, find))) return [];
    if (foods.length !== 1 || foods.some((food) => picture.isAbout(food) || isRead(food))) return [];
    const own = read.length > 0 ? null : amountIn(clause, isQuestion, isAlone);
    const isAdded = read.length > 0 && (clause.implied === 'more' || (rest !== text && WITH_ADDED.test(text)));
    const isOpen = read.length > 0 || wishOf(text) === null;
    const isAskedLater = read.length === 0 && clauses.slice(at + 1).some((later) => ADDS_IT.test(later.text));
    const amount =
      own ??
      (isAskedLater ? 'more' : null) ??
      (isOpen ? amountBeside(clause, isAdded, clauses[at - 1], clauses[at + 1]) : null);
    if (amount === null) return [];
    return [{ type: 'foods', amount, foods: [...foods] }];
  });
  return changes.filter(({ ...each }, at) => at === changes.findIndex((other) => isSame(other, each)));
}

function amountIn({ text, isAsked }: Clause, isQuestion: boolean, isAlone: boolean): Amount | null {
  if (WHY.test(text)) return null;
  const amount = wishOf(text) ?? (isAlone && WITH_ALONE.test(text) ? 'more' : null);
  if (isAsked && ONLY_NAMED.test(text)) return 'more';
  if (isAsked && isQuestion && !ASKS_FOR.test(text)) return null;
  // "There is no cheese" misses it.
  if (amount === 'none' && STATED.test(text) && !REFUSED.test(text)) return 'more';
  return amount === 'none' && !TAKES_AWAY.test(text) ? null : amount;
}

/** True of a clause that says a colour, how wet it is, or what can't be seen for something else. */
function isAboutLook(text: string, find: FindFoods): boolean {
  const isNamed = ({ start, end }: SaidColour) =>
    !SHADE.test(text.slice(start, end)) &&
    isOfOtherFood(text, text.slice(start, end), (words) => find(words, isNoFood));
  return (
    !coloursIn(text).every(isNamed) || UNSEEN.test(text) || [SAUCE_LIKE, GLAZED, DRY].some((words) => words.test(text))
  );
}

/** Where something else is read, only a plain wish counts, also one of the clause before or behind that it is joined to. */
function amountBeside(
  { text, isAsked, isJoined }: Clause,
  isAdded: boolean,
  before?: Clause,
  after?: Clause,
): Amount | null {
  if (isAsked || WHY.test(text) || LIKE.test(text)) return null;
  // "Without parsley and with parmesan", "on a plate with potatoes".
  if (isAdded) return 'more';
  const ofAfter = after?.isJoined && text.split(/\s+/).length <= MOST_WORDS_OF_LISTED ? wishOf(after.text) : null;
  const amount = wishOf(text) ?? (isJoined && before ? wishOf(before.text) : ofAfter);
  return amount === 'more' || TAKES_AWAY.test(text) ? amount : null;
}

function isAlike(one: string, other: string, { isKindOf }: PictureFacts): boolean {
  return isKindOf(one, other) || isKindOf(other, one);
}

/** A clause without what says where the food lies, unless it begins with that. */
function beforePlace(text: string): string {
  return text.split(PLACE)[0]?.trim() || text;
}

function isSame(one: FeedbackChange, other: FeedbackChange): boolean {
  return one.type === 'foods' && other.type === 'foods' && one.foods.join() === other.foods.join();
}
