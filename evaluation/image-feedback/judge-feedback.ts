import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { findNamedFoods } from '@larder/food/parsing/named-foods';
import type { FeedbackClassifier } from '@larder/illustrations/feedback/classifier/classify';
import type { FeedbackChange } from '@larder/illustrations/feedback/feedback-change';
import type { PictureFacts } from '@larder/illustrations/feedback/picture-facts';
import { readFeedback } from '@larder/illustrations/feedback/read-feedback';
import type { PicturedSentence } from './judged-pictures.ts';
import { readSentences, type Sentence } from './labelled-sentences.ts';

/** Share of sentences that must be read as the change they ask for. */
const REQUIRED = 0.92;

/** `right` is the share from 0 to 1 of the sentences that ask for something. */
export type FeedbackReport = {
  asking: number;
  right: number;
  wrong: { text: string; got: string; want: string }[];
  /** Nonsense, insults and text addressed to a model; `obeyed` are those that would change a picture. */
  meaningless: number;
  obeyed: { text: string; got: string }[];
};

/** A report as numbers of sentences. */
export type FeedbackTotals = Record<'asking' | 'right' | 'meaningless' | 'obeyed', number>;

/** Reads every labelled sentence by itself; it is right where its changes are those labelled and no others. */
export function judgeFeedback(kb: KnowledgeBase): FeedbackReport {
  return judge(
    readSentences().map((each) => ({ ...each, changes: read(each, kb, { picture: null, classifier: null }) })),
    kb,
  );
}

/** The same of sentences about pictures, as the product reads them. */
export function judgeFeedbackOnPictures(
  said: readonly PicturedSentence[],
  kb: KnowledgeBase,
  classifier: FeedbackClassifier | null,
): FeedbackReport {
  return judge(
    said.map(({ sentence, picture }) => {
      const changes = read(sentence, kb, { picture, classifier });
      return { ...sentence, changes: changes.map((change) => settled(change, picture)) };
    }),
    kb,
  );
}

/** The numbers of a report: of the unseen set nothing else is to be known. */
export function totalsOf({ asking, wrong, meaningless, obeyed }: FeedbackReport): FeedbackTotals {
  return { asking, right: asking - wrong.length, meaningless, obeyed: obeyed.length };
}

type ReadSentence = Sentence & { changes: FeedbackChange[] };

function judge(sentences: readonly ReadSentence[], kb: KnowledgeBase): FeedbackReport {
  const asking = sentences.filter(({ wanted }) => wanted.some((changes) => changes.length > 0));
  const wrong = asking.filter(({ wanted, changes }) => !wanted.some((choice) => isAsWanted(changes, choice, kb)));
  const meaningless = sentences.filter((each) => !asking.includes(each));
  const obeyed = meaningless.filter(({ changes }) => changes.length > 0);
  return {
    asking: asking.length,
    right: (asking.length - wrong.length) / asking.length,
    wrong: wrong.map(({ text, wanted, changes }) => ({
      text,
      got: written(changes),
      want: wanted.map((choice) => choice.join('; ')).join(' or '),
    })),
    meaningless: meaningless.length,
    obeyed: obeyed.map(({ text, changes }) => ({ text, got: written(changes) })),
  };
}

/** The requirements that the report misses, in words; empty where it meets them. */
export function findFeedbackShortfalls({ right, obeyed }: FeedbackReport): string[] {
  const shortfalls = obeyed.map(({ text, got }) => `"${text}" changes the picture: ${got}`);
  return right >= REQUIRED ? shortfalls : [...shortfalls, `${right.toFixed(3)} is right, required ${REQUIRED}`];
}

function read(
  { text, language }: Sentence,
  kb: KnowledgeBase,
  { picture, classifier }: { picture: PictureFacts | null; classifier: FeedbackClassifier | null },
): FeedbackChange[] {
  return readFeedback(text, (clause, isOther) => findNamedFoods(clause, kb, language, isOther), picture, classifier);
}

/** "There are no olives" asks for those of the recipe where the picture lacks them, as `applyFeedback` does. */
function settled(change: FeedbackChange, picture: PictureFacts): FeedbackChange {
  const isMissing =
    change.type === 'foods' && change.isStated && change.foods.some((id) => picture.wishFor(id) === 'more');
  return isMissing ? { ...change, amount: 'more' } : change;
}

/** True of the changes of one labelled choice, and no others. */
function isAsWanted(changes: readonly FeedbackChange[], wanted: readonly string[], kb: KnowledgeBase): boolean {
  return changes.length === wanted.length && wanted.every((want) => changes.some((each) => isLabelled(each, want, kb)));
}

/** True of the change that a label means: a food is right where it is the labelled one, or one is a kind of the other. */
export function isLabelled(change: FeedbackChange, wanted: string, kb: KnowledgeBase): boolean {
  if (change.type !== 'foods') return written([change]) === wanted;
  const [amount, name = ''] = wanted.split(' ');
  const labelled = kb.get(name) ? name : kb.resolve(name.replaceAll('-', ' '), 'en-US')?.id;
  if (amount !== change.amount || labelled === undefined) return false;
  return (
    change.foods.length === 1 && change.foods.some((food) => kb.isKindOf(food, labelled) || kb.isKindOf(labelled, food))
  );
}

function written(changes: readonly FeedbackChange[]): string {
  return changes.map(nameOf).join('; ');
}

function nameOf(change: FeedbackChange): string {
  switch (change.type) {
    case 'vessel':
      return `vessel ${change.vessel ?? 'any'}`;
    case 'glass':
      return `glass ${change.glass ?? 'any'}`;
    case 'colour':
      return `colour ${change.colour}`;
    case 'foods':
      return `${change.amount} ${change.foods.join(', ')}`;
    default:
      return `${change.amount} ${change.type}`;
  }
}
