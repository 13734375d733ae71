import { stableHash32 } from '@larder/text/stable-hash';
import type { Amount } from '../feedback-change.ts';
import type { Subject } from './subjects.ts';

/** What may be said of a subject, or asked by a text; "nothing" first. */
export type Answer = 'nothing' | 'wanted' | Amount;
const YES_OR_NO: readonly Answer[] = ['nothing', 'wanted'];
const AMOUNTS: readonly Answer[] = ['nothing', 'more', 'less', 'none'];

/** A question with answers of its own: of a text, or of a kind of subject, named or not. */
export type Question =
  | 'asks'
  | 'container'
  | 'any-container'
  | 'colour'
  | 'amount'
  | 'any-sauce'
  | 'any-ice'
  | 'any-garnish';

export function questionOf({ kind, isNamed }: Subject): Question {
  if (kind === 'container') return isNamed ? 'container' : 'any-container';
  if (kind === 'colour') return 'colour';
  return isNamed || kind === 'food' ? 'amount' : `any-${kind}`;
}

export function answersTo(question: Question): readonly Answer[] {
  return ['asks', 'container', 'any-container', 'colour'].includes(question) ? YES_OR_NO : AMOUNTS;
}

/** A table of weights in which hashes of features are places: as many bytes as it is long, by `scale` the weights. */
export type FeedbackWeights = { scale: number; table: string };

/** The places in a table of a size that the weights of features have, one row of answers for each feature. */
export function placesOf(question: Question, features: readonly string[], size: number): Uint32Array {
  const answers = answersTo(question).length - 1;
  const places = new Uint32Array(features.length * answers);
  for (const [at, feature] of features.entries()) {
    const hash = stableHash32(`${question} ${feature}`);
    for (let answer = 0; answer < answers; answer++)
      places[at * answers + answer] = ((hash ^ Math.imul(answer, 0x9e_37_79_b1)) >>> 0) % size;
  }
  return places;
}

/** The probability of each answer, by a multinomial logistic regression; the score of "nothing" is 0. */
export function probabilities(question: Question, places: Uint32Array, weights: ArrayLike<number>): number[] {
  const answers = answersTo(question).length;
  const scores = new Array<number>(answers).fill(0);
  for (const [at, place] of places.entries()) {
    const answer = (at % (answers - 1)) + 1;
    scores[answer] = (scores[answer] ?? 0) + (weights[place] ?? 0);
  }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export function readWeights({ scale, table }: FeedbackWeights): Float32Array {
  const bytes = Int8Array.from(atob(table), (char) => char.charCodeAt(0));
  return Float32Array.from(bytes, (byte) => byte * scale);
}
