import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CookingAction,
  type CookingSession,
  cook,
  countdownMs,
  isCookingSession,
  startCooking,
  timeLeft,
} from './cooking-timer.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 1, 18);

function started(minutes: readonly number[], now = NOW): CookingSession {
  const session = startCooking(
    minutes.map((count) => ({ time: count * 60 })),
    now,
  );
  if (!session) throw new Error('a recipe without steps');
  return session;
}

/** The session after an action, for those that leave one. */
function after(session: CookingSession, action: CookingAction, now: number): CookingSession {
  const outcome = cook(session, action, now);
  if (!outcome.session) throw new Error(`nothing is left after ${action.type}`);
  return outcome.session;
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
    const session = started([8, 5]);
    expect(session).toMatchObject({ status: 'running', step: 0, endsAt: NOW + 8 * MINUTE });
    expect(timeLeft(session, NOW)).toBe(8 * MINUTE);
  });

  test('a recipe without steps can’t be cooked', () => {
    expect(startCooking([], NOW)).toBeNull();
  });
});

describe('time passing', () => {
  test('at zero the next step begins', () => {
    const outcome = cook(started([8, 5]), { type: 'tick' }, NOW + 8 * MINUTE);
    expect(outcome).toMatchObject({
      session: { step: 1, endsAt: NOW + 13 * MINUTE },
      ranOutAt: NOW + 8 * MINUTE,
      complete: false,
    });
  });

  test('after the last step cooking is complete', () => {
    expect(cook(started([8, 5]), { type: 'tick' }, NOW + 13 * MINUTE)).toEqual({
      session: null,
      ranOutAt: NOW + 13 * MINUTE,
      complete: true,
    });
  });

  test('time that passed while nobody looked has passed, steps included', () => {
    const { session } = cook(started([8, 5, 20]), { type: 'tick' }, NOW + 15 * MINUTE);
    expect(session?.step).toBe(2);
    expect(session && timeLeft(session, NOW + 15 * MINUTE)).toBe(18 * MINUTE);
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
    const session = after(started([8, 5, 20]), { type: 'go', step: 2 }, NOW + MINUTE);
    expect(session).toMatchObject({ step: 2, endsAt: NOW + 21 * MINUTE });
    expect(after(session, { type: 'go', step: 0 }, NOW + 2 * MINUTE)).toMatchObject({
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
    expect(cook(started([8]), { type: 'go', step: 1 }, NOW)).toMatchObject({ session: null, complete: true });
  });

  test('stopping is no completion', () => {
    expect(cook(started([8]), { type: 'stop' }, NOW)).toMatchObject({ session: null, complete: false });
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

/** Plays a history; null once cooking came to its end. */
function play(steps: readonly number[], events: readonly (readonly [number, CookingAction])[]) {
  let session: CookingSession | null = started(steps);
  let now = NOW;
  for (const [wait, action] of events) {
    now += wait;
    session = session && cook(session, action, now).session;
  }
  return { session, now };
}

describe('whatever happens', () => {
  test('looking more often changes nothing', () => {
    fc.assert(
      fc.property(minutes, history, fc.array(waits), (steps, events, looks) => {
        const { session, now } = play(steps, events);
        if (!session) return;
        let watched: CookingSession | null = session;
        let at = now;
        for (const wait of looks) {
          at += wait;
          watched = watched && cook(watched, { type: 'tick' }, at).session;
        }
        expect(watched).toEqual(cook(session, { type: 'tick' }, at).session);
      }),
    );
  });

  test('the step and what is left of it follow from the stored end time and the times of the steps after it', () => {
    fc.assert(
      fc.property(minutes, history, waits, (steps, events, wait) => {
        const { session, now } = play(steps, events);
        if (session?.status !== 'running') return;
        const ends = [session.endsAt];
        for (const ms of session.steps.slice(session.step + 1)) ends.push((ends.at(-1) ?? 0) + ms);
        const at = now + wait;
        const ahead = ends.findIndex((end) => end > at);
        const later = cook(session, { type: 'tick' }, at).session;
        if (ahead === -1) expect(later).toBeNull();
        else {
          expect(later?.step).toBe(session.step + ahead);
          expect(later && timeLeft(later, at)).toBe((ends[ahead] ?? 0) - at);
        }
      }),
    );
  });

  test('a pause of any length costs no time', () => {
    fc.assert(
      fc.property(minutes, history, waits, (steps, events, wait) => {
        const { session, now } = play(steps, events);
        if (!session) return;
        const left = timeLeft(session, now);
        const resumed = after(after(session, { type: 'pause' }, now), { type: 'resume' }, now + wait);
        expect(resumed.step).toBe(session.step);
        expect(timeLeft(resumed, now + wait)).toBe(left);
      }),
    );
  });

  test('what is left stays within the step, and the step within the recipe', () => {
    fc.assert(
      fc.property(minutes, history, fc.integer({ min: -1000 * MINUTE, max: 1000 * MINUTE }), (steps, events, shift) => {
        const { session, now } = play(steps, events);
        if (!session) return;
        expect(session.step).toBeLessThan(steps.length);
        expect(timeLeft(session, now + shift)).toBeGreaterThanOrEqual(0);
        expect(timeLeft(session, now + shift)).toBeLessThanOrEqual(session.stepMs);
      }),
    );
  });

  test('a session survives being stored', () => {
    fc.assert(
      fc.property(minutes, history, (steps, events) => {
        const { session } = play(steps, events);
        if (!session) return;
        const stored: unknown = JSON.parse(JSON.stringify(session));
        expect(isCookingSession(stored)).toBe(true);
        expect(stored).toEqual(session);
      }),
    );
  });

  test('nothing else passes for a session', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => !isCookingSession(value)));
    expect(isCookingSession({ ...started([8]), step: 1 })).toBe(false);
    expect(isCookingSession({ ...started([8]), endsAt: null })).toBe(false);
    expect(isCookingSession({ ...started([8]), steps: [0] })).toBe(false);
  });
});
