import type { FeedbackWeights } from '@larder/illustrations/feedback/classifier/scores';
import {
  answersTo,
  placesOf,
  probabilities,
  WEIGHT_LEVELS,
  WIDEST_GAP,
} from '@larder/illustrations/feedback/classifier/scores';
import { createSeededRandom } from '@larder/text/seeded-random';
import type { Example } from '../../evaluation/image-feedback/examples.ts';

/** Places of the table, of which most stay empty: features that were not learned from seldom meet a weight. */
const TABLE_SIZE = 1_000_003;
/** Weights that are shipped, each a byte, four thirds of that as text. */
const MOST_WEIGHTS = 280_000;
const EPOCHS = 10;
/** The last passes, of which the weights are averaged: they depend less on the order of the examples. */
const AVERAGED_EPOCHS = 4;
const STEP = 0.3;
/** Keeps weights small that few examples need. */
const DECAY = 1e-4;
/** Of AdaGrad: steps grow shorter where gradients were large. */
const FIRST_GRADIENT = 1e-2;
const SEED = 7;
/** Few weights are larger than this share of all; they are cut to it. */
const USUAL_SHARE = 0.995;

type Row = { question: Example['question']; places: Uint32Array; right: number; step: number };
/** The weights, and the sums of squared gradients, which are large where many examples have a feature. */
type Fit = { weights: Float32Array; gradients: Float32Array };

/**
 * Weights by which the right answers of examples are probable: multinomial logistic regressions by stochastic gradient
 * descent. Only the most important are kept.
 */
export function fitWeights(examples: readonly Example[], size = TABLE_SIZE, most = MOST_WEIGHTS): Float32Array {
  const fit: Fit = { weights: new Float32Array(size), gradients: new Float32Array(size).fill(FIRST_GRADIENT) };
  const rows = examples.map(
    ({ question, features, answer }): Row => ({
      question,
      places: placesOf(question, features, size),
      right: answersTo(question).indexOf(answer),
      step: STEP / Math.sqrt(features.length),
    }),
  );
  const random = createSeededRandom(SEED);
  const sums = new Float32Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    pass(rows, fit, random);
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (let place = 0; place < size; place++) sums[place] = (sums[place] ?? 0) + (fit.weights[place] ?? 0);
  }
  const weights = sums.map((sum) => sum / AVERAGED_EPOCHS);
  return mostImportant({ ...fit, weights }, most);
}

/** Learns from each example once. */
function pass(rows: Row[], { weights, gradients }: Fit, random: () => number): void {
  shuffle(rows, random);
  for (const { question, places, right, step } of rows) {
    const [, ...errors] = probabilities(question, places, weights).map((chance, at) => chance - Number(at === right));
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const weight = weights[place] ?? 0;
      const gradient = (errors[at % errors.length] ?? 0) + DECAY * weight;
      const sum = (gradients[place] ?? 0) + gradient * gradient;
      gradients[place] = sum;
      weights[place] = weight - (step * gradient) / Math.sqrt(sum);
    }
  }
}

/** The largest weights, rather those of features that many examples have; the others are 0. */
function mostImportant({ weights, gradients }: Fit, most: number): Float32Array {
  const importance = weights.map((weight, place) => Math.abs(weight) * (gradients[place] ?? 0) ** (1 / 4));
  const least = importance.toSorted()[Math.max(0, importance.length - most)] ?? 0;
  return weights.map((weight, place) => ((importance[place] ?? 0) >= least ? weight : 0));
}

/** Weights as bytes, as `readWeights` reads them. */
export function packWeights(weights: Float32Array): FeedbackWeights {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  const largest = sizes[Math.floor(USUAL_SHARE * (sizes.length - 1))] ?? 1;
  const scale = largest / WEIGHT_LEVELS;
  const bytes: number[] = [];
  let gap = 0;
  for (const weight of weights) {
    const level = levelOf(weight, scale);
    if (level === 0 && gap < WIDEST_GAP) {
      gap += 1;
      continue;
    }
    bytes.push(gap * (WIDEST_GAP + 1) + level + WEIGHT_LEVELS);
    gap = 0;
  }
  return { size: weights.length, scale, table: Buffer.from(bytes).toString('base64') };
}

/** A weight in steps of the scale, at least one unless it is 0. */
function levelOf(weight: number, scale: number): number {
  if (weight === 0) return 0;
  return Math.sign(weight) * Math.min(WEIGHT_LEVELS, Math.max(1, Math.round(Math.abs(weight) / scale)));
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    items[at] = two;
    items[other] = one;
  }
}
