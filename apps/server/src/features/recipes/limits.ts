import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Recipes of one's own that are kept at the same time. */
export const MAX_OWN_RECIPES = 2_000;

/** Recipes that a browser creates, shares or saves. */
export const UPLOADS_PER_ACCOUNT: RateLimit = {
  name: 'upload by account',
  per: 'account',
  max: 1_200,
  windowSeconds: 3600,
};
