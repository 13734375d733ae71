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

/** Steps of `scale` that the largest weights have. */
export const WEIGHT_LEVELS = 7;
/** Empty places that one byte leaves out. */
export const WIDEST_GAP = 15;

/**
 * A table of weights in which hashes of features are places, most of them empty. Each byte says how many empty places
 * come next, and the weight of the place behind them in steps of `scale`.
 */
export type FeedbackWeights = { size: number; scale: number; table: string };

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
  for (let at = 0; at < places.length; at++) {
    const answer = (at % (answers - 1)) + 1;
    scores[answer] = (scores[answer] ?? 0) + (weights[places[at] ?? 0] ?? 0);
  }
  return likelihoods(scores);
}

/** The probabilities of answers by their scores. */
export function likelihoods(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export function readWeights({ size, scale, table }: FeedbackWeights): Float32Array {
  const weights = new Float32Array(size);
  let place = 0;
  for (const byte of Uint8Array.from(atob(table), (char) => char.charCodeAt(0))) {
    place += Math.floor(byte / (WIDEST_GAP + 1));
    weights[place] = ((byte % (WIDEST_GAP + 1)) - WEIGHT_LEVELS) * scale;
    place += 1;
  }
  return weights;
}
