import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

/** Downloads of everything stored about an account. */
export const EXPORTS_PER_ACCOUNT: RateLimit = {
  name: 'export by account',
  per: 'account',
  max: 10,
  windowSeconds: 3600,
};

export const EMAIL_CHANGES_PER_ACCOUNT: RateLimit = {
  name: 'email change by account',
  per: 'account',
  max: 10,
  windowSeconds: 3600,
};
