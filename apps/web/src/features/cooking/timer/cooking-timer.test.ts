import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CookingAction,
  type CookingTimer,
  countdownMs,
  isCookingTimer,
  startTimer,
  timeLeft,
  updateTimer,
} from './cooking-timer.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 1, 18);

function started(minutes: readonly number[], now = NOW): CookingTimer {
  const timer = startTimer(
    minutes.map((count) => ({ time: count * 60 })),
    now,
  );
  if (!timer) throw new Error('a recipe without steps');
  return timer;
}

/** The timer after an action that does not end cooking. */
function after(timer: CookingTimer, action: CookingAction, now: number): CookingTimer {
  const outcome = updateTimer(timer, action, now);
  if (!outcome.timer) throw new Error(`nothing is left after ${action.type}`);
  return outcome.timer;
}

describe('starting', () => {
  test.each([
    [0, 1],
    [20, 1],
    [60, 1],
    [89, 1],
    [90, 2],
    [600, 10],
    [5400, 90],
  ])('a step of %d seconds counts down from %d minutes', (seconds, minutes) => {
    expect(countdownMs({ time: seconds })).toBe(minutes * MINUTE);
  });

  test('begins at the first step with its whole time', () => {
    const timer = started([8, 5]);
    expect(timer).toMatchObject({ status: 'running', step: 0, endsAt: NOW + 8 * MINUTE });
    expect(timeLeft(timer, NOW)).toBe(8 * MINUTE);
  });

  test('a recipe without steps can’t be cooked', () => {
    expect(startTimer([], NOW)).toBeNull();
  });
});

describe('time passing', () => {
  test('at zero the next step begins', () => {
    const outcome = updateTimer(started([8, 5]), { type: 'tick' }, NOW + 8 * MINUTE);
    expect(outcome).toMatchObject({
      timer: { step: 1, endsAt: NOW + 13 * MINUTE },
      stepEndedAt: NOW + 8 * MINUTE,
      complete: false,
    });
  });

  test('after the last step cooking is complete', () => {
    expect(updateTimer(started([8, 5]), { type: 'tick' }, NOW + 13 * MINUTE)).toEqual({
      timer: null,
      stepEndedAt: NOW + 13 * MINUTE,
      complete: true,
    });
  });

  test('time that passed unobserved counts, steps included', () => {
    const { timer } = updateTimer(started([8, 5, 20]), { type: 'tick' }, NOW + 15 * MINUTE);
    expect(timer?.step).toBe(2);
    expect(timer && timeLeft(timer, NOW + 15 * MINUTE)).toBe(18 * MINUTE);
  });

  test('a clock that was set back never shows more than the step has', () => {
    expect(timeLeft(started([8]), NOW - 60 * MINUTE)).toBe(8 * MINUTE);
  });
});

describe('pausing', () => {
  test('holds what is left for as long as it lasts', () => {
    const paused = after(started([8]), { type: 'pause' }, NOW + 3 * MINUTE);
    expect(timeLeft(paused, NOW + 500 * MINUTE)).toBe(5 * MINUTE);
    const resumed = after(paused, { type: 'resume' }, NOW + 500 * MINUTE);
    expect(resumed).toMatchObject({ status: 'running', endsAt: NOW + 505 * MINUTE });
  });

  test('after the step’s end pauses the one that is being cooked by then', () => {
    const paused = after(started([8, 5]), { type: 'pause' }, NOW + 9 * MINUTE);
    expect(paused).toMatchObject({ step: 1, leftMs: 4 * MINUTE });
  });
});

describe('moving', () => {
  test('to an earlier or a later step begins it anew', () => {
    const timer = after(started([8, 5, 20]), { type: 'go', step: 2 }, NOW + MINUTE);
    expect(timer).toMatchObject({ step: 2, endsAt: NOW + 21 * MINUTE });
    expect(after(timer, { type: 'go', step: 0 }, NOW + 2 * MINUTE)).toMatchObject({
      step: 0,
      endsAt: NOW + 10 * MINUTE,
    });
  });

  test('while paused stays paused', () => {
    const paused = after(started([8, 5]), { type: 'pause' }, NOW + MINUTE);
    expect(after(paused, { type: 'go', step: 1 }, NOW + MINUTE)).toMatchObject({
      status: 'paused',
      step: 1,
      leftMs: 5 * MINUTE,
    });
  });

  test('past the last step is how cooking is finished by hand', () => {
    expect(updateTimer(started([8]), { type: 'go', step: 1 }, NOW)).toMatchObject({ timer: null, complete: true });
  });

  test('stopping is no completion', () => {
    expect(updateTimer(started([8]), { type: 'stop' }, NOW)).toMatchObject({ timer: null, complete: false });
  });

  test('a minute more makes this step longer and no other', () => {
    const longer = after(started([8, 5]), { type: 'add', ms: MINUTE }, NOW + MINUTE);
    expect(timeLeft(longer, NOW + MINUTE)).toBe(8 * MINUTE);
    expect(after(longer, { type: 'tick' }, NOW + 9 * MINUTE)).toMatchObject({ step: 1, stepMs: 5 * MINUTE });
  });
});

const minutes = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 12 });
const waits = fc.integer({ min: 0, max: 200 * MINUTE });
const actions = fc.oneof<fc.Arbitrary<CookingAction>[]>(
  fc.constant({ type: 'tick' }),
  fc.constant({ type: 'pause' }),
  fc.constant({ type: 'resume' }),
  fc.record({ type: fc.constant('go' as const), step: fc.integer({ min: 0, max: 11 }) }),
  fc.record({ type: fc.constant('add' as const), ms: fc.constant(MINUTE) }),
);
const history = fc.array(fc.tuple(waits, actions), { maxLength: 20 });

/** Applies a sequence of actions; null once cooking is over. */
function play(steps: readonly number[], events: readonly (readonly [number, CookingAction])[]) {
  let timer: CookingTimer | null = started(steps);
  let now = NOW;
  for (const [wait, action] of events) {
    now += wait;
    timer = timer && updateTimer(timer, action, now).timer;
  }
  return { timer, now };
}

describe('whatever happens', () => {
  test('updating more often changes nothing', () => {
    fc.assert(
      fc.property(minutes, history, fc.array(waits), (steps, events, looks) => {
        const { timer, now } = play(steps, events);
        if (!timer) return;
        let watched: CookingTimer | null = timer;
        let at = now;
        for (const wait of looks) {
          at += wait;
          watched = watched && updateTimer(watched, { type: 'tick' }, at).timer;
        }
        expect(watched).toEqual(updateTimer(timer, { type: 'tick' }, at).timer);
      }),
    );
  });

  test('the step and what is left of it follow from the stored end time and the times of the steps after it', () => {
    fc.assert(
      fc.property(minutes, history, waits, (steps, events, wait) => {
        const { timer, now } = play(steps, events);
        if (timer?.status !== 'running') return;
        const ends = [timer.endsAt];
        for (const ms of timer.steps.slice(timer.step + 1)) ends.push((ends.at(-1) ?? 0) + ms);
        const at = now + wait;
        const ahead = ends.findIndex((end) => end > at);
        const later = updateTimer(timer, { type: 'tick' }, at).timer;
        if (ahead === -1) expect(later).toBeNull();
        else {
          expect(later?.step).toBe(timer.step + ahead);
          expect(later && timeLeft(later, at)).toBe((ends[ahead] ?? 0) - at);
        }
      }),
    );
  });

  test('a pause of any length costs no time', () => {
    fc.assert(
      fc.property(minutes, history, waits, (steps, events, wait) => {
        const { timer, now } = play(steps, events);
        if (!timer) return;
        const left = timeLeft(timer, now);
        const resumed = after(after(timer, { type: 'pause' }, now), { type: 'resume' }, now + wait);
        expect(resumed.step).toBe(timer.step);
        expect(timeLeft(resumed, now + wait)).toBe(left);
      }),
    );
  });

  test('what is left stays within the step, and the step within the recipe', () => {
    fc.assert(
      fc.property(minutes, history, fc.integer({ min: -1000 * MINUTE, max: 1000 * MINUTE }), (steps, events, shift) => {
        const { timer, now } = play(steps, events);
        if (!timer) return;
        expect(timer.step).toBeLessThan(steps.length);
        expect(timeLeft(timer, now + shift)).toBeGreaterThanOrEqual(0);
        expect(timeLeft(timer, now + shift)).toBeLessThanOrEqual(timer.stepMs);
      }),
    );
  });

  test('a timer survives being stored', () => {
    fc.assert(
      fc.property(minutes, history, (steps, events) => {
        const { timer } = play(steps, events);
        if (!timer) return;
        const stored: unknown = JSON.parse(JSON.stringify(timer));
        expect(isCookingTimer(stored)).toBe(true);
        expect(stored).toEqual(timer);
      }),
    );
  });

  test('no other value is accepted as a timer', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => !isCookingTimer(value)));
    expect(isCookingTimer({ ...started([8]), step: 1 })).toBe(false);
    expect(isCookingTimer({ ...started([8]), endsAt: null })).toBe(false);
    expect(isCookingTimer({ ...started([8]), steps: [0] })).toBe(false);
  });
});
