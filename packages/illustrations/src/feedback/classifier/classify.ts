import type { FeedbackChange } from '../feedback-change.ts';
import type { FindFoods } from '../find-foods.ts';
import type { PictureFacts } from '../picture-facts.ts';
import { isExchanged } from '../settle-changes.ts';
import { featuresOfSubject, featuresOfText } from './features.ts';
import type { FeedbackNetwork } from './network.ts';
import { type Answer, answersTo, likelihoods, placesOf, probabilities, type Question, questionOf } from './scores.ts';
import { sequenceOf } from './sequence.ts';
import { readSubjects, type Subject } from './subjects.ts';

/** What the classifier is asked: the folded text, the foods that it may name, the picture that it is said of. */
export type SaidOfPicture = { text: string; find: FindFoods; picture: PictureFacts };

/** Reads feedback by weights that are learned from labelled sentences. */
export type FeedbackClassifier = {
  /** The more probable of the phrase rules' reading and its own. */
  decide: (said: SaidOfPicture, byRules: readonly FeedbackChange[]) => FeedbackChange[];
  /** Its own reading. */
  read: (said: SaidOfPicture) => FeedbackChange[];
};

/** Where a text less probably asks for anything, its own reading is empty; where it does less surely, what it asks must be sure. */
const PROBABLY_ASKS = 0.5;
const SURELY_ASKS = 0.9;
const SURELY_CHANGED = 0.85;
/** Where a text surely asks for nothing, no reading counts. */
const MAY_ASK = 0.3;
/** How many times as probable, by its logarithm, its own reading must be to replace that of the phrase rules. */
const MORE_PROBABLE = 1.5;
/** The same where it leaves out something that the phrase rules read: of two wishes it may find one. */
const MORE_PROBABLE_WITH_LESS = 2;
/** Where no change is more probable than none, one that is at least so probable counts. */
const POSSIBLE = 0.1;
/** Of an answer that the classifier finds impossible, and of a change of what it finds no subject of. */
const IMPROBABLE = 1e-3;
const UNFOUND = -4;

/** How much the network counts beside the regressions, of 1: in the weighted mean of the logarithms of both. */
const SHARE_OF_NETWORK = 0.4;

type Judged = { subject: Subject; answers: readonly Answer[]; chances: readonly number[]; isChanged: number };

/** A classifier by the weights of the regressions, with the network where there is one. */
export function createFeedbackClassifier(
  weights: ArrayLike<number>,
  network: FeedbackNetwork | null = null,
): FeedbackClassifier {
  const chancesOf = (question: Question, features: readonly string[], scores: readonly number[] | null = null) => {
    const learned = probabilities(question, placesOf(question, features, weights.length), weights);
    return scores ? meanOf(learned, likelihoods(scores)) : learned;
  };
  const judge = ({ text, find, picture }: SaidOfPicture) => {
    const read = readSubjects(text, find, picture);
    const scores = network?.(sequenceOf(read, picture));
    const [, asks = 0] = chancesOf('asks', featuresOfText(read, picture), scores?.asks);
    const judged = read.subjects.map((subject, at): Judged => {
      const question = questionOf(subject);
      const features = featuresOfSubject(read, subject, picture);
      const chances = chancesOf(question, features, scores?.ofSubject(at, question));
      return { subject, answers: answersTo(question), chances, isChanged: 1 - (chances[0] ?? 1) };
    });
    return { asks, judged };
  };
  const own = ({ asks, judged }: ReturnType<typeof judge>, { isKindOf }: PictureFacts) => {
    const highest = Math.max(0, ...judged.map(({ isChanged }) => isChanged));
    const least = asks < SURELY_ASKS ? SURELY_CHANGED : POSSIBLE;
    if (asks < PROBABLY_ASKS || highest < least) return [];
    return changesOf(judged, Math.min(highest, 0.5), isKindOf);
  };
  return {
    decide(said, byRules) {
      const judgement = judge(said);
      const changes = own(judgement, said.picture);
      // Phrases that refuse one are rarely wrong; which other is wanted may be said without a phrase.
      if (isRefusedContainer(byRules) && !changes.some(isContainer)) return [...byRules];
      if (judgement.asks < MAY_ASK) return [];
      if (byRules.length === 0 || changes.length === 0) return byRules.length === 0 ? changes : [...byRules];
      const { isKindOf } = said.picture;
      // "Another glass and more mint": the refusal stays where the classifier reads the rest.
      const refused = changes.some(isContainer) ? [] : byRules.filter((each) => isRefusedContainer([each]));
      const rest = byRules.filter((each) => !refused.includes(each));
      const gain = logChance(judgement.judged, changes, isKindOf) - logChance(judgement.judged, rest, isKindOf);
      const isAll = rest.every((each) => changes.some((other) => isSame(each, other, isKindOf)));
      return [...refused, ...(gain > (isAll ? MORE_PROBABLE : MORE_PROBABLE_WITH_LESS) ? changes : rest)];
    },
    read: (said) => own(judge(said), said.picture),
  };
}

/** The mean of what the regressions and the network find probable. */
function meanOf(learned: readonly number[], ofNetwork: readonly number[]): number[] {
  return likelihoods(
    learned.map((chance, at) => {
      const [one, other] = [chance, ofNetwork[at] ?? 0].map((each) => Math.log(Math.max(each, IMPROBABLE ** 3)));
      return (1 - SHARE_OF_NETWORK) * (one ?? 0) + SHARE_OF_NETWORK * (other ?? 0);
    }),
  );
}

/** The changes at least so probable: of vessels, glasses and colours one, of foods none that is a kind of another. */
function changesOf(judged: readonly Judged[], least: number, isKindOf: PictureFacts['isKindOf']): FeedbackChange[] {
  // "Stock" is a food or the dish's sauce: of one word only one thing is asked.
  const isLessThan = (one: Judged, other: Judged) =>
    [one, other].every(({ subject: { kind } }) => kind === 'food' || kind === 'sauce') &&
    other.isChanged > one.isChanged &&
    other.subject.at < one.subject.end &&
    one.subject.at < other.subject.end;
  const all = judged.filter(({ isChanged }) => isChanged >= least);
  const likely = all.filter((each) => !all.some((other) => isLessThan(each, other)));
  const best = (kind: Subject['kind']) =>
    likely
      .filter(({ subject }) => subject.kind === kind)
      .toSorted((a, b) => Number(b.subject.isNamed) - Number(a.subject.isNamed) || b.isChanged - a.isChanged)
      .slice(0, 1);
  const things = likely.filter(({ subject: { kind } }) => kind !== 'container' && kind !== 'colour');
  const changes = things.map(({ subject: { change }, answers, chances }): FeedbackChange => {
    const [, ...amounts] = chances;
    const amount = answers[1 + amounts.indexOf(Math.max(...amounts))];
    return 'amount' in change && amount !== undefined && amount !== 'nothing' && amount !== 'wanted'
      ? { ...change, amount }
      : change;
  });
  const first = changes.filter((each, at) => changes.findIndex((other) => nameOf(other) === nameOf(each)) === at);
  const isWider = (each: FeedbackChange) => (food: string) =>
    first.some(
      (other) => !isExchanged(each, other) && foodsOf(other).some((kind) => kind !== food && isKindOf(kind, food)),
    );
  return [
    ...first.filter((each) => !foodsOf(each).some(isWider(each))),
    ...[...best('container'), ...best('colour')].map(({ subject }) => subject.change),
  ];
}

/** The logarithm of how probable a reading is. */
function logChance(
  judged: readonly Judged[],
  changes: readonly FeedbackChange[],
  isKindOf: PictureFacts['isKindOf'],
): number {
  const unfound = changes.filter((change) => !judged.some(({ subject }) => isSame(subject.change, change, isKindOf)));
  return judged.reduce((sum, { subject, answers, chances }, at) => {
    // What is named twice is asked for once.
    const isFirst = judged.findIndex((other) => isSame(other.subject.change, subject.change, isKindOf)) === at;
    const exact = changes.find((each) => nameOf(each) === nameOf(subject.change));
    const change = isFirst ? (exact ?? changes.find((each) => isSame(each, subject.change, isKindOf))) : undefined;
    const answer = change === undefined ? 'nothing' : 'amount' in change ? change.amount : 'wanted';
    return sum + Math.log(Math.max(chances[answers.indexOf(answer)] ?? 0, IMPROBABLE));
  }, unfound.length * UNFOUND);
}

/** True of two changes of one thing, also by different amounts. */
function isSame(one: FeedbackChange, other: FeedbackChange, isKindOf: PictureFacts['isKindOf']): boolean {
  return (
    nameOf(one) === nameOf(other) ||
    foodsOf(one).some((food) => foodsOf(other).some((kind) => isKindOf(food, kind) || isKindOf(kind, food)))
  );
}

function isContainer({ type }: FeedbackChange): boolean {
  return type === 'vessel' || type === 'glass';
}

/** True of a reading that only says that the vessel or glass should be another. */
function isRefusedContainer(changes: readonly FeedbackChange[]): boolean {
  return changes.length > 0 && changes.every((each) => isContainer(each) && Object.values(each).includes(null));
}

/** What a change is about, without the amount. */
function nameOf(change: FeedbackChange): string {
  return Object.entries(change)
    .filter(([key]) => key !== 'amount' && key !== 'isStated')
    .map(([, value]) => String(value))
    .join(' ');
}

function foodsOf(change: FeedbackChange): readonly string[] {
  return change.type === 'foods' ? change.foods : [];
}
