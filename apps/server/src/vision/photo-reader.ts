import type { Detection } from '@larder/vision/detection';
import { AppError } from '../errors/app-error.ts';
import type { PhotoFault } from './decode-photo.ts';
import { photoFormat } from './photo-format.ts';
import { createVisionWorkerPool, type PhotoOrigin, type VisionWorkerPoolOptions } from './worker-pool.ts';

export type PhotoReader = {
  /**
   * The ingredients in a photo, highest confidence first; empty where none is detected.
   * @throws AppError for a file that is no photo or cannot be decoded, above the limits of time and memory, and where
   * too many photos wait; the signal's reason on abort
   */
  detectIngredients: (photo: Buffer, origin: PhotoOrigin) => Promise<Detection[]>;
  close: () => Promise<void>;
};

/** Reads untrusted photos: checks the format by content, and decodes and analyses them in separate processes. */
export function createPhotoReader(options: VisionWorkerPoolOptions): PhotoReader {
  const pool = createVisionWorkerPool(options);
  return {
    async detectIngredients(photo, origin) {
      checkFormat(photo);
      const reply = await pool.process(photo, origin);
      if ('detections' in reply) return reply.detections;
      if ('fault' in reply) throw FAULTS[reply.fault]();
      throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
        cause: new Error(reply.failure),
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

function checkFormat(photo: Buffer): void {
  const format = photoFormat(photo);
  if (format === 'heic') {
    throw new AppError('PHOTO_NOT_SUPPORTED', 'HEIC photos can not be read here. Please send it as a JPEG or a PNG.');
  }
  if (format === null) throw notAPhoto();
}

function notAPhoto(): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please upload an image file.');
}
