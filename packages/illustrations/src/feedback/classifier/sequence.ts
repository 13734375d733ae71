import { stableHash32 } from '@larder/text/stable-hash';
import type { PictureFacts } from '../picture-facts.ts';
import { classOf } from '../vocabulary/word-classes.ts';
import { stateOf } from './features.ts';
import type { ReadText, Subject } from './subjects.ts';

/** Longer words also count by their beginnings, which most of their forms share. */
const STEM = 5;
/** Parts of words, of so many letters, that count; of long words the first. */
const PART_LENGTHS = [3, 4];
const MOST_PARTS = 20;
/** Places that parts of words share by their hashes, from 1; 0 is none. */
export const PARTS_OF_WORDS = 4096;

/** What the network reads in one place: a word or mark, or a subject in place of the words that name it. */
export type Step =
  | { kind: 'word'; stem: string; wordClass: string; parts: readonly number[] }
  | { kind: 'subject'; subject: number; state: string };

/** A text as the network reads it; subjects that no word names come last. */
export function sequenceOf({ tokens, subjects }: ReadText, picture: PictureFacts | null): Step[] {
  const stepOf = (subject: Subject): Step => ({
    kind: 'subject',
    subject: subjects.indexOf(subject),
    state: `${subject.kind} ${subject.isNamed} ${stateOf(subject, picture)} ${picture?.illustration.kind ?? 'unknown'}`,
  });
  const isIn = (at: number) => (subject: Subject) => subject.at <= at && at < subject.end;
  const steps = tokens.flatMap((word, at): Step[] => {
    const named = subjects.filter(isIn(at));
    return named.length === 0 ? [wordStep(word)] : named.filter((each) => each.at === at).map(stepOf);
  });
  return [...steps, ...subjects.filter((each) => each.at >= tokens.length).map(stepOf)];
}

function wordStep(word: string): Step {
  const name = /^\d+$/.test(word) ? 'NUMBER' : word;
  const marked = `<${name}>`;
  const parts = PART_LENGTHS.flatMap((length) =>
    Array.from(
      { length: Math.max(0, marked.length - length + 1) },
      (_, at) => (stableHash32(marked.slice(at, at + length)) % PARTS_OF_WORDS) + 1,
    ),
  );
  return {
    kind: 'word',
    stem: name.length > STEM ? name.slice(0, STEM) : '',
    wordClass: classOf(word) ?? '',
    parts: parts.slice(0, MOST_PARTS),
  };
}
