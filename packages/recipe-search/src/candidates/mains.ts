import type { Category } from '@larder/contract/category';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';

/** What a dish or a drink is about, the most telling roles first. */
const MAIN_ROLES: readonly (readonly Role[])[] = [
  ['spirit', 'liqueur', 'wine', 'sparkling-wine', 'beer'],
  ['protein'],
  ['pulse', 'pasta', 'noodle', 'rice', 'grain', 'egg'],
  ['cheese', 'potato', 'chocolate', 'bread', 'flour'],
];

/**
 * The ingredients that someone would name first of what they have: the chicken of "rice, onion, chicken", the gin of
 * "lemon, gin, sugar". All of them where none stands out.
 */
export function mainsOf(have: readonly string[], kb: KnowledgeBase): readonly string[] {
  for (const roles of MAIN_ROLES) {
    const mains = have.filter((id) => kb.get(id)?.roles.some((role) => roles.includes(role)));
    if (mains.length > 0) return mains;
  }
  return have;
}

/** What goes into drinks and sweet things as well as into meals. */
const TELLS_NOTHING: ReadonlySet<Role> = new Set(['chocolate', 'flour']);
const BREAKFAST = 'oats';
/** Beside these a wine is for the pan; an egg goes into a sour, too. */
const SAVOURY: ReadonlySet<Role> = new Set([
  'protein',
  'pulse',
  'pasta',
  'noodle',
  'rice',
  'grain',
  'cheese',
  'potato',
]);

/** What someone with these would make, where no category is asked for: a drink, a meal, or either. */
export function leaningOf(have: readonly string[], kb: KnowledgeBase): Category | null {
  const telling = have.filter((id) => !kb.isKindOf(id, BREAKFAST));
  const hasRole = (roles: readonly Role[]): boolean =>
    telling.some((id) => kb.get(id)?.roles.some((role) => roles.includes(role) && !TELLS_NOTHING.has(role)));
  const [drinks = [], ...foods] = MAIN_ROLES;
  if (hasRole(drinks)) return hasRole([...SAVOURY]) ? 'Meals' : 'Drinks';
  return foods.some(hasRole) ? 'Meals' : null;
}
