import { readFile } from 'node:fs/promises';
import { CLASSES, PHOTO_SETS } from '@larder/vision/classes';
import { createDetector } from '@larder/vision/create-detector';
import type { PhotoContent } from '@larder/vision/detection';
import { MODEL_FILE } from '@larder/vision/model-file';
import {
  type KindFigures,
  kindFigures,
  type Outcome,
  type Reliability,
  reliabilityOf,
  type UnknownFigures,
  unknownFigures,
} from './figures.ts';
import { detectedClass, type Photo } from './photo-sets.ts';
import { type Picture, validationPictures } from './validation.ts';

/** The detections on each validation photo, and on how many pictures without food there were any. */
export type Evaluation = {
  /** By class: one of its kinds counts as the class. */
  outcomes: Partial<Record<Photo['set'], Outcome[]>>;
  /** Grocery photos, with each ingredient replaced by the set's group of labels. */
  groups: Outcome[];
  kinds: KindFigures[];
  reliability: Reliability[];
  /** Of the sets in whose photos every thing has a box. */
  unknown: Partial<Record<Photo['set'], UnknownFigures>>;
  backgrounds: WithoutFood;
  synthetic: WithoutFood;
  /** Packages of what is not known. */
  otherPackages: WithoutFood;
  /** Median processor time of one photo, in milliseconds. */
  medianMs: number;
};

/** How many pictures there are, and in how many something is detected, or is there and unknown. */
type WithoutFood = { pictures: number; withDetections: number; withUnknown: number };

type Result = PhotoContent & { kind: Picture['kind']; photo: Photo | null; ms: number };

/** Runs the shipped detector on every validation picture. */
export async function evaluateVision(): Promise<Evaluation> {
  const detector = await createDetector({ model: new Uint8Array(await readFile(MODEL_FILE)) });
  const results: Result[] = [];
  for await (const { kind, photo, pixels } of validationPictures()) {
    const start = process.cpuUsage();
    const content = await detector.detect(pixels);
    const { user, system } = process.cpuUsage(start);
    results.push({ ...content, kind, photo, ms: (user + system) / 1000 });
  }
  const guesses = results.flatMap(({ photo, detections }) =>
    detections.map(({ ingredientId, confidence }) => ({
      confidence,
      right: photo?.classes.has(detectedClass(ingredientId, photo)) ?? false,
    })),
  );
  return {
    outcomes: Object.fromEntries(
      ([...PHOTO_SETS, 'fridge'] as const).map((set) => [set, outcomesOf(results, set)] as const),
    ),
    groups: groupOutcomes(results),
    kinds: kindFigures(
      results.flatMap(({ kind, photo, detections }) =>
        // Composed scenes are labelled with classes alone.
        photo && kind !== 'fridge'
          ? [{ classes: photo.classes, detected: detections.map(({ ingredientId }) => ingredientId) }]
          : [],
      ),
    ),
    reliability: reliabilityOf(guesses),
    unknown: Object.fromEntries((['table', 'fridge'] as const).map((set) => [set, unknownIn(results, set)] as const)),
    backgrounds: withoutKnown(results, ({ kind }) => kind === 'background'),
    synthetic: withoutKnown(results, ({ kind }) => kind === 'synthetic'),
    otherPackages: withoutKnown(results, ({ kind, photo }) => kind === 'packages' && photo?.classes.size === 0),
    medianMs: results.map(({ ms }) => ms).sort((one, other) => one - other)[results.length >> 1] ?? Number.NaN,
  };
}

/** The classes detected in a photo, each once. */
function detectedIn({ detections }: PhotoContent, photo: Photo): string[] {
  return [...new Set(detections.map(({ ingredientId }) => detectedClass(ingredientId, photo)))];
}

function outcomesOf(results: readonly Result[], set: Photo['set']): Outcome[] {
  return results.flatMap(({ kind, photo, ...content }) =>
    kind === set && photo && photo.classes.size > 0
      ? [{ true: new Set(photo.classes.keys()), detected: detectedIn(content, photo) }]
      : [],
  );
}

function groupOutcomes(results: readonly Result[]): Outcome[] {
  const groups = new Map(
    results.flatMap(({ photo }) =>
      photo?.group ? [...photo.classes.keys()].map((id) => [id, photo.group] as const) : [],
    ),
  );
  const groupOf = (id: string): string => (CLASSES[id]?.grocery && groups.get(id)) ?? id;
  return results.flatMap(({ photo, ...content }) =>
    photo?.group ? [{ true: new Set([photo.group]), detected: detectedIn(content, photo).map(groupOf) }] : [],
  );
}

function unknownIn(results: readonly Result[], set: Photo['set']): UnknownFigures {
  return unknownFigures(
    results.flatMap(({ kind, photo, unknown }) => (kind === set && photo ? [{ unknown, things: photo.boxes }] : [])),
  );
}

function withoutKnown(results: readonly Result[], isOne: (result: Result) => boolean): WithoutFood {
  const pictures = results.filter(isOne);
  return {
    pictures: pictures.length,
    withDetections: pictures.filter(({ detections }) => detections.length > 0).length,
    withUnknown: pictures.filter(({ unknown }) => unknown.length > 0).length,
  };
}
