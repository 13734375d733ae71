import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CLASSES, PHOTO_SETS, type PhotoSet } from '@larder/vision/classes';
import type { Box, Pixels } from '@larder/vision/detection';
import sharp from 'sharp';

/** A photo of a set with its labels. */
export type Photo = {
  set: PhotoSet;
  file: string;
  /** Ingredient ids. */
  ids: ReadonlySet<string>;
  /** Empty for a set without boxes. */
  boxes: readonly { ingredientId: string; box: Box }[];
  /** The set's own group of labels; null in a set without groups. */
  group: string | null;
};

type Row = {
  file: string;
  boxes?: { label: string; x: number; y: number; w: number; h: number }[];
  label?: string;
  group?: string;
};

/** The folder of the photo sets: `--photos PATH` or `LARDER_PHOTOS`. @throws Error where it is missing */
export function photosFolder(): string {
  const { values } = parseArgs({ options: { photos: { type: 'string' } }, allowPositionals: true });
  const folder = path.resolve(values.photos ?? process.env.LARDER_PHOTOS ?? '.');
  if (existsSync(path.join(folder, 'kitchen.json'))) return folder;
  throw new Error(`There are no photo sets at ${folder}. Name their folder with --photos PATH or LARDER_PHOTOS=PATH.`);
}

/** The photos of one split of every set. */
export async function readPhotos(folder: string, split: 'train' | 'validation'): Promise<Photo[]> {
  const sets = await Promise.all(
    PHOTO_SETS.map(async (set) => {
      const file = await readFile(path.join(folder, `${set}.json`), 'utf8');
      const rows: Record<string, Row[]> = JSON.parse(file);
      return (rows[split] ?? []).map((row) => photoOf(set, path.join(folder, set, row.file), row));
    }),
  );
  return sets.flat();
}

/** Decodes an image file, upright, with a longest side of at most `longest` pixels. */
export async function readPixels(file: string, longest: number): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

function photoOf(set: PhotoSet, file: string, row: Row): Photo {
  const boxes = (row.boxes ?? []).map(({ label, x, y, w, h }) => ({
    ingredientId: idOf(set, label),
    box: { x, y, width: w, height: h },
  }));
  const ids = row.label === undefined ? boxes.map(({ ingredientId }) => ingredientId) : [idOf(set, row.label)];
  return { set, file, ids: new Set(ids), boxes, group: row.group ?? null };
}

function idOf(set: PhotoSet, label: string): string {
  const found = Object.entries(CLASSES).find(([, labels]) => labels[set]?.includes(label));
  if (!found) throw new Error(`The set "${set}" has a label "${label}" that packages/vision/src/classes.json lacks.`);
  return found[0];
}
