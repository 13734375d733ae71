import { readFile } from 'node:fs/promises';
import { createLookAt } from '@larder/vision/create-detector';
import { MAX_INPUT_SIDE } from '@larder/vision/detection';
import { MODEL_FILE } from '@larder/vision/model-file';
import sharp, { type Sharp } from 'sharp';
import { decodePhoto } from '../../apps/server/src/vision/decode-photo.ts';
import { findTablePhoto, findTableThings, type PhotographedThing } from '../../scripts/test-environment/table-photo.ts';

/** 12 megapixels. */
const SIZE = { width: 4000, height: 3000 };
/** The shelves of a fridge, how many things are on each at most, and their longest side in pixels. */
const SHELVES = 4;
const COLUMNS = 4;
const THING_SIDE = 380;
/** The standard deviation of its noise that makes a JPEG as large as one of a camera, 2 to 4 MB. */
const GRAIN = 40;

/** A photo as a JPEG, what it shows, and whether recognition takes a closer look at it. */
export type BenchPhoto = { shows: string; jpeg: Uint8Array; isLookedAtCloser: boolean };

/**
 * An enlarged photo of the table set, and a fridge composed of things in such photos; where the photo sets are missing (see
 * scripts/test-environment/table-photo.ts), a picture without food.
 * @throws Error where recognition does not look at the fridge closer, or does at the others
 */
export async function makePhotos(): Promise<BenchPhoto[]> {
  const lookAt = await createLookAt(new Uint8Array(await readFile(MODEL_FILE)));
  const photoOf = async (shows: string, scene: Sharp, { isLookedAtCloser = false } = {}): Promise<BenchPhoto> => {
    const jpeg = await withGrain(scene);
    const pixels = await decodePhoto(jpeg, MAX_INPUT_SIDE);
    if ((await lookAt(pixels)).isLookedAtCloser !== isLookedAtCloser) {
      throw new Error(`The photo of ${shows} is ${isLookedAtCloser ? 'not ' : ''}looked at closer.`);
    }
    return { shows, jpeg, isLookedAtCloser };
  };
  const table = findTablePhoto();
  if (!table) return [await photoOf('no food, since LARDER_PHOTOS names no photo sets', emptyShelves())];
  return [
    await photoOf('a table', sharp(table).resize({ ...SIZE, fit: 'cover' })),
    await photoOf('a fridge', await fridgeWith(findTableThings()), { isLookedAtCloser: true }),
  ];
}

/** A scene with the noise of a camera, without which its JPEG would be decoded sooner than a photo. */
async function withGrain(scene: Sharp): Promise<Uint8Array> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: GRAIN };
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: 'gray', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const flat = await scene.png({ compressionLevel: 1 }).toBuffer();
  const jpeg = await sharp(flat)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** Things on the shelves of a fridge as seen from a step away: each covers about a hundredth of the photo. */
async function fridgeWith(things: readonly PhotographedThing[]): Promise<Sharp> {
  const placed = things.slice(0, SHELVES * COLUMNS).map(async (thing, number) => {
    const input = await cutOut(thing);
    const { height } = await sharp(input).metadata();
    const left = Math.round(((number % COLUMNS) + 0.3) * (SIZE.width / COLUMNS));
    return { input, left, top: shelfAt(Math.floor(number / COLUMNS)) - height };
  });
  return emptyShelves().composite(await Promise.all(placed));
}

async function cutOut({ file, place }: PhotographedThing): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const [left, top] = [Math.round(place.x * width), Math.round(place.y * height)];
  return sharp(file)
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.round(place.w * width)),
      height: Math.min(height - top, Math.round(place.h * height)),
    })
    .resize({ width: THING_SIDE, height: THING_SIDE, fit: 'inside' })
    .png()
    .toBuffer();
}

function emptyShelves(): Sharp {
  const { width, height } = SIZE;
  const shelves = Array.from(
    { length: SHELVES },
    (_, number) => `<rect y="${shelfAt(number)}" width="${width}" height="30" fill="#aebdc0"/>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="${width}" height="${height}" fill="#dfe6e6"/>${shelves.join('')}
      </svg>`,
    ),
  );
}

/** The upper edge of a shelf, in pixels from the top. */
function shelfAt(number: number): number {
  return Math.round(((number + 0.9) * SIZE.height) / SHELVES);
}
