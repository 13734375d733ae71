import { readFile } from 'node:fs/promises';
import { CLASSES, PHOTO_SETS } from '@larder/vision/classes';
import { createDetector } from '@larder/vision/create-detector';
import type { Detection, PhotoContent } from '@larder/vision/detection';
import { MODEL_FILE } from '@larder/vision/model-file';
import { type Outcome, type Reliability, reliabilityOf, type UnknownFigures, unknownFigures } from './figures.ts';
import type { Photo } from './photo-sets.ts';
import { type Picture, validationPictures } from './validation.ts';

/** The detections on each validation photo, and on how many pictures without food there were any. */
export type Evaluation = {
  outcomes: Partial<Record<Photo['set'], Outcome[]>>;
  /** Grocery photos, with each ingredient replaced by the set's group of labels. */
  groups: Outcome[];
  reliability: Reliability[];
  /** Of the sets in whose photos every thing has a box. */
  unknown: Partial<Record<Photo['set'], UnknownFigures>>;
  backgrounds: WithoutFood;
  synthetic: WithoutFood;
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
    detections.map(({ ingredientId, confidence }) => ({ confidence, right: photo?.ids.has(ingredientId) ?? false })),
  );
  return {
    outcomes: Object.fromEntries(
      ([...PHOTO_SETS, 'fridge'] as const).map((set) => [set, outcomesOf(results, set)] as const),
    ),
    groups: groupOutcomes(results),
    reliability: reliabilityOf(guesses),
    unknown: Object.fromEntries((['table', 'fridge'] as const).map((set) => [set, unknownIn(results, set)] as const)),
    backgrounds: withoutFood(results, 'background'),
    synthetic: withoutFood(results, 'synthetic'),
    medianMs: results.map(({ ms }) => ms).sort((one, other) => one - other)[results.length >> 1] ?? Number.NaN,
  };
}

function outcomesOf(results: readonly Result[], set: Photo['set']): Outcome[] {
  return results.flatMap(({ kind, photo, detections }) =>
    kind === set && photo ? [{ true: photo.ids, detected: detections.map(({ ingredientId }) => ingredientId) }] : [],
  );
}

function groupOutcomes(results: readonly Result[]): Outcome[] {
  const groups = new Map(
    results.flatMap(({ photo }) => (photo?.group ? [...photo.ids].map((id) => [id, photo.group] as const) : [])),
  );
  const groupOf = ({ ingredientId }: Detection): string =>
    (CLASSES[ingredientId]?.grocery && groups.get(ingredientId)) ?? ingredientId;
  return results.flatMap(({ photo, detections }) =>
    photo?.group ? [{ true: new Set([photo.group]), detected: detections.map(groupOf) }] : [],
  );
}

function unknownIn(results: readonly Result[], set: Photo['set']): UnknownFigures {
  return unknownFigures(
    results.flatMap(({ kind, photo, unknown }) => (kind === set && photo ? [{ unknown, things: photo.boxes }] : [])),
  );
}

function withoutFood(results: readonly Result[], kind: Picture['kind']): WithoutFood {
  const pictures = results.filter((result) => result.kind === kind);
  return {
    pictures: pictures.length,
    withDetections: pictures.filter(({ detections }) => detections.length > 0).length,
    withUnknown: pictures.filter(({ unknown }) => unknown.length > 0).length,
  };
}
