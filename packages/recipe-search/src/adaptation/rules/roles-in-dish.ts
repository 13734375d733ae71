import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';

/** The lowest oven temperature for baking; below it an oven dries or keeps warm. */
const LEAST_BAKING_CELSIUS = 140;
/** Roles that an ingredient has in a batter or dough only: a boiled egg is no binder. */
const IN_BATTER: readonly Role[] = ['binder', 'leavening'];

/**
 * The roles that the ingredient of line `index` has in this dish: butter in a cake is not for frying, an egg in a batter
 * is a binder. All its roles where the dish excludes all of them.
 */
export function rolesInDish(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): readonly Role[] {
  const id = recipe.lines[index]?.ingredient;
  const roles = (id ? kb.get(id)?.roles : undefined) ?? [];
  if (recipe.category === 'Drinks') return roles;
  const batter = isBatter(recipe, kb);
  const wrong: readonly Role[] = batter && hasHotOven(recipe) ? ['cooking-fat'] : ['baking-fat'];
  const possible = roles.filter((role) => !wrong.includes(role));
  const inBatter = possible.filter((role) => IN_BATTER.includes(role) === batter);
  const actual =
    batter && inBatter.length > 0 ? inBatter : possible.filter((role) => batter || !IN_BATTER.includes(role));
  return actual.length > 0 ? actual : roles;
}

function isBatter(recipe: CanonicalRecipe, kb: KnowledgeBase): boolean {
  return recipe.lines.some(({ ingredient }) => ingredient && kb.get(ingredient)?.roles.includes('flour'));
}

function hasHotOven(recipe: CanonicalRecipe): boolean {
  return recipe.steps.some(({ text }) =>
    text.en.some((part) => typeof part === 'object' && 'celsius' in part && part.celsius >= LEAST_BAKING_CELSIUS),
  );
}
