import type { Seen } from '@larder/vision/seen';
import { AppError } from '../errors.ts';
import { photoFormat } from './photo-format.ts';
import type { PhotoFault } from './read-pixels.ts';
import { createLookPool, type LookPoolOptions } from './worker-pool.ts';

export type PhotoReader = {
  /**
   * The ingredients in a photo, most confident first; none where nothing edible is seen.
   * @throws AppError where it is no photo, can not be read, takes too long, or too many wait already; the signal's
   * reason once it is aborted
   */
  look: (photo: Buffer, signal: AbortSignal) => Promise<Seen[]>;
  close: () => Promise<void>;
};

/** Reads photos of strangers: by content and not by name, in memory alone, in processes that are handed nothing else. */
export function createPhotoReader(options: LookPoolOptions): PhotoReader {
  const pool = createLookPool(options);
  return {
    async look(photo, signal) {
      refuseOtherFiles(photo);
      const look = await pool.look(photo, signal);
      if ('seen' in look) return look.seen;
      if ('fault' in look) throw FAULTS[look.fault]();
      throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
        cause: new Error(look.failure),
      });
    },
    close: pool.close,
  };
}

const FAULTS: Record<PhotoFault, () => AppError> = {
  polyglot: notAPhoto,
  damaged: () => new AppError('PHOTO_UNREADABLE', 'The picture is damaged or cut short. Please upload it again.'),
  'too many pixels': () =>
    new AppError('AI_CONTEXT_ERROR', 'AI_CONTEXT_ERROR The picture has too many pixels. Please upload a smaller one.'),
  'too many frames': () => new AppError('PHOTO_UNREADABLE', 'The animation is too long. Please upload a photo.'),
};

function refuseOtherFiles(photo: Buffer): void {
  const format = photoFormat(photo);
  if (format === 'heic') {
    throw new AppError('PHOTO_NOT_SUPPORTED', 'HEIC photos can not be read here. Please send it as a JPEG or a PNG.');
  }
  if (format === null) throw notAPhoto();
}

function notAPhoto(): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please upload an image file.');
}
