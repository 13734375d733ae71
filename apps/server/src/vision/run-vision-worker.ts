import { type IngredientDetector, MAX_INPUT_SIDE, type PhotoContent } from '@larder/vision/detection';
import { confineDecoders, decodePhoto, encodeJpeg, type PhotoFault, PhotoFaultError } from './decode-photo.ts';

/** A photo to recognise the ingredients of, or to encode as a JPEG of at most `maxSide` pixels a side. */
export type PhotoTask = { photo: Uint8Array; jpeg?: { maxSide: number } };

/** A worker's reply to a task. */
export type WorkerReply =
  | { content: PhotoContent }
  | { jpeg: Uint8Array }
  | { fault: PhotoFault }
  | { failure: string };

/** The exit code of a worker that used more memory than it may. */
export const OUT_OF_MEMORY_EXIT = 12;
/** How often a worker's memory is measured. Decoders run in other threads, so a photo does not delay it. */
const MEMORY_CHECK_MS = 25;

/**
 * Makes this process a vision worker: it receives a `PhotoTask` as a message and sends a `WorkerReply` to each. The first
 * argument of the process is the number of bytes of memory it may use.
 */
export function runVisionWorker(createDetector: () => Promise<IngredientDetector>): void {
  confineDecoders();
  const memoryLimit = Number(process.argv[2]);
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryLimit) process.exit(OUT_OF_MEMORY_EXIT);
  }, MEMORY_CHECK_MS).unref();
  const detector = createDetector();
  // A rejection is reported with the first photo.
  detector.catch(() => {});

  async function replyTo({ photo, jpeg }: PhotoTask): Promise<WorkerReply> {
    try {
      if (jpeg) return { jpeg: await encodeJpeg(await decodePhoto(photo, jpeg.maxSide)) };
      const pixels = await decodePhoto(photo, MAX_INPUT_SIDE);
      return { content: await (await detector).detect(pixels) };
    } catch (error) {
      if (error instanceof PhotoFaultError) return { fault: error.fault };
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  process.on('message', async (task: PhotoTask) => process.send?.(await replyTo(task)));
  process.on('disconnect', () => process.exit());
}
