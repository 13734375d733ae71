import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 3600;

export const SIGN_IN_PER_ACCOUNT: RateLimit = {
  name: 'sign-in by account',
  per: 'account',
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
};
export const SIGN_IN_PER_ADDRESS: RateLimit = {
  name: 'sign-in by address',
  per: 'address',
  max: 60,
  windowSeconds: QUARTER_HOUR_SECONDS,
};
/** Checks of the current password by someone signed in: a stolen session must not be able to guess it. */
export const PASSWORD_CHECKS_PER_ACCOUNT: RateLimit = {
  name: 'password by account',
  per: 'account',
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
};
export const REGISTRATIONS_PER_ADDRESS: RateLimit = {
  name: 'registration by address',
  per: 'address',
  max: 30,
  windowSeconds: HOUR_SECONDS,
};
export const RESETS_PER_ACCOUNT: RateLimit = {
  name: 'reset by account',
  per: 'account',
  max: 4,
  windowSeconds: HOUR_SECONDS,
};
export const RESETS_PER_ADDRESS: RateLimit = {
  name: 'reset by address',
  per: 'address',
  max: 20,
  windowSeconds: HOUR_SECONDS,
};
