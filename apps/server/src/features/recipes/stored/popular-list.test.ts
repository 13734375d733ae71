import { expect, test } from 'vitest';
import { createPopularList } from './popular-list.ts';

/** A `load` whose calls are answered by hand, and a clock. */
function createList(mostWaitMs?: number) {
  const calls: PromiseWithResolvers<string[] | null>[] = [];
  const clock = { now: 1_000_000 };
  const load = () => {
    const call = Promise.withResolvers<string[] | null>();
    calls.push(call);
    return call.promise;
  };
  const options = mostWaitMs === undefined ? {} : { mostWaitMs };
  return { calls, clock, popular: createPopularList({ load, clock: () => new Date(clock.now), ...options }) };
}

const MINUTE_MS = 60_000;
/** After it a list is computed again, however slow the machine is. */
const LATER_MS = 60 * MINUTE_MS;

test('is computed once for requests at the same time, and not again within a minute', async () => {
  const { calls, clock, popular } = createList();
  const both = Promise.all([popular(), popular()]);
  calls[0]?.resolve(['paella']);
  expect(await both).toEqual([['paella'], ['paella']]);
  clock.now += MINUTE_MS - 1;
  expect(await popular()).toEqual(['paella']);
  expect(calls).toHaveLength(1);
  clock.now += LATER_MS;
  const later = popular();
  calls[1]?.resolve(['ramen']);
  expect(await later).toEqual(['ramen']);
});

test('is the last one while a new one takes long', async () => {
  const { calls, clock, popular } = createList(0);
  await popular();
  calls[0]?.resolve(['paella']);
  await expect.poll(popular).toEqual(['paella']);
  clock.now += LATER_MS;
  expect(await popular()).toEqual(['paella']);
  expect(await popular()).toEqual(['paella']);
  expect(calls).toHaveLength(2);
  calls[1]?.resolve(['ramen']);
  await expect.poll(popular).toEqual(['ramen']);
});

test('is the last one while the database is away', async () => {
  const { calls, clock, popular } = createList();
  const first = popular();
  calls[0]?.resolve(['paella']);
  await first;
  clock.now += LATER_MS;
  const away = popular();
  calls[1]?.resolve(null);
  expect(await away).toEqual(['paella']);
  clock.now += LATER_MS;
  const back = popular();
  calls[2]?.resolve(['ramen']);
  expect(await back).toEqual(['ramen']);
});

test('an error reaches those that wait, and the next one asks again', async () => {
  const { calls, clock, popular } = createList();
  const failing = popular();
  calls[0]?.reject(new Error('no such table'));
  await expect(failing).rejects.toThrow('no such table');
  clock.now += LATER_MS;
  const next = popular();
  calls[1]?.resolve(['paella']);
  expect(await next).toEqual(['paella']);
});
