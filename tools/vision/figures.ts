import { intersectionOverUnion } from '@larder/vision/box';
import type { Box, UnknownThing } from '@larder/vision/detection';
import { KINDS } from '@larder/vision/kinds';

/** The ingredients in a picture, and those that were detected, highest confidence first. */
export type Outcome = { true: ReadonlySet<string>; detected: readonly string[] };

export type Figures = { photos: number; precision: number; recall: number; f1: number };

/** Precision, recall and F1 over all pairs of picture and ingredient (micro). */
export function microFigures(outcomes: readonly Outcome[]): Figures {
  const hits = sum(outcomes, ({ true: there, detected }) => detected.filter((id) => there.has(id)).length);
  const detected = sum(outcomes, (outcome) => outcome.detected.length);
  const there = sum(outcomes, (outcome) => outcome.true.size);
  return {
    photos: outcomes.length,
    precision: detected ? hits / detected : 1,
    recall: there ? hits / there : 1,
    f1: detected + there ? (2 * hits) / (detected + there) : 1,
  };
}

/** How often the detection with the highest confidence is right. */
export function topOne(outcomes: readonly Outcome[]): number {
  return (
    sum(outcomes, ({ true: there, detected: [first] }) => Number(first !== undefined && there.has(first))) /
    outcomes.length
  );
}

/** The figures of each ingredient, those in most pictures first. */
export function figuresByIngredient(outcomes: readonly Outcome[]): (Figures & { id: string })[] {
  const ids = new Set(outcomes.flatMap(({ true: there, detected }) => [...there, ...detected]));
  return [...ids]
    .map((id) => {
      const only = outcomes.map((outcome) => ({
        true: new Set(outcome.true.has(id) ? [id] : []),
        detected: outcome.detected.filter((one) => one === id),
      }));
      return { ...microFigures(only), id, photos: sum(outcomes, ({ true: there }) => Number(there.has(id))) };
    })
    .sort((one, other) => other.photos - one.photos || one.id.localeCompare(other.id));
}

export type Reliability = { from: number; to: number; detected: number; meanConfidence: number; right: number };

/** How often detections are right, by bands of confidence a tenth wide. */
export function reliabilityOf(guesses: readonly { confidence: number; right: boolean }[]): Reliability[] {
  return Array.from({ length: 10 }, (_, band) => {
    const held = guesses.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === band);
    return {
      from: band / 10,
      to: (band + 1) / 10,
      detected: held.length,
      meanConfidence: held.length ? sum(held, ({ confidence }) => confidence) / held.length : Number.NaN,
      right: held.length ? sum(held, ({ right }) => Number(right)) / held.length : Number.NaN,
    };
  }).filter(({ detected }) => detected > 0);
}

/** Intersection over union from which on a box is that of a thing. */
const ON_A_THING = 0.3;

export type UnknownFigures = {
  photos: number;
  /** Photos with any unknown thing, and how many unknown things there are. */
  withUnknown: number;
  found: number;
  /** How many of them are at the place of a thing, and how many guess it. */
  onThing: number;
  guessed: number;
};

/** How well what is there and unknown fits the things with a box in each photo. */
export function unknownFigures(
  photos: readonly { unknown: readonly UnknownThing[]; things: readonly { ingredientId: string; box: Box }[] }[],
): UnknownFigures {
  const placed = photos.flatMap(({ unknown, things }) =>
    unknown.map(({ box, guesses }) => ({
      guesses,
      things: things.filter((thing) => intersectionOverUnion(thing.box, box) >= ON_A_THING),
    })),
  );
  return {
    photos: photos.length,
    withUnknown: photos.filter(({ unknown }) => unknown.length > 0).length,
    found: placed.length,
    onThing: placed.filter(({ things }) => things.length > 0).length,
    guessed: placed.filter(({ guesses, things }) =>
      guesses.some((guess) => things.some(({ ingredientId }) => ingredientId === guess.ingredientId)),
    ).length,
  };
}

/** How a kind of a class is named where it is known to be there, and where it is named. */
export type KindFigures = {
  id: string;
  photos: number;
  /** In how many photos of it the class is detected at all, and in how many of these it has the kind's name. */
  detected: number;
  named: number;
  /** How many photos of the class, with a known kind or another, have the kind's name, and to how many it is wrong. */
  claimed: number;
  wrong: number;
};

/** The figures of each kind; `detected` are the ingredients detected in a photo of some classes. */
export function kindFigures(
  photos: readonly { classes: ReadonlyMap<string, string | null>; detected: readonly string[] }[],
): KindFigures[] {
  const seen = photos.flatMap(({ classes, detected }) => [...classes].map(([id, kind]) => ({ id, kind, detected })));
  return Object.entries(KINDS).flatMap(([wider, kinds]) => {
    const ofClass = seen.filter(({ id }) => id === wider);
    return Object.keys(kinds).map((id) => {
      const there = ofClass.filter(({ kind }) => kind === id);
      const claims = ofClass.filter(({ detected }) => detected.includes(id));
      const isDetected = (detected: readonly string[]) => detected.some((one) => one === wider || one in kinds);
      return {
        id,
        photos: there.length,
        detected: there.filter(({ detected }) => isDetected(detected)).length,
        named: there.filter(({ detected }) => detected.includes(id)).length,
        claimed: claims.length,
        wrong: claims.filter(({ kind }) => kind !== id).length,
      };
    });
  });
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
