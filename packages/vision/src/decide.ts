import { CLASS_IDS } from './classes.ts';
import { atSamePlace, type Maps, type Peak, peaksOf } from './maps.ts';
import type { Guess, Seen } from './seen.ts';

/** A confidence from a logit: `1 / (1 + exp(-(slope * logit + offset)))` (Platt, 1999). */
export type Curve = { slope: number; offset: number };

/** The clearest thing in a photo with food is more likely to be there than its logit alone says; all others less. */
export type Calibration = { clearest: Curve; further: Curve };

/** What is shown is at least this likely to be there. */
export const SHOW_THRESHOLD = 0.3;
/** The logit of there being food from which on anything is shown. */
export const FOOD_THRESHOLD = 0.25;
/** What something else at the same place has to reach to be asked about: "lemon or lime?". */
const ASK_THRESHOLD = 0.1;

/**
 * What the network's maps say is there, most confident first; of two classes at one place the clearer one. Nothing at
 * all where they say that there is no food.
 */
export function decide(maps: Maps, calibration: Calibration, threshold = SHOW_THRESHOLD): Seen[] {
  if (maps.food < FOOD_THRESHOLD) return [];
  const kept: { peak: Peak; seen: Seen }[] = [];
  for (const [rank, peak] of peaksOf(maps).entries()) {
    const guess = guessOf(peak, rank === 0 ? calibration.clearest : calibration.further);
    const rival = kept.find((other) => atSamePlace(peak, other.peak));
    if (rival) {
      if (rival.seen.orElse === null && guess.confidence >= ASK_THRESHOLD) rival.seen.orElse = guess;
    } else if (guess.confidence >= threshold) {
      kept.push({ peak, seen: { ...guess, box: peak.box, orElse: null } });
    }
  }
  return kept.map(({ seen }) => seen).sort((one, other) => other.confidence - one.confidence);
}

function guessOf({ classIndex, logit }: Peak, { slope, offset }: Curve): Guess {
  return {
    ingredientId: CLASS_IDS[classIndex] ?? '',
    confidence: 1 / (1 + Math.exp(-(slope * logit + offset))),
  };
}
