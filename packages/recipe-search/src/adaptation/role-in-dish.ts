import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';

/** An oven below this dries and warms; from here on it bakes. */
const BAKING_FROM_CELSIUS = 140;
/** What an ingredient does in a batter or a dough and nowhere else: a boiled egg binds nothing. */
const IN_BATTER: readonly Role[] = ['binder', 'leavening'];

/**
 * The roles that line `index` can play in this dish, as far as the dish tells: a butter that is baked is not a butter
 * that is fried, an egg in a batter not one on a bowl. Where it tells nothing, all the roles its ingredient has.
 */
export function rolesInDish(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): readonly Role[] {
  const id = recipe.lines[index]?.ingredient;
  const roles = (id ? kb.get(id)?.roles : undefined) ?? [];
  if (recipe.category === 'Drinks') return roles;
  const batter = isBatter(recipe, kb);
  const wrong: readonly Role[] = batter && hasHotOven(recipe) ? ['cooking-fat'] : ['baking-fat'];
  const possible = roles.filter((role) => !wrong.includes(role));
  const inBatter = possible.filter((role) => IN_BATTER.includes(role) === batter);
  const telling =
    batter && inBatter.length > 0 ? inBatter : possible.filter((role) => batter || !IN_BATTER.includes(role));
  return telling.length > 0 ? telling : roles;
}

function isBatter(recipe: CanonicalRecipe, kb: KnowledgeBase): boolean {
  return recipe.lines.some(({ ingredient }) => ingredient && kb.get(ingredient)?.roles.includes('flour'));
}

function hasHotOven(recipe: CanonicalRecipe): boolean {
  return recipe.steps.some(({ text }) =>
    text.en.some((part) => typeof part === 'object' && 'celsius' in part && part.celsius >= BAKING_FROM_CELSIUS),
  );
}
