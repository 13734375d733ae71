import type { RateLimit } from '../../rate-limits/rate-limiter.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 3600;

/** Wrong passwords from elsewhere must not lock the owner out, so few uses are allowed from each address. */
export const SIGN_IN_PER_ACCOUNT_AND_ADDRESS: RateLimit = {
  name: 'sign-in by account and address',
  per: 'account and address',
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
};
/** From all addresses together. */
export const SIGN_IN_PER_ACCOUNT: RateLimit = {
  name: 'sign-in by account',
  per: 'account',
  max: 100,
  windowSeconds: QUARTER_HOUR_SECONDS,
};
/** From a browser that signed in to the account before; the only limit that applies to it. */
export const SIGN_IN_PER_DEVICE: RateLimit = {
  name: 'sign-in by device',
  per: 'device',
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
export const PASSWORD_CHECKS_PER_SESSION: RateLimit = {
  name: 'password by session',
  per: 'session',
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
};
export const PASSWORD_CHECKS_PER_ACCOUNT: RateLimit = {
  name: 'password by account',
  per: 'account',
  max: 50,
  windowSeconds: QUARTER_HOUR_SECONDS,
};
export const REGISTRATIONS_PER_ADDRESS: RateLimit = {
  name: 'registration by address',
  per: 'address',
  max: 30,
  windowSeconds: HOUR_SECONDS,
};
export const RESETS_PER_ACCOUNT_AND_ADDRESS: RateLimit = {
  name: 'reset by account and address',
  per: 'account and address',
  max: 4,
  windowSeconds: HOUR_SECONDS,
};
export const RESETS_PER_ACCOUNT: RateLimit = {
  name: 'reset by account',
  per: 'account',
  max: 12,
  windowSeconds: HOUR_SECONDS,
};
export const RESETS_PER_DEVICE: RateLimit = {
  name: 'reset by device',
  per: 'device',
  max: 4,
  windowSeconds: HOUR_SECONDS,
};
export const RESETS_PER_ADDRESS: RateLimit = {
  name: 'reset by address',
  per: 'address',
  max: 20,
  windowSeconds: HOUR_SECONDS,
};
