import type { FeedbackWeights } from '@larder/illustrations/feedback/classifier/scores';
import { answersTo, placesOf, probabilities } from '@larder/illustrations/feedback/classifier/scores';
import { createSeededRandom } from '@larder/text/seeded-random';
import type { Example } from '../../evaluation/image-feedback/examples.ts';

/** Places of the table: as many bytes are shipped, four thirds of that as text. */
const TABLE_SIZE = 100_003;
const EPOCHS = 12;
const STEP = 0.3;
/** Keeps weights small that few examples need. */
const DECAY = 1e-4;
/** Of AdaGrad: steps grow shorter where gradients were large. */
const FIRST_GRADIENT = 1e-2;
const SEED = 7;
const MOST = 127;

/** Weights by which the right answers of examples are probable: multinomial logistic regressions by stochastic gradient descent. */
export function fitWeights(examples: readonly Example[], size = TABLE_SIZE): Float64Array {
  const weights = new Float64Array(size);
  const gradients = new Float64Array(size).fill(FIRST_GRADIENT);
  const rows = examples.map(({ question, features, answer }) => ({
    question,
    places: placesOf(question, features, size),
    right: answersTo(question).indexOf(answer),
    step: STEP / Math.sqrt(features.length),
  }));
  const random = createSeededRandom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(rows, random);
    for (const { question, places, right, step } of rows) {
      const [, ...errors] = probabilities(question, places, weights).map((chance, at) => chance - Number(at === right));
      for (const [at, place] of places.entries()) {
        const weight = weights[place] ?? 0;
        const gradient = (errors[at % errors.length] ?? 0) + DECAY * weight;
        const sum = (gradients[place] ?? 0) + gradient * gradient;
        gradients[place] = sum;
        weights[place] = weight - (step * gradient) / Math.sqrt(sum);
      }
    }
  }
  return weights;
}

/** Weights as bytes. */
export function packWeights(weights: Float64Array): FeedbackWeights {
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = highest / MOST;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { scale, table: Buffer.from(bytes.buffer).toString('base64') };
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
