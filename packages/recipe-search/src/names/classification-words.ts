import type { Cuisine } from '@larder/contract/dish/cuisine';
import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import WORDS from './vocabulary/category-words.json' with { type: 'json' };
import CUISINES from './vocabulary/cuisine-names.json' with { type: 'json' };

/** Other names of a cuisine than its English adjective; folded, in every language. */
const CUISINE_NAMES: Readonly<Record<Cuisine, readonly string[]>> = CUISINES;

/** Words for a recipe's category and subcategory; folded, in every language. */
export function categoryWordsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const { category, subcategory } = recipe;
  const words = [...WORDS.categories[category], ...(subcategory === null ? [] : WORDS.categories[subcategory])];
  return subcategory === 'Snack' ? [...words, ...(isSweet(recipe, kb) ? WORDS.sweet : WORDS.savoury)] : words;
}

/** Words for a recipe's cuisine; folded, in every language. */
export function cuisineWordsOf({ cuisine }: CanonicalRecipe): string[] {
  return cuisine === null ? [] : [...fold(cuisine).split(' '), ...CUISINE_NAMES[cuisine]];
}

/**
 * Shares of a dish's weight from which it is sweet: sugar, syrup or chocolate in any dish, or, in one without aromatics
 * such as onion, less of them or fruit.
 */
const SWEET_SHARE = { sugar: 0.1, sugarWithoutAromatics: 0.05, fruitWithoutAromatics: 0.5 } as const;

const SWEET_TYPES: ReadonlySet<DishType> = new Set(SWEET_DISH_TYPES);
/** Dish types that can be sweet or savoury; their ingredients decide. */
const SWEET_OR_SAVOURY: ReadonlySet<DishType> = new Set([
  'fritters',
  'pancakes',
  'crepes',
  'waffles',
  'sauce',
  'spread',
  'dough',
]);

function isSweet({ dishType, lines }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  if (dishType && !SWEET_OR_SAVOURY.has(dishType)) return SWEET_TYPES.has(dishType);
  const weights = lines.map((line) => ({ grams: gramsOf(line, kb) ?? 0, roles: rolesOf(line.ingredient, kb) }));
  const sum = (of: typeof weights) => of.reduce((total, { grams }) => total + grams, 0);
  const share = (...anyOf: readonly Role[]): number =>
    sum(weights.filter(({ roles }) => roles.some((role) => anyOf.includes(role)))) / sum(weights);
  const sugar = share('sweetener', 'syrup', 'chocolate');
  if (sugar >= SWEET_SHARE.sugar) return true;
  if (lines.some(({ ingredient }) => rolesOf(ingredient, kb).includes('aromatic'))) return false;
  return sugar >= SWEET_SHARE.sugarWithoutAromatics || share('fruit') >= SWEET_SHARE.fruitWithoutAromatics;
}

function rolesOf(ingredient: string | null, kb: KnowledgeBase): readonly Role[] {
  return (ingredient === null ? undefined : kb.get(ingredient)?.roles) ?? [];
}
