import { sessionStore } from '../../../lib/browser-storage.ts';
import { useStoredState } from '../../../lib/use-stored-state.ts';

const NONE: readonly number[] = [];

/** The checked ingredient lines of a recipe by index, kept for this tab. */
export function useCheckedLines(recipeId: string) {
  const [checked, setChecked] = useStoredState<readonly number[]>(
    sessionStore,
    `tickedIngredients_${recipeId}`,
    isIndexList,
    NONE,
  );
  return {
    has: (line: number) => checked.includes(line),
    toggle: (line: number) =>
      setChecked(checked.includes(line) ? checked.filter((other) => other !== line) : [...checked, line]),
    clear: () => setChecked([]),
    count: checked.length,
  };
}

function isIndexList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}
