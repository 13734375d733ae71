import type { Pixels } from '@larder/vision/seen';
import sharp from 'sharp';
import { isPolyglot } from './photo-format.ts';

/** A phone's 48 megapixels, and those that call 50 what they have. */
const MAX_PIXELS = 64_000_000;
/** More than any camera's burst; only the first is looked at. */
const MAX_FRAMES = 300;

/** Why a picture can not be looked at. */
export type PhotoFault = 'polyglot' | 'damaged' | 'too many pixels' | 'too many frames';

export class PhotoFaultError extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options: { cause?: unknown } = {}) {
    super(fault, options);
    this.fault = fault;
  }
}

/**
 * Prepares this process for pictures of strangers: nothing is kept between two of them, one thread decodes, and no
 * decoder but those of the formats we take can be reached.
 */
export function confineDecoders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
}

/**
 * Decodes a picture (the first frame of an animated one), upright, in sRGB on white, its longest side at most
 * `longestSide` pixels. Only pixels leave here: where, when and with what it was taken stays behind.
 * @throws PhotoFaultError
 */
export async function readPixels(photo: Uint8Array, longestSide: number): Promise<Pixels> {
  if (isPolyglot(Buffer.from(photo.buffer, photo.byteOffset, photo.length))) throw new PhotoFaultError('polyglot');
  try {
    await refuseBombs(photo);
    const { data, info } = await sharp(photo, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: new Uint8Array(data) };
  } catch (cause) {
    throw cause instanceof PhotoFaultError ? cause : new PhotoFaultError('damaged', { cause });
  }
}

/** Reads the picture's header alone, before anything is decoded. */
async function refuseBombs(photo: Uint8Array): Promise<void> {
  const { width, height, pages = 1 } = await sharp(photo, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new PhotoFaultError('too many pixels');
  if (pages > MAX_FRAMES) throw new PhotoFaultError('too many frames');
}
