import type { RateLimit, RateLimiter } from '../../../rate-limits/rate-limiter.ts';
import type { KnownDevices, PasswordVersion } from './known-device.ts';

/** Where an account call comes from. */
export type Client = { address: string; cookieHeader: string | undefined };

/** The limits of a call that names an account without proving that it is the caller's. */
type AccountLimits = {
  perDevice: RateLimit;
  perAddress: RateLimit;
  perAccountAndAddress: RateLimit;
  perAccount: RateLimit;
};

/**
 * Counts a use by a client; `password` is the account's, null where it has none. Of a browser that signed in with it before, only its own uses count: nobody else can
 * use up its limit. A use that the account and address together are refused does not count for the account.
 * @throws AppError RATE_LIMITED
 */
export async function countForAccount(
  { limiter, devices }: { limiter: RateLimiter; devices: KnownDevices },
  limits: AccountLimits,
  { email, password }: { email: string; password: PasswordVersion | null },
  { address, cookieHeader }: Client,
): Promise<void> {
  const device = password && devices.idOf(cookieHeader, password);
  if (device !== null) return limiter.count(limits.perDevice, `${email} ${device}`);
  await limiter.count(limits.perAddress, address);
  await limiter.count(limits.perAccountAndAddress, email, address);
  await limiter.count(limits.perAccount, email);
}
