import { LONGEST_SIDE, type Seen, type Vision } from '@larder/vision/seen';
import { confineDecoders, type PhotoFault, PhotoFaultError, readPixels } from './read-pixels.ts';

/** What a process that looks answers to a photo. */
export type Look = { seen: Seen[] } | { fault: PhotoFault } | { failure: string };

/**
 * Makes this process one that looks: a photo's bytes come as a message, a `Look` goes back. It ends with whoever
 * started it.
 */
export function serveRequests(createVision: () => Promise<Vision>): void {
  confineDecoders();
  const vision = createVision();
  // Told with the first photo, not before.
  vision.catch(() => {});

  async function look(photo: Uint8Array): Promise<Look> {
    try {
      const pixels = await readPixels(photo, LONGEST_SIDE);
      return { seen: await (await vision).look(pixels) };
    } catch (error) {
      if (error instanceof PhotoFaultError) return { fault: error.fault };
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  process.on('message', async (photo: Uint8Array) => process.send?.(await look(photo)));
  process.on('disconnect', () => process.exit());
}
