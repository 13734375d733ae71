import { EVENTS, type SavedCountDetail } from '@larder/contract/browser';
import { isRecord } from '../../../lib/browser-storage.ts';

/** Says on `window` what became of a recipe. Spec section 4, Save toggle. */
export function announceRecipe(what: 'saved' | 'removed', recipeId: string): void {
  const name = what === 'saved' ? EVENTS.recipeSaved : EVENTS.recipeRemoved;
  window.dispatchEvent(new CustomEvent(name, { detail: { recipeId } }));
}

/** Says that many recipes may have changed at once, and how many there are now. */
export function announceList(count: number): void {
  window.dispatchEvent(new CustomEvent(EVENTS.savedListUpdated));
  window.dispatchEvent(new CustomEvent<SavedCountDetail>(EVENTS.savedCountUpdated, { detail: { count } }));
}

/** The count that a count-updated event carries; null where it carries none. */
export function countOf(event: Event): number | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const count = isRecord(detail) ? detail.count : null;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}
