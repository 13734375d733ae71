import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Pictures as PNG or WebP that are not in memory, which take up to 200 ms each; browsers load SVG. */
export const RASTER_IMAGES_PER_ADDRESS: RateLimit = {
  name: 'raster image by address',
  per: 'address',
  max: 60,
  windowSeconds: 60,
  isBatched: true,
};

/** Pictures waiting to be rendered. One at a time is, because password checks need the same threads. */
export const RASTER_QUEUE = { maxWaiting: 32, maxWaitingPerClient: 8 } as const;

/** Rendered pictures in memory, by their size. */
export const MAX_IMAGE_BYTES = 16 * 1024 * 1024;

/** Pictures of an image model, for all recipes together: each costs as much as many searches. */
export const GENERATED_IMAGES_PER_DAY: RateLimit = {
  name: 'generated images',
  per: 'server',
  max: 100,
  windowSeconds: 86_400,
};

/** Those that begin because a recipe was opened from one address: nobody alone can use up the day's. */
export const GENERATED_IMAGES_PER_ADDRESS: RateLimit = {
  name: 'generated images by address',
  per: 'address',
  max: 20,
  windowSeconds: 86_400,
};

/** Those that the feedback of one account asks for. */
export const GENERATED_IMAGES_PER_ACCOUNT: RateLimit = {
  name: 'generated images by account',
  per: 'account',
  max: 10,
  windowSeconds: 86_400,
};

/** Verified mailboxes that see the same changed picture of a recipe, before everyone does. */
export const MIN_AGREEING = 3;
