import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Feedback on pictures, both calls together. */
export const IMAGE_FEEDBACK_PER_ACCOUNT: RateLimit = {
  name: 'image feedback by account',
  per: 'account',
  max: 60,
  windowSeconds: 3600,
};

/** "Yes" of guests, which is only counted. */
export const IMAGE_FEEDBACK_PER_ADDRESS: RateLimit = {
  name: 'image feedback by address',
  per: 'address',
  max: 60,
  windowSeconds: 3600,
};

/** Feedback of an account that is kept at the same time. */
export const MAX_FEEDBACK = 2_000;
/** The size of its texts and addresses, in bytes. */
export const MAX_FEEDBACK_BYTES = 1024 * 1024;
