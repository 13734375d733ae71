import type { CanonicalRecipe } from '@larder/food/recipe';

/** The built-in recipes, from the snapshot that the build wrote. */
export function loadCookbook(snapshot: string): CanonicalRecipe[] {
  return JSON.parse(snapshot) as CanonicalRecipe[];
}
