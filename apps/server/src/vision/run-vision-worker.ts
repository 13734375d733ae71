import { type Detection, type IngredientDetector, MAX_INPUT_SIDE } from '@larder/vision/detection';
import { confineDecoders, decodePhoto, type PhotoFault, PhotoFaultError } from './decode-photo.ts';

/** A worker's reply to a photo. */
export type WorkerReply = { detections: Detection[] } | { fault: PhotoFault } | { failure: string };

/** Makes this process a vision worker: it receives photos as messages and sends a `WorkerReply` to each. */
export function runVisionWorker(createDetector: () => Promise<IngredientDetector>): void {
  confineDecoders();
  const detector = createDetector();
  // A rejection is reported with the first photo.
  detector.catch(() => {});

  async function replyTo(photo: Uint8Array): Promise<WorkerReply> {
    try {
      const pixels = await decodePhoto(photo, MAX_INPUT_SIDE);
      return { detections: await (await detector).detect(pixels) };
    } catch (error) {
      if (error instanceof PhotoFaultError) return { fault: error.fault };
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  process.on('message', async (photo: Uint8Array) => process.send?.(await replyTo(photo)));
  process.on('disconnect', () => process.exit());
}
