import type { Ingredient } from './ingredient.ts';

/** The ingredients of a snapshot that `tools/ingredients/build-snapshot.ts` wrote, in the order of the data files. */
export function loadIngredients(snapshot: string): Ingredient[] {
  return JSON.parse(snapshot) as Ingredient[];
}
