import { COOKING_MIN_STEP_MINUTES } from '@larder/contract/limits';
import type { Instruction } from '@larder/contract/recipe';

const MINUTE_MS = 60_000;

type Progress = {
  /** The countdown of each step, in milliseconds. */
  steps: readonly number[];
  /** The index of the current step. */
  step: number;
  /** The countdown of the current step including added time, in milliseconds. */
  stepMs: number;
};

/**
 * The timer of a recipe being cooked. A running timer is computed from the end time of the current step, in milliseconds
 * since the epoch, so that a hidden tab, a reload or a sleeping computer can't make it drift. A recipe that is not being
 * cooked has no timer. docs/specification.md §4, Cooking mode.
 */
export type CookingTimer = Progress & ({ status: 'running'; endsAt: number } | { status: 'paused'; leftMs: number });

export type CookingAction =
  | { type: 'tick' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  /** Starts another step; an index after the last step completes cooking. */
  | { type: 'go'; step: number }
  | { type: 'add'; ms: number };

export type TimerUpdate = {
  /** Null if cooking is stopped or complete. */
  timer: CookingTimer | null;
  /** The end time of the last step that ended since the previous update; null if none did. */
  stepEndedAt: number | null;
  complete: boolean;
};

/** A step's countdown in milliseconds: its time rounded to minutes, at least one. */
export function countdownMs({ time }: Pick<Instruction, 'time'>): number {
  return Math.max(COOKING_MIN_STEP_MINUTES, Math.round(time / 60)) * MINUTE_MS;
}

/** A timer at the first step; null for a recipe without steps. */
export function startTimer(instructions: readonly Pick<Instruction, 'time'>[], now: number): CookingTimer | null {
  const steps = instructions.map(countdownMs);
  const [stepMs] = steps;
  return stepMs === undefined ? null : { status: 'running', steps, step: 0, stepMs, endsAt: now + stepMs };
}

/** The remaining time of the current step at `now` in milliseconds, between 0 and the step's countdown. */
export function timeLeft(timer: CookingTimer, now: number): number {
  const left = timer.status === 'running' ? timer.endsAt - now : timer.leftMs;
  return Math.min(Math.max(left, 0), timer.stepMs);
}

/** Advances the timer to `now`, then applies the action. */
export function updateTimer(timer: CookingTimer, action: CookingAction, now: number): TimerUpdate {
  const passed = advance(timer, now);
  if (!passed.timer) return passed;
  const changed = change(passed.timer, action, now);
  return { ...passed, timer: changed, complete: changed === null && action.type === 'go' };
}

/** Moves past the steps that have ended; each step starts when the one before it ends. */
function advance(timer: CookingTimer, now: number): TimerUpdate {
  let current = timer;
  let stepEndedAt: number | null = null;
  while (current.status === 'running' && current.endsAt <= now) {
    stepEndedAt = current.endsAt;
    const next = atStep(current, current.step + 1, stepEndedAt);
    if (!next) return { timer: null, stepEndedAt, complete: true };
    current = next;
  }
  return { timer: current, stepEndedAt, complete: false };
}

function change(timer: CookingTimer, action: CookingAction, now: number): CookingTimer | null {
  switch (action.type) {
    case 'tick':
      return timer;
    case 'stop':
      return null;
    case 'pause':
      return timer.status === 'paused' ? timer : paused(timer, timeLeft(timer, now));
    case 'resume':
      return timer.status === 'running' ? timer : running(timer, now + timer.leftMs);
    case 'go':
      return atStep(timer, action.step, now);
    case 'add': {
      const longer = { ...timer, stepMs: timer.stepMs + action.ms };
      return longer.status === 'running'
        ? { ...longer, endsAt: longer.endsAt + action.ms }
        : { ...longer, leftMs: longer.leftMs + action.ms };
    }
  }
}

/** The timer at the beginning of a step, running or paused as before. */
function atStep(timer: CookingTimer, step: number, from: number): CookingTimer | null {
  const stepMs = timer.steps[step];
  if (stepMs === undefined) return null;
  const { steps } = timer;
  return timer.status === 'running'
    ? running({ steps, step, stepMs }, from + stepMs)
    : paused({ steps, step, stepMs }, stepMs);
}

function running({ steps, step, stepMs }: Progress, endsAt: number): CookingTimer {
  return { status: 'running', steps, step, stepMs, endsAt };
}

function paused({ steps, step, stepMs }: Progress, leftMs: number): CookingTimer {
  return { status: 'paused', steps, step, stepMs, leftMs };
}

/** Whether a stored value is a valid timer. */
export function isCookingTimer(value: unknown): value is CookingTimer {
  if (typeof value !== 'object' || value === null) return false;
  const { status, steps, step, stepMs, endsAt, leftMs } = value as Record<string, unknown>;
  const counts = (ms: unknown): ms is number => typeof ms === 'number' && Number.isFinite(ms) && ms > 0;
  if (!Array.isArray(steps) || !steps.every(counts) || !counts(stepMs)) return false;
  if (!Number.isInteger(step) || steps[step as number] === undefined) return false;
  if (status === 'running') return typeof endsAt === 'number' && Number.isFinite(endsAt);
  return status === 'paused' && typeof leftMs === 'number' && leftMs >= 0 && leftMs <= stepMs;
}
