import { type BrowserStorage, isRecord } from '../../../lib/browser-storage.ts';
import { type CookingTimer, isCookingTimer, updateTimer } from './cooking-timer.ts';
import { TIMERS_KEY } from './stored-timer-ids.ts';

/** The maximum number of stored timers; the oldest is dropped. */
const MAX_TIMERS = 20;

/** The stored timer of a recipe; null if there is none or the number of steps has changed. */
export function readTimer(storage: BrowserStorage, recipeId: string, stepCount: number): CookingTimer | null {
  const timer = storage.read(TIMERS_KEY, isRecord)?.[recipeId];
  return isCookingTimer(timer) && timer.steps.length === stepCount ? timer : null;
}

/** The recipes with a timer that has not ended at `now`, with their number of steps. */
export function readActiveTimers(storage: BrowserStorage, now: number): { id: string; stepCount: number }[] {
  return Object.entries(storage.read(TIMERS_KEY, isRecord) ?? {}).flatMap(([id, timer]) =>
    isCookingTimer(timer) && updateTimer(timer, { type: 'tick' }, now).timer
      ? [{ id, stepCount: timer.steps.length }]
      : [],
  );
}

/** Stores a recipe's timer in local storage; null removes it. */
export function writeTimer(storage: BrowserStorage, recipeId: string, timer: CookingTimer | null): void {
  const { [recipeId]: _before, ...others } = storage.read(TIMERS_KEY, isRecord) ?? {};
  const kept = Object.entries(others).slice(1 - MAX_TIMERS);
  storage.write(TIMERS_KEY, Object.fromEntries(timer ? [...kept, [recipeId, timer]] : kept));
}
