import { PLACEHOLDER_ILLUSTRATIONS } from '@larder/contract/dish/illustration';
import { drawIllustration } from '@larder/illustrations/drawing/draw-illustration';
import { type DrawnImage, readImageName } from '@larder/illustrations/image-path';
import sharp from 'sharp';
import { createByteCache } from '../../cache/byte-cache.ts';
import { createClientTurns } from '../../event-loop/client-turns.ts';
import { MAX_IMAGE_BYTES, RASTER_QUEUE } from './limits.ts';

const IMAGE_FORMATS = ['svg', 'png', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

type FoundImage = DrawnImage & { name: string; isPlaceholder: boolean };

export type ImagesService = {
  /** The picture of a name without its ending; null where there is none. */
  find: (name: string) => FoundImage | null;
  /** @throws AppError RATE_LIMITED or UNAVAILABLE where too many pictures wait; what `beforeRendering` throws */
  render: (image: FoundImage, format: ImageFormat, client: RenderingClient) => Promise<string | Buffer>;
};

/** `beforeRendering` is called for a raster that is not in memory. */
type RenderingClient = { network: string; beforeRendering: () => Promise<void> };

/** Link previews are recommended to have 1200 pixels; the drawing's ratio of 4 to 3 is kept. */
const RASTER_WIDTH = 1200;
/** Of a vector drawing, so that 400 units become 1200 pixels: 72 dpi is one pixel a unit. */
const RASTER_DPI = 216;

const PLACEHOLDERS: ReadonlyMap<string, DrawnImage> = new Map([
  ['meals', { illustration: PLACEHOLDER_ILLUSTRATIONS.Meals, seed: 'meals' }],
  ['drinks', { illustration: PLACEHOLDER_ILLUSTRATIONS.Drinks, seed: 'drinks' }],
]);

export function isImageFormat(ending: string): ending is ImageFormat {
  return IMAGE_FORMATS.some((format) => format === ending);
}

/** Draws pictures from their addresses; rasters are rendered one at a time and kept in memory. */
export function createImagesService(): ImagesService {
  const rasters = createByteCache<Buffer>({ maxBytes: MAX_IMAGE_BYTES });
  const turns = createClientTurns(RASTER_QUEUE);
  return {
    find(name) {
      const placeholder = PLACEHOLDERS.get(name);
      if (placeholder) return { ...placeholder, name, isPlaceholder: true };
      const image = readImageName(name);
      return image && { ...image, name, isPlaceholder: false };
    },

    async render({ illustration, seed, name }, format, { network, beforeRendering }) {
      if (format === 'svg') return drawIllustration(illustration, { seed, theme: 'reader' });
      const key = `${name}.${format}`;
      const known = rasters.get(key);
      if (known) return known;
      await beforeRendering();
      return turns.run(network, async () => {
        const renderedMeanwhile = rasters.get(key);
        if (renderedMeanwhile) return renderedMeanwhile;
        const raster = await rasterise(drawIllustration(illustration, { seed, theme: 'light' }), format);
        rasters.set(key, raster, raster.length);
        return raster;
      });
    },
  };
}

function rasterise(svg: string, format: 'png' | 'webp'): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: RASTER_DPI }).resize({ width: RASTER_WIDTH });
  return (format === 'png' ? image.png({ palette: true }) : image.webp({ quality: 85 })).toBuffer();
}
