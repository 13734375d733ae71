import { wishOf } from './amounts.ts';
import { anyOther, isShownContainer } from './containers.ts';
import type { FeedbackChange } from './feedback-change.ts';
import type { PictureFacts } from './picture-facts.ts';
import { ODD, WHY } from './vocabulary/absence.ts';
import { COMES_OUT, POINTED_AT, SEEN_AS, SUPPOSED } from './vocabulary/colours.ts';

/** A change with the clause that asks for it. */
export type SaidChange = { change: FeedbackChange; clause: string };

/** What is left of the changes that the clauses of a text ask for, where some say what is seen or take others back. */
export function settleChanges(
  all: readonly SaidChange[],
  picture: PictureFacts | null,
  text: string,
): FeedbackChange[] {
  const possible = picture ? all.filter(({ change }) => isOfKind(change, picture)) : all;
  const said = picture ? withoutShown(possible, picture, text) : possible;
  const asked = withoutReasons(withoutSeenColours(said, picture));
  const changes = withoutEarlier(asked.map(({ change }) => change));
  return picture ? withoutKinds(changes, picture) : changes;
}

/** Says what is in a dish, which tells why it has a colour. */
const IN_IT =
  /^(?:(?:pues|porque|car|as|since|because) )?(?:llevan?|tienen?|hay|it has|it's (?:got|made)|there(?:'s| is| are)|(?:il )?y a|c'est (?:d[eu']|un|une))\b(?!.*\b(?:mas|more|plus|too|pas|no|not|trop|demasiad\w*|poc\w*|falt\w*|manque\w*|only|solo|que|sus?|encima|dessus|on top)\b)/;

/** "It has saffron, it should be yellow": only the colour is asked for. */
function withoutReasons(said: readonly SaidChange[]): readonly SaidChange[] {
  const isReason = ({ change, clause }: SaidChange) =>
    change.type === 'foods' &&
    change.amount === 'more' &&
    IN_IT.test(clause) &&
    said.some((other) => other.change.type === 'colour' && other.clause !== clause);
  return said.filter((each) => !isReason(each));
}

/** A dish is in no glass, a drink in no pan. */
function isOfKind({ type }: FeedbackChange, { illustration }: PictureFacts): boolean {
  return type !== (illustration.kind === 'dish' ? 'glass' : 'vessel');
}

/** "White, yours is orange": the colours that the picture is said to have are not wanted. */
function withoutSeenColours(said: readonly SaidChange[], picture: PictureFacts | null): readonly SaidChange[] {
  const isColour = ({ change }: SaidChange) => change.type === 'colour';
  const isSeen = (words: RegExp) => (each: SaidChange) =>
    isColour(each) && words.test(each.clause) && !SUPPOSED.test(each.clause);
  const unseen = said.filter((each) => !isSeen(SEEN_AS)(each));
  // "It comes out red" says how it should be where the picture has another colour.
  const isDescribed = (each: SaidChange) =>
    isSeen(COMES_OUT)(each) && !(picture && isOtherColour(each.change, picture));
  const notDescribed = unseen.filter((each) => !isDescribed(each));
  const notPointedAt = notDescribed.filter((each) => !isSeen(POINTED_AT)(each));
  return notPointedAt.some(isColour) ? notPointedAt : notDescribed;
}

function isOtherColour(change: FeedbackChange, { illustration }: PictureFacts): boolean {
  const shown = illustration.kind === 'dish' ? [illustration.colour] : illustration.colours;
  return change.type === 'colour' && !shown.includes(change.colour);
}

/**
 * "In a shot glass? It needs a coupe": the vessel or glass that the picture has already is not the one that is wanted.
 * Where no other is named, a question wonders at it.
 */
function withoutShown(said: readonly SaidChange[], picture: PictureFacts, text: string): readonly SaidChange[] {
  const isShown = ({ change }: SaidChange) =>
    (change.type === 'vessel' || change.type === 'glass') && isShownContainer(change, picture);
  const isOther = (each: SaidChange) =>
    (each.change.type === 'vessel' || each.change.type === 'glass') && !isShown(each);
  if (said.some(isOther)) return said.filter((each) => !isShown(each));
  const isWondered = ({ clause }: SaidChange) =>
    (text.includes('?') || WHY.test(clause) || ODD.test(clause)) && !SUPPOSED.test(clause) && wishOf(clause) === null;
  return said.flatMap((each) => {
    const { change } = each;
    if (!isShown(each) || !(change.type === 'vessel' || change.type === 'glass')) return each;
    return isWondered(each) ? { ...each, change: anyOther(change) } : [];
  });
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

/** "Short of fruit: more strawberries" asks for the strawberries. */
function withoutKinds(changes: readonly FeedbackChange[], { isKindOf }: PictureFacts): FeedbackChange[] {
  const foodsOf = (change: FeedbackChange) => (change.type === 'foods' ? change.foods : []);
  // "Lemon instead of the zest" asks for both.
  const isKindOfAnother = (each: FeedbackChange) => (kind: string) =>
    changes.some(
      (other) => !isExchanged(each, other) && foodsOf(other).some((food) => food !== kind && isKindOf(food, kind)),
    );
  return changes.filter((each) => !foodsOf(each).some(isKindOfAnother(each)));
}

/** True of a wider food that is wanted in place of a narrower one. */
export function isExchanged(wider: FeedbackChange, narrower: FeedbackChange): boolean {
  return 'amount' in wider && 'amount' in narrower && wider.amount === 'more' && narrower.amount === 'none';
}

function isSameThing(one: FeedbackChange, other: FeedbackChange): boolean {
  const foodsOf = (change: FeedbackChange) => (change.type === 'foods' ? change.foods.join() : '');
  return one.type === other.type && foodsOf(one) === foodsOf(other);
}
