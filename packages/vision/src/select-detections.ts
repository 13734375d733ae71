import { withLikeThings } from './choices.ts';
import type { Box, Detection, IngredientGuess } from './detection.ts';
import { classesOf, namePeak } from './kind-guesses.ts';
import { isSamePlace, type OutputMaps, peaksOf } from './output-maps.ts';

/** A confidence from a logit: `1 / (1 + exp(-(slope * logit + offset)))` (Platt scaling, 1999). */
export type Curve = { slope: number; offset: number };

/**
 * Separate curves for a photo's highest logit and for all others, which are right less often at the same logit; and the
 * slope that turns the logits of kinds into their shares.
 */
export type Calibration = { highest: Curve; others: Curve; kinds: number };

/** The minimum confidence of a detection. */
export const SHOW_THRESHOLD = 0.3;
/** The least evidence of food (see `showsFood`); below it there are no detections. */
export const FOOD_THRESHOLD = 3;
/** The minimum confidence of an alternative at the same place, and how many there are at most. */
const ALTERNATIVE_THRESHOLD = 0.1;
const MAX_ALTERNATIVES = 3;

/** What the network says of one look at a photo, how its logits become confidences, and from which on they count. */
export type View = { maps: OutputMaps; calibration: Calibration; threshold: number };

/**
 * Whether a photo shows food at all: by the logit of that and, where an ingredient is likely anywhere, by its logit too.
 * What is no food may resemble it as a whole, or an ingredient in one place, and rarely does both.
 */
export function showsFood({ food, logits }: OutputMaps): boolean {
  const highest = logits.reduce((one, other) => Math.max(one, other), 0);
  return food + highest >= FOOD_THRESHOLD;
}

type Guess = IngredientGuess & { box: Box; isShown: boolean; kinds: IngredientGuess[] };

/**
 * The detections in one look at a photo or several, highest confidence first; of several classes at one place the
 * likeliest. An ingredient that several looks show has the box and confidence of the surest.
 */
export function selectDetections(views: readonly View[]): Detection[] {
  const kept: Detection[] = [];
  for (const { isShown, kinds, ...guess } of views
    .flatMap(guessesIn)
    .sort((one, other) => other.confidence - one.confidence)) {
    if (kept.some(({ ingredientId }) => isSameOrWider(ingredientId, guess.ingredientId))) continue;
    const rival = kept.find(({ box }) => box !== null && isSamePlace(guess.box, box));
    if (!rival) {
      if (isShown) kept.push({ ...guess, alternatives: kinds });
    } else if (isAlternative(guess, rival)) {
      rival.alternatives.push({ ingredientId: guess.ingredientId, confidence: guess.confidence });
    }
  }
  return kept.map(({ alternatives, ...detection }) => {
    const likeliestFirst = alternatives.toSorted((one, other) => other.confidence - one.confidence);
    const [, ...others] = withLikeThings([detection, ...likeliestFirst], 1 + MAX_ALTERNATIVES);
    return { ...detection, alternatives: others };
  });
}

/** True of the same ingredient, and of a class and one of its kinds: both are then of one thing. */
function isSameOrWider(one: string, other: string): boolean {
  return one === other || classesOf(one).includes(other) || classesOf(other).includes(one);
}

/** The same ingredient may have been seen there in another look. */
function isAlternative({ ingredientId, confidence }: IngredientGuess, { alternatives }: Detection): boolean {
  return (
    confidence >= ALTERNATIVE_THRESHOLD &&
    !alternatives.some((alternative) => alternative.ingredientId === ingredientId)
  );
}

function guessesIn({ maps, calibration, threshold }: View): Guess[] {
  if (!showsFood(maps)) return [];
  return peaksOf(maps).flatMap((peak, rank) => {
    const confidence = confidenceOf(peak.logit, rank === 0 ? calibration.highest : calibration.others);
    if (confidence < ALTERNATIVE_THRESHOLD) return [];
    return namePeak(maps, peak, calibration.kinds, threshold / confidence).map((named, number): Guess => {
      const own = number === 0 ? confidence : confidenceOf(named.logit, calibration.others);
      const kinds = named.kinds.map((kind) => ({ ...kind, confidence: kind.confidence * own }));
      const guess = { ingredientId: named.ingredientId, confidence: own * named.share, box: named.box, kinds };
      return { ...guess, isShown: guess.confidence >= threshold };
    });
  });
}

/** 0 to 1. */
export function confidenceOf(logit: number, { slope, offset }: Curve): number {
  return 1 / (1 + Math.exp(-(slope * logit + offset)));
}
