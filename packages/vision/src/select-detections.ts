import { CLASS_IDS } from './classes.ts';
import type { Detection, IngredientGuess } from './detection.ts';
import { isSamePlace, type OutputMaps, type Peak, peaksOf } from './output-maps.ts';

/** A confidence from a logit: `1 / (1 + exp(-(slope * logit + offset)))` (Platt scaling, 1999). */
export type Curve = { slope: number; offset: number };

/** Separate curves for a photo's highest logit and for all others, which are right less often at the same logit. */
export type Calibration = { highest: Curve; others: Curve };

/** The minimum confidence of a detection. */
export const SHOW_THRESHOLD = 0.3;
/** The minimum logit of the photo showing food at all; below it there are no detections. */
export const FOOD_THRESHOLD = 0.25;
/** The minimum confidence of an alternative at the same place. */
const ALTERNATIVE_THRESHOLD = 0.1;

/** The detections in the network's output, highest confidence first; of several classes at one place the likeliest. */
export function selectDetections(maps: OutputMaps, calibration: Calibration, threshold = SHOW_THRESHOLD): Detection[] {
  if (maps.food < FOOD_THRESHOLD) return [];
  const kept: { peak: Peak; detection: Detection }[] = [];
  for (const [rank, peak] of peaksOf(maps).entries()) {
    const guess = guessOf(peak, rank === 0 ? calibration.highest : calibration.others);
    const rival = kept.find((other) => isSamePlace(peak, other.peak));
    if (!rival) {
      if (guess.confidence >= threshold) kept.push({ peak, detection: { ...guess, box: peak.box, alternative: null } });
    } else if (rival.detection.alternative === null && guess.confidence >= ALTERNATIVE_THRESHOLD) {
      rival.detection.alternative = guess;
    }
  }
  return kept.map(({ detection }) => detection).sort((one, other) => other.confidence - one.confidence);
}

function guessOf({ classIndex, logit }: Peak, { slope, offset }: Curve): IngredientGuess {
  return {
    ingredientId: CLASS_IDS[classIndex] ?? '',
    confidence: 1 / (1 + Math.exp(-(slope * logit + offset))),
  };
}
