import type { Pixels } from '@larder/vision/detection';
import sharp from 'sharp';
import { isPolyglot } from './photo-format.ts';

/** Enough for the 48 to 50 megapixels of phone cameras. */
const MAX_PIXELS = 64_000_000;
/** Size of a decoded image at its full depth: 64 megapixels in colour, or 48 with transparency, of 8 bits. */
const MAX_DECODED_BYTES = 200_000_000;
/** An AVIF decoder holds the whole image several times; the others decode in strips, or hold it once. */
const AVIF_WEIGHT = 2.5;
/** Frames of an animated image, of which only the first is used. */
const MAX_FRAMES = 300;

/** Why a photo cannot be decoded. */
export type PhotoFault = 'polyglot' | 'damaged' | 'too many pixels' | 'too many frames';

export class PhotoFaultError extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options: { cause?: unknown } = {}) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Prepares this process for untrusted images: no cache, one thread, and only the decoders of accepted formats. */
export function confineDecoders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
}

/**
 * Decodes an image (the first frame of an animated one) upright, in sRGB on white, scaled down to a longest side of at
 * most `maxSide` pixels. Metadata such as place and time is dropped.
 * @throws PhotoFaultError
 */
export async function decodePhoto(photo: Uint8Array, maxSide: number): Promise<Pixels> {
  if (isPolyglot(Buffer.from(photo.buffer, photo.byteOffset, photo.length))) throw new PhotoFaultError('polyglot');
  try {
    await checkSize(photo);
    const { data, info } = await sharp(photo, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
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

const JPEG_QUALITY = 85;

/** A decoded photo as a JPEG without metadata. */
export async function encodeJpeg({ width, height, data }: Pixels): Promise<Uint8Array> {
  const raw = { width, height, channels: 3 as const };
  return new Uint8Array(await sharp(data, { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer());
}

/** Reads only the header, before anything is decoded. */
async function checkSize(photo: Uint8Array): Promise<void> {
  const header = await sharp(photo, { limitInputPixels: false }).metadata();
  const { width, height, channels, depth, format, pages = 1 } = header;
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2) * (format === 'heif' ? AVIF_WEIGHT : 1);
  if (width * height > MAX_PIXELS || bytes > MAX_DECODED_BYTES) throw new PhotoFaultError('too many pixels');
  if (pages > MAX_FRAMES) throw new PhotoFaultError('too many frames');
}
