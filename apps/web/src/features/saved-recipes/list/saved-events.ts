import { EVENTS, type SavedCountDetail } from '@larder/contract/browser';
import { isRecord } from '../../../lib/browser-storage.ts';

/** The events of changes to a list by this or another tab. docs/specification.md §2, Header. */
export const SAVED_LIST_CHANGES = [
  'storage',
  EVENTS.recipeSaved,
  EVENTS.recipeRemoved,
  EVENTS.savedListUpdated,
] as const;

/** Dispatches the event of a saved or removed recipe on `window`. docs/specification.md §4, Save toggle. */
export function dispatchRecipeEvent(what: 'saved' | 'removed', recipeId: string): void {
  const name = what === 'saved' ? EVENTS.recipeSaved : EVENTS.recipeRemoved;
  window.dispatchEvent(new CustomEvent(name, { detail: { recipeId } }));
}

/** Dispatches the events of a changed list with its number of recipes on `window`. */
export function dispatchListEvents(count: number): void {
  window.dispatchEvent(new CustomEvent(EVENTS.savedListUpdated));
  window.dispatchEvent(new CustomEvent<SavedCountDetail>(EVENTS.savedCountUpdated, { detail: { count } }));
}

/** The count in the detail of a count-updated event; null if there is none. */
export function countInEvent(event: Event): number | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const count = isRecord(detail) ? detail.count : null;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}
