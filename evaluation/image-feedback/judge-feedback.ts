import { LANGUAGES, type Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { findNamedFoods } from '@larder/food/parsing/named-foods';
import { type FeedbackChange, readFeedback } from '@larder/illustrations/feedback/read-feedback';
import { readTable } from '../read-table.ts';

/** Share of sentences that must be read as the change they ask for. */
const REQUIRED = 0.92;
const NOTHING = 'nothing';

/** `right` is the share from 0 to 1 of the sentences that ask for something. */
export type FeedbackReport = {
  asking: number;
  right: number;
  wrong: { text: string; got: string; want: string }[];
  /** Nonsense, insults and text addressed to a model; `obeyed` are those that would change a picture. */
  meaningless: number;
  obeyed: { text: string; got: string }[];
};

/** Reads every labelled sentence; it is right where its changes are those labelled and no others. */
export function judgeFeedback(kb: KnowledgeBase): FeedbackReport {
  const sentences = readSentences().map((each) => ({ ...each, changes: read(each, kb) }));
  const asking = sentences.filter(({ wanted }) => wanted.length > 0);
  const wrong = asking.filter(({ wanted, changes }) => !isAsWanted(changes, wanted, kb));
  const meaningless = sentences.filter(({ wanted }) => wanted.length === 0);
  const obeyed = meaningless.filter(({ changes }) => changes.length > 0);
  return {
    asking: asking.length,
    right: (asking.length - wrong.length) / asking.length,
    wrong: wrong.map(({ text, wanted, changes }) => ({ text, got: written(changes), want: wanted.join('; ') })),
    meaningless: meaningless.length,
    obeyed: obeyed.map(({ text, changes }) => ({ text, got: written(changes) })),
  };
}

/** The requirements that the report misses, in words; empty where it meets them. */
export function findFeedbackShortfalls({ right, obeyed }: FeedbackReport): string[] {
  const shortfalls = obeyed.map(({ text, got }) => `"${text}" changes the picture: ${got}`);
  return right >= REQUIRED ? shortfalls : [...shortfalls, `${right.toFixed(3)} is right, required ${REQUIRED}`];
}

function read({ text, language }: { text: string; language: Language }, kb: KnowledgeBase): FeedbackChange[] {
  return readFeedback(text, (clause, isOther) => findNamedFoods(clause, kb, language, isOther));
}

function isAsWanted(changes: readonly FeedbackChange[], wanted: readonly string[], kb: KnowledgeBase): boolean {
  return changes.length === wanted.length && wanted.every((want) => changes.some((each) => isOne(each, want, kb)));
}

/** A food is right where it is the labelled one, or one is a kind of the other. */
function isOne(change: FeedbackChange, wanted: string, kb: KnowledgeBase): boolean {
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

/** Columns: language, changes separated by "; " ("nothing" for none), text. */
function readSentences(): { text: string; language: Language; wanted: string[] }[] {
  return readTable(new URL('sentences.tsv', import.meta.url)).map(([written = '', wanted = '', text = '']) => {
    const language = LANGUAGES.find((known) => known === written);
    if (!language) throw new Error(`"${text}": ${written} is no language.`);
    return { text, language, wanted: wanted === NOTHING ? [] : wanted.split('; ') };
  });
}
