import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { netCarbsPer100g } from '@larder/food/nutrition/net-carbs';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';

/** Roles of what nobody on keto cooks with, and grams of net carbohydrate of it a serving from which that counts. */
const MOST_CARBS: Partial<Record<Role, number>> = {
  flour: 1,
  grain: 1,
  rice: 1,
  pasta: 1,
  noodle: 1,
  bread: 1,
  potato: 1,
  root: 3.5,
  pulse: 3,
};
/** Flour of nuts is the flour of keto. */
const OF_NUTS = /^(?:ground-|almond|hazelnut|coconut|walnut)/;

/** True of a dish with flour, starch or bread in it, or many roots or peas: its carbohydrate can be low, and yet it is not keto. */
export function isStarchy({ lines, servings }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  return lines.some((line) => {
    const food = line.ingredient && !OF_NUTS.test(line.ingredient) ? kb.get(line.ingredient) : undefined;
    if (!food) return false;
    const net = netCarbsOf(line, servings, kb);
    // Cauliflower is eaten as rice.
    const isLeafy = food.roles.includes('vegetable') && !food.roles.some((role) => role === 'root' || role === 'pulse');
    return !isLeafy && food.roles.some((role) => net >= (MOST_CARBS[role] ?? Number.POSITIVE_INFINITY));
  });
}

/** Grams of net carbohydrate a serving that a sweetener or milk has at most. */
const MOST_SUGAR = 2;
const MOST_MILK_SUGAR = 4;

/** True of a dish with more than a trace of sugar, honey or syrup, or a glass of milk: no carbohydrate counts for more on keto. */
export function isSugary({ lines, servings }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  return lines.some((line) => {
    const roles = kb.get(line.ingredient ?? '')?.roles ?? [];
    const net = netCarbsOf(line, servings, kb);
    if (line.ingredient === SWEETENER) return false;
    return (
      (net >= MOST_SUGAR && roles.some((role) => role === 'sweetener' || role === 'syrup')) ||
      (net >= MOST_MILK_SUGAR && roles.includes('milk'))
    );
  });
}

/** What stands for sugar where few carbohydrates are asked for. */
export const SWEETENER = 'erythritol';

/** Grams of net carbohydrate of a line in one serving. */
export function netCarbsOf(line: RecipeLine, servings: number, kb: KnowledgeBase): number {
  const food = kb.get(line.ingredient ?? '');
  return food ? (netCarbsPer100g(food) * (gramsOf(line, kb) ?? 0)) / 100 / servings : 0;
}
