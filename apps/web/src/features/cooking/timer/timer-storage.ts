import { type BrowserStorage, isRecord } from '../../../lib/browser-storage.ts';
import { type CookingSession, cook, isCookingSession } from './cooking-timer.ts';
import { SESSIONS_KEY } from './stored-timer-ids.ts';

/** So many are kept; one that was left and forgotten makes way in time. */
const KEPT = 20;

/** The session of a recipe, where there is one and it still fits its steps. */
export function readSession(storage: BrowserStorage, recipeId: string, stepCount: number): CookingSession | null {
  const session = storage.read(SESSIONS_KEY, isRecord)?.[recipeId];
  return isCookingSession(session) && session.steps.length === stepCount ? session : null;
}

/** The recipes being cooked at `now`, and how many steps each has; what ran out unseen is not among them. */
export function readUnderWay(storage: BrowserStorage, now: number): { id: string; stepCount: number }[] {
  return Object.entries(storage.read(SESSIONS_KEY, isRecord) ?? {}).flatMap(([id, session]) =>
    isCookingSession(session) && cook(session, { type: 'tick' }, now).session
      ? [{ id, stepCount: session.steps.length }]
      : [],
  );
}

/** Keeps a recipe's session, or with null forgets it. */
export function writeSession(storage: BrowserStorage, recipeId: string, session: CookingSession | null): void {
  const { [recipeId]: _before, ...others } = storage.read(SESSIONS_KEY, isRecord) ?? {};
  const kept = Object.entries(others).slice(1 - KEPT);
  storage.write(SESSIONS_KEY, Object.fromEntries(session ? [...kept, [recipeId, session]] : kept));
}
