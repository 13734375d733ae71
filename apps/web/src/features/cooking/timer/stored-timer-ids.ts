import { type BrowserStorage, isRecord } from '../../../lib/browser-storage.ts';

/** The key in local storage of the cooking timers, a record by recipe id. */
export const TIMERS_KEY = 'cookingSessions';

/** The ids of the recipes with a stored timer, without loading the timer's code. */
export function storedTimerIds(storage: BrowserStorage): string[] {
  return Object.keys(storage.read(TIMERS_KEY, isRecord) ?? {});
}
