import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Pages of the saved list, and whole lists. */
export const LISTS_PER_ACCOUNT: RateLimit = {
  name: 'saved list by account',
  per: 'account',
  max: 120,
  windowSeconds: 60,
};
