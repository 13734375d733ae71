import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

export const EMAIL_CHANGES_PER_ACCOUNT: RateLimit = {
  name: 'email change by account',
  per: 'account',
  max: 10,
  windowSeconds: 3600,
};
