import { isRecord } from './browser-storage.ts';

/** The state of a link to a page that should be scrolled to where it was left. */
export const RESTORE_SCROLL = { restoreScroll: true };

/** Whether a location was opened by a link with `RESTORE_SCROLL`. */
export function asksToRestoreScroll(state: unknown): boolean {
  return isRecord(state) && state.restoreScroll === true;
}
