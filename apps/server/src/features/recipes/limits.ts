import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Before a recipe that is not the cookbook's counts as popular: verified mailboxes that rated it, and their stars. */
export const POPULAR_MIN_RATERS = 3;
export const POPULAR_MIN_RATING = 4;

/** Recipes of one's own that are kept at the same time. */
export const MAX_OWN_RECIPES = 2_000;
/** Their size as JSON; ordinary recipes have about 3 kB. */
export const MAX_OWN_BYTES = 16 * 1024 * 1024;

/** Verifying and rendering a recipe of the database for GET /api/recipes/{id}; repeated requests are not counted. */
export const RENDERINGS_PER_ADDRESS: RateLimit = {
  name: 'rendering by address',
  per: 'address',
  max: 240,
  windowSeconds: 60,
  isBatched: true,
};

/** Presented recipes of the database in memory, by their size. */
export const MAX_PRESENTED_BYTES = 32 * 1024 * 1024;

/** Recipes that a browser creates, shares or saves. */
export const UPLOADS_PER_ACCOUNT: RateLimit = {
  name: 'upload by account',
  per: 'account',
  max: 1_200,
  windowSeconds: 3600,
};
