/** Added to the time in ids that the browser generates. docs/specification.md §3, Recipe. */
export const CLIENT_RECIPE_ID_BASE = 10_000;

/** An id for a recipe without one: 10000 plus the time in milliseconds. docs/specification.md §3, Recipe. */
export function clientRecipeId(now: number): string {
  return String(CLIENT_RECIPE_ID_BASE + now);
}
