import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';
import { type BrowserStorage, sessionStore } from '../../lib/browser-storage.ts';

/** Keeps what a search by ingredients or photo says that the person has; a search that says nothing changes nothing. */
export function rememberIngredients(storage: BrowserStorage, ingredients: readonly { id: string }[]): void {
  if (ingredients.length > 0) {
    storage.write(
      STORAGE_KEYS.lastIngredients,
      ingredients.map(({ id }) => id),
    );
  }
}

/**
 * How much of a recipe the person has, for its match badge: as the search answered, else against the ingredients of the
 * last search, counted as a search does; null where nothing is known. docs/specification.md §2, Home.
 */
export function matchCount(
  { match, matchedIngredients, totalIngredients, ingredients }: Recipe,
  storage: BrowserStorage = sessionStore,
): { matched: number; total: number } | null {
  if (match) return { matched: matchedIngredients, total: totalIngredients };
  const have = storage.read(STORAGE_KEYS.lastIngredients, isIdList);
  if (!have) return null;
  const isThere = ({ ingredientId }: RecipeIngredient) => ingredientId !== null && have.includes(ingredientId);
  const counted = ingredients.filter((line) => isThere(line) || (!line.optional && !line.isStaple));
  return counted.length === 0 ? null : { matched: counted.filter(isThere).length, total: counted.length };
}

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
