import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Pictures as PNG or WebP, which cost about 20 ms each; browsers load SVG. */
export const RASTER_IMAGES_PER_ADDRESS: RateLimit = {
  name: 'raster image by address',
  per: 'address',
  max: 240,
  windowSeconds: 60,
};

/** Rendered pictures in memory, by their size. */
export const MAX_IMAGE_BYTES = 16 * 1024 * 1024;
