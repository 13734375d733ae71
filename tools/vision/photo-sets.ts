import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CLASSES, PHOTO_SETS, type PhotoSet } from '@larder/vision/classes';
import type { Box, Pixels } from '@larder/vision/detection';
import { classesOf } from '@larder/vision/kind-guesses';
import { KINDS } from '@larder/vision/kinds';
import sharp from 'sharp';
import otherPackages from './other-packages.json' with { type: 'json' };
import rightPackages from './right-packages.json' with { type: 'json' };

/** The scenes of many things that write_stocked.py composes of photos that are not trained on. */
const SCENES_FOLDER = fileURLToPath(new URL('../../dist/vision/validation', import.meta.url));

/** The numbers of the photos of packages whose label is right, by eye. */
const RIGHT_PACKAGES: ReadonlySet<number> = new Set(rightPackages);
/** Further ones by what they show instead of what their label says, by eye. */
const OTHER_PACKAGES: Readonly<Record<string, readonly number[]>> = otherPackages;
/** The label of a package that shows nothing known. */
const NONE = 'none';
/** One of so many photos of packages, which have no splits, is for validation. */
const PACKAGES_VALIDATION = 6;

type Split = 'train' | 'validation';

/** A photo of a set with its labels. */
export type Photo = {
  set: PhotoSet | 'fridge';
  file: string;
  /** The classes that are there, each with its kind where the label tells it; none on a package of anything else. */
  classes: ReadonlyMap<string, string | null>;
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

/** The photos of one split of every set; to validate with, also the composed scenes, where they have been written. */
export async function readPhotos(folder: string, split: Split): Promise<Photo[]> {
  const sets = await Promise.all(
    PHOTO_SETS.map(async (set) =>
      (await readRows(folder, set, split)).map((row) => photoOf(set, path.join(folder, set, row.file), row)),
    ),
  );
  return [...sets.flat(), ...(split === 'validation' ? await readScenes() : [])];
}

async function readRows(folder: string, set: PhotoSet, split: Split): Promise<readonly Row[]> {
  const file = path.join(folder, `${set}.json`);
  if (set === 'packages') return packagesOf(await readJson<Row[]>(file), split);
  return (await readJson<Record<Split, Row[]>>(file))[split];
}

/** The rightly labelled photos of packages of a split; photos.py divides them alike. */
function packagesOf(rows: readonly Row[], split: Split): Row[] {
  const right = rows.filter((_, number) => RIGHT_PACKAGES.has(number));
  const other = Object.keys(OTHER_PACKAGES)
    .sort()
    .flatMap((label) => (OTHER_PACKAGES[label] ?? []).flatMap((number) => ({ file: '', ...rows[number], label })));
  const isInSplit = (_: Row, index: number) => (index % PACKAGES_VALIDATION === 0) === (split === 'validation');
  return [...right.filter(isInSplit), ...other.filter(isInSplit)];
}

async function readScenes(): Promise<Photo[]> {
  const list = path.join(SCENES_FOLDER, 'fridge.json');
  if (!existsSync(list)) return [];
  const { validation }: { validation: Row[] } = await readJson(list);
  return validation.map((row) => photoOf('fridge', path.join(SCENES_FOLDER, 'fridge', row.file), row));
}

async function readJson<T>(file: string | URL): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
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

function photoOf(set: Photo['set'], file: string, row: Row): Photo {
  const boxes = (row.boxes ?? []).map(({ label, x, y, w, h }) => ({
    ingredientId: classOf(set, label),
    box: { x, y, width: w, height: h },
  }));
  const labels = row.label === undefined ? (row.boxes ?? []).map(({ label }) => label) : [row.label];
  const classes = labels
    .filter((label) => label !== NONE)
    .map((label) => [classOf(set, label), kindOf(set, label)] as const);
  return { set, file, classes: new Map(classes), boxes, group: row.group ?? null };
}

/** The class of a set's label; composed scenes are labelled with classes. */
function classOf(set: Photo['set'], label: string): string {
  if (set === 'fridge') return label;
  const found = Object.entries(CLASSES).find(([, labels]) => labels[set]?.includes(label));
  if (!found) throw new Error(`The set "${set}" has a label "${label}" that packages/vision/src/classes.json lacks.`);
  return found[0];
}

function kindOf(set: Photo['set'], label: string): string | null {
  const found = Object.values(KINDS)
    .flatMap((kinds) => Object.entries(kinds))
    .find(([, labels]) => labels[set]?.includes(label));
  return found?.[0] ?? null;
}

/** The class that a detection is of in a photo: that whose kind it is there, itself, or the wider one. */
export function detectedClass(ingredientId: string, { classes }: Pick<Photo, 'classes'>): string {
  const there = [...classes].find(([, kind]) => kind === ingredientId);
  if (there) return there[0];
  const own = classesOf(ingredientId);
  return own.find((id) => classes.has(id)) ?? own[0] ?? ingredientId;
}
