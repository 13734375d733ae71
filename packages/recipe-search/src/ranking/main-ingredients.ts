import type { Category } from '@larder/contract/category';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';

/** Roles of ingredients that a dish or a drink is named after, the most significant first. */
const MAIN_ROLES: readonly (readonly Role[])[] = [
  ['spirit', 'liqueur', 'wine', 'sparkling-wine', 'beer'],
  ['protein'],
  ['pulse', 'pasta', 'noodle', 'rice', 'grain', 'egg'],
  ['cheese', 'potato', 'chocolate', 'bread', 'flour'],
];

/**
 * The main ones of the available ingredients: the chicken of "rice, onion, chicken", the gin of "lemon, gin, sugar".
 * All of them where none has a main role.
 */
export function mainIngredientsOf(available: readonly string[], kb: KnowledgeBase): readonly string[] {
  for (const roles of MAIN_ROLES) {
    const mains = available.filter((id) => kb.get(id)?.roles.some((role) => roles.includes(role)));
    if (mains.length > 0) return mains;
  }
  return available;
}

/** Main roles of ingredients that go into drinks and desserts as well as into meals. */
const AMBIGUOUS: ReadonlySet<Role> = new Set(['chocolate', 'flour']);
/** A main ingredient of meals that is as common in breakfast drinks. */
const AMBIGUOUS_KIND = 'oats';
/** With an ingredient of these roles a wine is for cooking. An egg is not among them: it goes into cocktails, too. */
const SAVOURY: readonly Role[] = ['protein', 'pulse', 'pasta', 'noodle', 'rice', 'grain', 'cheese', 'potato'];

/** The category that the available ingredients suit, where none was requested; null where they suit both. */
export function likelyCategory(available: readonly string[], kb: KnowledgeBase): Category | null {
  const significant = available.filter((id) => !kb.isKindOf(id, AMBIGUOUS_KIND));
  const hasRole = (roles: readonly Role[]): boolean =>
    significant.some((id) => kb.get(id)?.roles.some((role) => roles.includes(role) && !AMBIGUOUS.has(role)));
  const [alcohol = [], ...food] = MAIN_ROLES;
  if (hasRole(alcohol)) return hasRole(SAVOURY) ? 'Meals' : 'Drinks';
  return food.some(hasRole) ? 'Meals' : null;
}
