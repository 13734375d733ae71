import type { PhotoContent } from '@larder/vision/detection';
import { AppError } from '../errors/app-error.ts';
import type { PhotoFault } from './decode-photo.ts';
import { photoFormat } from './photo-format.ts';
import type { PhotoTask, WorkerReply } from './run-vision-worker.ts';
import { createVisionWorkerPool, type PhotoOrigin, type VisionWorkerPoolOptions } from './worker-pool.ts';

export type PhotoReader = {
  /**
   * The ingredients in a photo, and the things in it that may be any of several; nothing where no food is detected.
   * @throws AppError for a file that is no photo or cannot be decoded, above the limits of time and memory, and where
   * too many photos wait; the signal's reason on abort
   */
  detectIngredients: (photo: Buffer, origin: PhotoOrigin) => Promise<PhotoContent>;
  /**
   * The photo as a JPEG of at most `maxSide` pixels a side, without metadata.
   * @throws AppError as `detectIngredients` does
   */
  toJpeg: (photo: Buffer, maxSide: number, origin: PhotoOrigin) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** Reads untrusted photos: checks the format by content, and decodes and analyses them in separate processes. */
export function createPhotoReader(options: VisionWorkerPoolOptions): PhotoReader {
  const pool = createVisionWorkerPool(options);

  async function process(task: PhotoTask, origin: PhotoOrigin): Promise<Exclude<WorkerReply, Failed>> {
    checkFormat(task.photo);
    const reply = await pool.process(task, origin);
    if ('fault' in reply) throw FAULTS[reply.fault]();
    if ('failure' in reply) throw internalError(reply.failure);
    return reply;
  }

  return {
    async detectIngredients(photo, origin) {
      const reply = await process({ photo }, origin);
      if ('content' in reply) return reply.content;
      throw internalError('the worker sent no ingredients');
    },
    async toJpeg(photo, maxSide, origin) {
      const reply = await process({ photo, jpeg: { maxSide } }, origin);
      if ('jpeg' in reply) return reply.jpeg;
      throw internalError('the worker sent no JPEG');
    },
    close: pool.close,
  };
}

type Failed = { fault: PhotoFault } | { failure: string };

function internalError(reason: string): AppError {
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: new Error(reason) });
}

const FAULTS: Record<PhotoFault, () => AppError> = {
  polyglot: notAPhoto,
  damaged: () => new AppError('PHOTO_UNREADABLE', 'The picture is damaged or cut short. Please upload it again.'),
  'too many pixels': () =>
    new AppError('AI_CONTEXT_ERROR', 'AI_CONTEXT_ERROR The picture has too many pixels. Please upload a smaller one.'),
  'too many frames': () => new AppError('PHOTO_UNREADABLE', 'The animation is too long. Please upload a photo.'),
};

function checkFormat(photo: Uint8Array): void {
  const format = photoFormat(Buffer.from(photo.buffer, photo.byteOffset, photo.length));
  if (format === 'heic') {
    throw new AppError('PHOTO_NOT_SUPPORTED', 'HEIC photos can not be read here. Please send it as a JPEG or a PNG.');
  }
  if (format === null) throw notAPhoto();
}

function notAPhoto(): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please upload an image file.');
}
