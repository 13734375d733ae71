import { readFile } from 'node:fs/promises';
import { CLASSES } from '@larder/vision/classes';
import { createVision } from '@larder/vision/create-vision';
import { MODEL_FILE } from '@larder/vision/model-file';
import type { Seen } from '@larder/vision/seen';
import { type Outcome, type Reliability, reliabilityOf } from './figures.ts';
import type { Photo } from './photo-sets.ts';
import { type Picture, validationPictures } from './validation.ts';

/** What was seen on each validation photo, and on how many pictures without food anything was. */
export type Evaluation = {
  outcomes: Record<Photo['set'], Outcome[]>;
  /** Grocery photos by the set's wider groups. */
  coarse: Outcome[];
  reliability: Reliability[];
  backgrounds: { pictures: number; withChip: number };
  made: { pictures: number; withChip: number };
  /** Milliseconds of processor time of one look, in the middle of all. */
  medianLook: number;
};

type Look = { kind: Picture['kind']; photo: Photo | null; seen: Seen[]; time: number };

/** Looks at every validation picture with the shipped network. */
export async function evaluateVision(): Promise<Evaluation> {
  const vision = await createVision({ model: new Uint8Array(await readFile(MODEL_FILE)) });
  const looks: Look[] = [];
  for await (const { kind, photo, pixels } of validationPictures()) {
    const start = process.cpuUsage();
    const seen = await vision.look(pixels);
    const { user, system } = process.cpuUsage(start);
    looks.push({ kind, photo, seen, time: (user + system) / 1000 });
  }
  const guesses = looks.flatMap(({ photo, seen }) =>
    seen.map(({ ingredientId, confidence }) => ({ confidence, right: photo?.ids.has(ingredientId) ?? false })),
  );
  return {
    outcomes: {
      kitchen: outcomesOf(looks, 'kitchen'),
      table: outcomesOf(looks, 'table'),
      grocery: outcomesOf(looks, 'grocery'),
    },
    coarse: coarseOutcomes(looks),
    reliability: reliabilityOf(guesses),
    backgrounds: chipsOn(looks, 'background'),
    made: chipsOn(looks, 'made'),
    medianLook: looks.map(({ time }) => time).sort((one, other) => one - other)[looks.length >> 1] ?? Number.NaN,
  };
}

function outcomesOf(looks: readonly Look[], set: Photo['set']): Outcome[] {
  return looks.flatMap(({ kind, photo, seen }) =>
    kind === set && photo ? [{ true: photo.ids, told: seen.map(({ ingredientId }) => ingredientId) }] : [],
  );
}

/** What was told of grocery photos, each ingredient as the group that the set's labels put it in. */
function coarseOutcomes(looks: readonly Look[]): Outcome[] {
  const groups = new Map(
    looks.flatMap(({ photo }) => (photo?.group ? [...photo.ids].map((id) => [id, photo.group] as const) : [])),
  );
  const groupOf = ({ ingredientId }: Seen): string =>
    (CLASSES[ingredientId]?.grocery && groups.get(ingredientId)) ?? ingredientId;
  return looks.flatMap(({ photo, seen }) =>
    photo?.group ? [{ true: new Set([photo.group]), told: seen.map(groupOf) }] : [],
  );
}

function chipsOn(looks: readonly Look[], kind: Picture['kind']): { pictures: number; withChip: number } {
  const pictures = looks.filter((look) => look.kind === kind);
  return { pictures: pictures.length, withChip: pictures.filter(({ seen }) => seen.length > 0).length };
}
