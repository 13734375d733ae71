import { sessionStore } from '../../../lib/browser-storage.ts';
import { useStoredState } from '../../../lib/use-stored-state.ts';

/** The ingredient lines of a recipe that are ticked off, by index. */
export function useTicks(recipeId: string) {
  const [ticked, setTicked] = useStoredState<readonly number[]>(
    sessionStore,
    `tickedIngredients_${recipeId}`,
    isTicks,
    [],
  );
  return {
    isTicked: (line: number) => ticked.includes(line),
    toggle: (line: number) =>
      setTicked(ticked.includes(line) ? ticked.filter((other) => other !== line) : [...ticked, line]),
    clear: () => setTicked([]),
    count: ticked.length,
  };
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}
