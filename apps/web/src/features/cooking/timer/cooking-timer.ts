import { COOKING_MIN_STEP_MINUTES } from '@larder/contract/limits';
import type { Instruction } from '@larder/contract/recipe';

const MINUTE_MS = 60_000;

type Progress = {
  /** The countdown of each step, in milliseconds. */
  steps: readonly number[];
  /** The step being cooked, counted from 0. */
  step: number;
  /** The countdown of that step with what was added to it, in milliseconds. */
  stepMs: number;
};

/**
 * A recipe being cooked. While it runs, everything follows from when the step ends, in milliseconds since the epoch:
 * a hidden tab, a reload or a sleeping computer can't make it drift. No session at all is cooking that is stopped.
 * Spec section 4, Cooking mode.
 */
export type CookingSession = Progress & ({ status: 'running'; endsAt: number } | { status: 'paused'; leftMs: number });

export type CookingAction =
  | { type: 'tick' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  /** To an earlier or a later step, from its beginning; past the last one cooking is complete. */
  | { type: 'go'; step: number }
  | { type: 'add'; ms: number };

export type CookingOutcome = {
  /** Null where cooking is stopped or complete. */
  session: CookingSession | null;
  /** When the last of the steps that ran out since did so; null where none did. */
  ranOutAt: number | null;
  complete: boolean;
};

/** A step's countdown: its time in whole minutes, at least one. In milliseconds. */
export function countdownMs({ time }: Pick<Instruction, 'time'>): number {
  return Math.max(COOKING_MIN_STEP_MINUTES, Math.round(time / 60)) * MINUTE_MS;
}

/** Starts at the first step; null where there is none. */
export function startCooking(instructions: readonly Pick<Instruction, 'time'>[], now: number): CookingSession | null {
  const steps = instructions.map(countdownMs);
  const [stepMs] = steps;
  return stepMs === undefined ? null : { status: 'running', steps, step: 0, stepMs, endsAt: now + stepMs };
}

/** What remains of the step being cooked at `now`, in milliseconds; never more than the whole of it, nor below nothing. */
export function timeLeft(session: CookingSession, now: number): number {
  const left = session.status === 'running' ? session.endsAt - now : session.leftMs;
  return Math.min(Math.max(left, 0), session.stepMs);
}

/** Lets the time up to `now` pass, then does what is asked. */
export function cook(session: CookingSession, action: CookingAction, now: number): CookingOutcome {
  const passed = letPass(session, now);
  if (!passed.session) return passed;
  const changed = change(passed.session, action, now);
  return { ...passed, session: changed, complete: changed === null && action.type === 'go' };
}

/** Steps whose time is over make way for the next, each of which began when the one before it ended. */
function letPass(session: CookingSession, now: number): CookingOutcome {
  let current = session;
  let ranOutAt: number | null = null;
  while (current.status === 'running' && current.endsAt <= now) {
    ranOutAt = current.endsAt;
    const next = atStep(current, current.step + 1, ranOutAt);
    if (!next) return { session: null, ranOutAt, complete: true };
    current = next;
  }
  return { session: current, ranOutAt, complete: false };
}

function change(session: CookingSession, action: CookingAction, now: number): CookingSession | null {
  switch (action.type) {
    case 'tick':
      return session;
    case 'stop':
      return null;
    case 'pause':
      return session.status === 'paused' ? session : paused(session, timeLeft(session, now));
    case 'resume':
      return session.status === 'running' ? session : running(session, now + session.leftMs);
    case 'go':
      return atStep(session, action.step, now);
    case 'add': {
      const longer = { ...session, stepMs: session.stepMs + action.ms };
      return longer.status === 'running'
        ? { ...longer, endsAt: longer.endsAt + action.ms }
        : { ...longer, leftMs: longer.leftMs + action.ms };
    }
  }
}

/** The same session at the beginning of a step, running or paused as before. */
function atStep(session: CookingSession, step: number, from: number): CookingSession | null {
  const stepMs = session.steps[step];
  if (stepMs === undefined) return null;
  const { steps } = session;
  return session.status === 'running'
    ? running({ steps, step, stepMs }, from + stepMs)
    : paused({ steps, step, stepMs }, stepMs);
}

function running({ steps, step, stepMs }: Progress, endsAt: number): CookingSession {
  return { status: 'running', steps, step, stepMs, endsAt };
}

function paused({ steps, step, stepMs }: Progress, leftMs: number): CookingSession {
  return { status: 'paused', steps, step, stepMs, leftMs };
}

/** Whether a stored value is a session that can go on. */
export function isCookingSession(value: unknown): value is CookingSession {
  if (typeof value !== 'object' || value === null) return false;
  const { status, steps, step, stepMs, endsAt, leftMs } = value as Record<string, unknown>;
  const counts = (ms: unknown): ms is number => typeof ms === 'number' && Number.isFinite(ms) && ms > 0;
  if (!Array.isArray(steps) || !steps.every(counts) || !counts(stepMs)) return false;
  if (!Number.isInteger(step) || steps[step as number] === undefined) return false;
  if (status === 'running') return typeof endsAt === 'number' && Number.isFinite(endsAt);
  return status === 'paused' && typeof leftMs === 'number' && leftMs >= 0 && leftMs <= stepMs;
}
