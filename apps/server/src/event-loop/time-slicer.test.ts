import { describe, expect, test } from 'vitest';
import { createTimeSlicer } from './time-slicer.ts';

test('of many long tasks only one runs between two turns of the event loop', async () => {
  let now = 0;
  const slicer = createTimeSlicer(() => now);
  let running = true;
  let stepsInThisTurn = 0;
  const stepsPerTurn: number[] = [];
  const watch = (): void => {
    stepsPerTurn.push(stepsInThisTurn);
    stepsInThisTurn = 0;
    if (running) setImmediate(watch);
  };
  setImmediate(watch);
  const task = async (): Promise<void> => {
    const work = slicer.start('client');
    for (let step = 0; step < 5; step += 1) {
      await work.nextSlice();
      stepsInThisTurn += 1;
      now += 9;
    }
  };
  await Promise.all(Array.from({ length: 6 }, task));
  running = false;
  expect(stepsPerTurn.reduce((sum, steps) => sum + steps, 0) + stepsInThisTurn).toBe(30);
  expect(Math.max(...stepsPerTurn)).toBe(1);
});

test('steps that are short share a slice', async () => {
  const work = createTimeSlicer(() => 0).start('client');
  await work.nextSlice();
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  for (let step = 0; step < 100; step += 1) await work.nextSlice();
  expect(turns).toBe(0);
});

test('many tasks of one client delay another client’s by one step', async () => {
  let now = 0;
  const slicer = createTimeSlicer(() => now);
  const steps: string[] = [];
  const task = async (client: string): Promise<void> => {
    const work = slicer.start(client);
    for (let step = 0; step < 3; step += 1) {
      await work.nextSlice();
      steps.push(client);
      now += 9;
    }
  };
  await Promise.all([...Array.from({ length: 20 }, () => task('many')), task('one')]);
  expect(steps.filter((client) => client === 'one')).toHaveLength(3);
  expect(steps.lastIndexOf('one')).toBeLessThan(8);
});

describe('work that is usually short', () => {
  test('begins at once, and waits once its slice is over', async () => {
    let now = 0;
    const work = createTimeSlicer(() => now).start('client', { isShort: true });
    let turns = 0;
    setImmediate(() => {
      turns += 1;
    });
    await work.nextSlice();
    expect(turns).toBe(0);
    now += 9;
    await work.nextSlice();
    expect(turns).toBe(1);
  });

  test('of which much begins together begins turn by turn, each client’s after the other’s', async () => {
    let now = 0;
    const slicer = createTimeSlicer(() => now);
    const begun: string[] = [];
    const task = async (client: string): Promise<void> => {
      await slicer.start(client, { isShort: true }).nextSlice();
      begun.push(client);
      now += 9;
    };
    await Promise.all([...Array.from({ length: 5 }, () => task('many')), task('one')]);
    expect(begun).toHaveLength(6);
    expect(begun.indexOf('one')).toBeLessThanOrEqual(2);
  });
});

test('after a step that was far too long, other clients come first', async () => {
  let now = 0;
  const slicer = createTimeSlicer(() => now);
  const [slow, other] = [slicer.start('slow'), slicer.start('other')];
  await slow.nextSlice();
  now += 1_000;
  const order: string[] = [];
  const next = slow.nextSlice().then(() => order.push('slow'));
  await other.nextSlice().then(() => order.push('other'));
  await next;
  expect(order).toEqual(['other', 'slow']);
});

describe('after a step of a client that was far too long', () => {
  /** Turns of the event loop until the client's next slice begins, with `more` tasks of the client waiting. */
  async function turnsUntilNextSlice(more: number): Promise<number> {
    let now = 0;
    const slicer = createTimeSlicer(() => now);
    const work = slicer.start('client');
    await work.nextSlice();
    now += 1_000;
    const others = Array.from({ length: more }, () => slicer.start('client').nextSlice());
    let turns = 0;
    let isOver = false;
    const watch = (): void => {
      turns += 1;
      if (!isOver) setImmediate(watch);
    };
    setImmediate(watch);
    await Promise.race([work.nextSlice(), ...others]);
    isOver = true;
    await Promise.all(others);
    return turns;
  }

  test('its only task goes on at the next turn', async () => {
    expect(await turnsUntilNextSlice(0)).toBeLessThan(3);
  });

  test('its many tasks leave many turns to others', async () => {
    expect(await turnsUntilNextSlice(3)).toBeGreaterThan(10);
  });
});

test('a client that comes again after a while does not wait', async () => {
  let now = 0;
  const slicer = createTimeSlicer(() => now);
  await slicer.start('client').nextSlice();
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  now += 10_000;
  let turns = 0;
  let isOver = false;
  const watch = (): void => {
    turns += 1;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await slicer.start('client').nextSlice();
  isOver = true;
  expect(turns).toBeLessThan(3);
});

test('waiting tasks of a client are served in order of arrival', async () => {
  const slicer = createTimeSlicer();
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (task) => {
      await slicer.start('client').nextSlice();
      order.push(task);
    }),
  );
  expect(order).toEqual([1, 2, 3]);
});
