import type { Category } from '@larder/contract/category';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { weightInDish } from './ingredient-weights.ts';
import { WEIGHTS } from './weights.ts';

/** Roles of ingredients that a dish or a drink is named after, the most significant first. */
const ALCOHOL: readonly Role[] = ['spirit', 'liqueur', 'wine', 'sparkling-wine', 'beer'];
const MEAL_ROLES: readonly (readonly Role[])[] = [
  ['protein'],
  ['pulse', 'pasta', 'noodle', 'rice', 'grain'],
  ['chocolate', 'cheese', 'potato', 'fruit', 'vegetable', 'leaf', 'root'],
  ['egg', 'bread', 'flour'],
];
/** Roles of ingredients that are added to a dish: sharing one of them makes no dish of the others. */
const ADDED: ReadonlySet<Role> = new Set(['cream', 'milk', 'sauce', 'stock', 'acid', 'spread', 'cooking-fat']);

/**
 * The main ones of the available ingredients: the chicken of "rice, onion, chicken", the gin of "lemon, gin, sugar", the
 * mussels of "mussels, white wine". Where none has a main role, those that are not only added to a dish; else all.
 */
export function mainIngredientsOf(available: readonly string[], kb: KnowledgeBase): readonly string[] {
  const withRole = (roles: readonly Role[]) =>
    available.filter((id) => isPart(id, kb) && rolesOf(id, kb).some((role) => roles.includes(role)));
  const alcohol = withRole(ALCOHOL);
  if (alcohol.length > 0 && withRole(SAVOURY).length === 0) return alcohol;
  for (const roles of MEAL_ROLES) {
    const mains = withRole(roles);
    if (mains.length > 0) return mains;
  }
  const parts = available.filter((id) => !kb.get(id)?.roles.some((role) => ADDED.has(role)));
  return parts.length > 0 ? parts : available;
}

/** The meat and fish among the available ingredients, without which a dish is another one. */
export function meatsOf(available: readonly string[], kb: KnowledgeBase): readonly string[] {
  return available.filter((id) => isMeat(id, kb));
}

/** Meat and fish that a dish is made of, and not only flavoured with, as with bacon: a dish without them is another one. */
function isMeat(id: string, kb: KnowledgeBase): boolean {
  const known = kb.get(id);
  if (!known?.roles.includes('protein')) return false;
  if (known.group !== 'meat' && known.group !== 'fish-and-seafood') return false;
  return !FLAVOURING_MEATS.some((meat) => kb.isKindOf(id, meat));
}

const FLAVOURING_MEATS: readonly string[] = [
  'bacon',
  'pancetta',
  'guanciale',
  'ham',
  'cured-ham',
  'anchovy',
  'charcuterie',
];

/** An egg is in as many cakes as omelettes: it counts as a protein only where nothing else is there. */
function rolesOf(id: string, kb: KnowledgeBase): readonly Role[] {
  const roles = kb.get(id)?.roles ?? [];
  return roles.includes('egg') ? ['egg'] : roles;
}

/** False of an ingredient that only flavours a dish, such as onion. */
function isPart(id: string, kb: KnowledgeBase): boolean {
  const known = kb.get(id);
  return known !== undefined && weightInDish(known) >= WEIGHTS.ingredient.ordinary;
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
  if (hasRole(ALCOHOL)) return hasRole(SAVOURY) ? 'Meals' : 'Drinks';
  return hasRole(SAVOURY) || hasRole(['egg', 'bread']) ? 'Meals' : null;
}
