import { intersectionOverUnion, sharedArea } from './box.ts';
import { withLikeThings } from './choices.ts';
import { CLASS_IDS } from './classes.ts';
import type { Box, Detection, IngredientGuess, UnknownThing } from './detection.ts';
import { classesOf } from './kind-guesses.ts';
import { boxAt, type OutputMaps } from './output-maps.ts';
import { type Curve, confidenceOf, showsFood, type View } from './select-detections.ts';

/**
 * The confidence of the likeliest ingredient from which on something is there; below it a cell may show anything. In
 * composed scenes 88 % of what is found so lies on a thing.
 */
export const UNKNOWN_THRESHOLD = 0.2;
/** The minimum confidence of a guess, and how many there are at most. */
const GUESS_THRESHOLD = 0.04;
const MAX_GUESSES = 3;
/** More would hide the photo; each has to be named by a person. */
export const MAX_UNKNOWN = 8;
/** The largest share of a photo that one of several things covers. */
const LARGEST = 0.2;
/** Intersection over union, and the share of the smaller one, from which on boxes may be of one thing. */
const OVERLAP = { union: 0.2, smaller: 0.5 };

/** What a cell shows; `isKnown` where its ingredient is likely enough to be shown. */
type Thing = { box: Box; confidence: number; guesses: IngredientGuess[]; isKnown: boolean };

/**
 * Things that are there without a detection: places where some ingredient is likely, and none likely enough. Further
 * pieces of a detected ingredient are left out.
 */
export function findUnknown(views: readonly View[], detections: readonly Detection[]): UnknownThing[] {
  const taken = detections.flatMap(({ box }) => box ?? []);
  const isDetected = (guess: IngredientGuess | undefined) =>
    guess !== undefined && detections.some(({ ingredientId }) => classesOf(ingredientId).includes(guess.ingredientId));
  const unknown: UnknownThing[] = [];
  for (const { box, guesses, isKnown } of views
    .flatMap(thingsIn)
    .sort((one, other) => other.confidence - one.confidence)) {
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    if (!isKnown && !isDetected(guesses[0]) && box.width * box.height <= LARGEST) unknown.push({ box, guesses });
  }
  return unknown.slice(0, MAX_UNKNOWN);
}

/** A thing for each cell in which an ingredient is likely enough. */
function thingsIn({ maps, calibration: { others }, threshold }: View): Thing[] {
  if (!showsFood(maps)) return [];
  return [...highestLogits(maps)].flatMap((logit, cell) => {
    const confidence = confidenceOf(logit, others);
    if (confidence < UNKNOWN_THRESHOLD) return [];
    return {
      box: boxAt(maps, cell),
      confidence,
      guesses: guessesAt(maps, cell, others),
      isKnown: confidence >= threshold,
    };
  });
}

/** The highest logit of any class in each cell. */
function highestLogits({ rows, columns, logits }: OutputMaps): Float32Array {
  const highest = logits.slice(0, rows * columns);
  for (let index = highest.length; index < logits.length; index++) {
    const cell = index % highest.length;
    highest[cell] = Math.max(highest[cell] ?? 0, logits[index] ?? 0);
  }
  return highest;
}

function guessesAt({ rows, columns, logits }: OutputMaps, cell: number, curve: Curve): IngredientGuess[] {
  const cells = rows * columns;
  const likely = CLASS_IDS.map((ingredientId, classIndex) => ({
    ingredientId,
    confidence: confidenceOf(logits[classIndex * cells + cell] ?? 0, curve),
  }))
    .filter(({ confidence }) => confidence >= GUESS_THRESHOLD)
    .sort((one, other) => other.confidence - one.confidence);
  return withLikeThings(likely, MAX_GUESSES);
}

function overlap(one: Box, other: Box): boolean {
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return intersectionOverUnion(one, other) >= OVERLAP.union || sharedArea(one, other) >= OVERLAP.smaller * smaller;
}
