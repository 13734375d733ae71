import { readFile } from 'node:fs/promises';
import { CLASSES, PHOTO_SETS } from '@larder/vision/classes';
import { createDetector } from '@larder/vision/create-detector';
import type { Detection } from '@larder/vision/detection';
import { MODEL_FILE } from '@larder/vision/model-file';
import { type Outcome, type Reliability, reliabilityOf } from './figures.ts';
import type { Photo } from './photo-sets.ts';
import { type Picture, validationPictures } from './validation.ts';

/** The detections on each validation photo, and on how many pictures without food there were any. */
export type Evaluation = {
  outcomes: Partial<Record<Photo['set'], Outcome[]>>;
  /** Grocery photos, with each ingredient replaced by the set's group of labels. */
  groups: Outcome[];
  reliability: Reliability[];
  backgrounds: { pictures: number; withDetections: number };
  synthetic: { pictures: number; withDetections: number };
  /** Median processor time of one photo, in milliseconds. */
  medianMs: number;
};

type Result = { kind: Picture['kind']; photo: Photo | null; detections: Detection[]; ms: number };

/** Runs the shipped detector on every validation picture. */
export async function evaluateVision(): Promise<Evaluation> {
  const detector = await createDetector({ model: new Uint8Array(await readFile(MODEL_FILE)) });
  const results: Result[] = [];
  for await (const { kind, photo, pixels } of validationPictures()) {
    const start = process.cpuUsage();
    const detections = await detector.detect(pixels);
    const { user, system } = process.cpuUsage(start);
    results.push({ kind, photo, detections, ms: (user + system) / 1000 });
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
    backgrounds: countDetections(results, 'background'),
    synthetic: countDetections(results, 'synthetic'),
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

function countDetections(
  results: readonly Result[],
  kind: Picture['kind'],
): { pictures: number; withDetections: number } {
  const pictures = results.filter((result) => result.kind === kind);
  return {
    pictures: pictures.length,
    withDetections: pictures.filter(({ detections }) => detections.length > 0).length,
  };
}
