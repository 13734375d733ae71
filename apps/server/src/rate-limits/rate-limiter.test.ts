import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAvailability } from '../database/availability.ts';
import type { DatabaseHandle } from '../database/create-database.ts';
import { createTestDatabase } from '../test/create-test-app.ts';
import { createRateLimiter, limitKey, type RateLimit } from './rate-limiter.ts';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await createTestDatabase();
});
const settled: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const settle of settled) await settle();
  await handle.close();
});

const NOW = new Date('2026-01-01T12:00:00Z');
const PER_ACCOUNT: RateLimit = { name: 'test by account', per: 'account', max: 3, windowSeconds: 60 };
const PER_ADDRESS: RateLimit = { name: 'test by address', per: 'address', max: 1, windowSeconds: 60 };

function limiterAt(clock: () => Date) {
  const logFailure = (error: unknown) => {
    throw error;
  };
  const availability = createAvailability();
  const limiter = createRateLimiter({ database: handle.database, availability, secret: 'secret', clock, logFailure });
  settled.push(limiter.settle);
  return limiter;
}

describe('a rate limit', () => {
  test('allows its maximum, says how long to wait, and allows it again in the next window', async () => {
    let now = NOW;
    const limiter = limiterAt(() => now);
    const use = () => limiter.count(PER_ACCOUNT, 'ada@example.org');
    for (const _ of [1, 2, 3]) await use();
    now = new Date(NOW.getTime() + 20_000);
    await expect(use()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 40 });
    now = new Date(NOW.getTime() + 60_000);
    await use();
  });

  test('does not make anyone wait longer than its window after the clock was ahead', async () => {
    let now = new Date(NOW.getTime() + 365 * 24 * 3600 * 1000);
    const limiter = limiterAt(() => now);
    const use = () => limiter.count(PER_ACCOUNT, 'grace@example.org');
    for (const _ of [1, 2, 3]) await use();
    now = NOW;
    for (const _ of [1, 2, 3]) await use();
    await expect(use()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
  });

  test('that is exceeded is not written again until its window has ended', async () => {
    let now = NOW;
    const limiter = limiterAt(() => now);
    const use = () => limiter.count(PER_ACCOUNT, 'again@example.org');
    const stored = async () => {
      const { rows } = (await handle.database.execute(
        sql`select count from limit_count where key = ${limitKey('secret', PER_ACCOUNT, 'again@example.org')}`,
      )) as unknown as { rows: { count: number }[] };
      return rows[0]?.count;
    };
    for (const _ of [1, 2, 3]) await use();
    for (const _ of [1, 2, 3]) await expect(use()).rejects.toMatchObject({ retryAfterSeconds: 60 });
    expect(await stored()).toBe(4);
    now = new Date(NOW.getTime() + 60_000);
    await use();
    expect(await stored()).toBe(1);
  });

  test('counts uses in several processes at once', async () => {
    const limiters = [limiterAt(() => NOW), limiterAt(() => NOW)];
    const uses = Array.from({ length: 10 }, (_, n) => limiters[n % 2]?.count(PER_ACCOUNT, 'one@example.org'));
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('that is counted in batches holds in each process at once, and in all once they are settled', async () => {
    const batched: RateLimit = { ...PER_ACCOUNT, name: 'test in batches', isBatched: true };
    const [first, second] = [limiterAt(() => NOW), limiterAt(() => NOW)];
    const use = (limiter: typeof first) => limiter.count(batched, 'many@example.org');
    for (const _ of [1, 2, 3]) await use(first);
    await expect(use(first)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
    await use(second);
    await first.settle();
    await second.settle();
    await expect(use(second)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('that is counted in batches is allowed again in the next window', async () => {
    const batched: RateLimit = { ...PER_ACCOUNT, name: 'test of windows', isBatched: true };
    let now = NOW;
    const limiter = limiterAt(() => now);
    const use = () => limiter.count(batched, 'later@example.org');
    for (const _ of [1, 2, 3]) await use();
    await limiter.settle();
    await expect(use()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    now = new Date(NOW.getTime() + 60_000);
    for (const _ of [1, 2, 3]) await use();
    await limiter.settle();
    await expect(use()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('counts an IPv6 network as one address, and IPv4 in either notation', async () => {
    const use = (address: string) => limiterAt(() => NOW).count(PER_ADDRESS, address);
    await use('2001:db8::1');
    await expect(use('2001:0db8:0:0:ffff::2')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await use('2001:db8:0:1::1');
    await use('203.0.113.7');
    await expect(use('::ffff:203.0.113.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('stores neither address nor account', async () => {
    await limiterAt(() => NOW).count(PER_ACCOUNT, 'secret-person@example.org');
    const { rows } = (await handle.database.execute(sql`select key from limit_count`)) as unknown as { rows: object[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('secret-person');
  });
});
