import type { Nutrition } from '@larder/contract/verdict/nutrition';
import type { Ingredient, Role } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import type { CanonicalRecipe, RecipeLine } from '../recipe.ts';
import { UNITS } from '../units/units.ts';
import { gramsOf } from './grams.ts';

/** Grams in a millilitre of alcohol. */
export const ALCOHOL_DENSITY = 0.789;

/** What a line contributes to one serving. */
export type Portion = {
  line: number;
  ingredient: Ingredient;
  /** Grams that are eaten. */
  grams: number;
  /** Grams at the upper end of a range. */
  most: number;
};

/** What a recipe's lines weigh a serving, and the indexes of those whose weight is unknown. */
export type Portions = { known: Portion[]; uncounted: number[] };

/** Without an amount, ingredients in these roles weigh next to nothing. */
const NEGLIGIBLE_ROLES: ReadonlySet<Role> = new Set(['seasoning', 'spice', 'herb', 'garnish', 'leavening', 'ice']);
const NEVER_NEGLIGIBLE_ROLES: ReadonlySet<Role> = new Set(['cooking-fat', 'baking-fat', 'finishing-oil', 'sweetener']);

/** From this amount on, fat for frying is taken for deep-frying, and most of it stays in the pan. */
const DEEP_FRYING_GRAMS = 200;
/** Share of the fat that food absorbs in deep-frying. */
const ABSORBED_WHEN_DEEP_FRIED = 0.1;
const FOR_FRYING = /\b(?:for|to) (?:deep[- ]?|shallow[- ]?)?fry/i;

/** Weighs the lines. Lines without an amount in a negligible role count as nothing. */
export function portionsOf(recipe: Pick<CanonicalRecipe, 'lines' | 'servings'>, kb: KnowledgeBase): Portions {
  const known: Portion[] = [];
  const uncounted: number[] = [];
  recipe.lines.forEach((line, index) => {
    const ingredient = line.ingredient === null ? undefined : kb.get(line.ingredient);
    const grams = gramsOf(line, kb);
    if (ingredient && grams !== null) {
      const eaten = (grams * shareEaten(line, ingredient, grams)) / recipe.servings;
      known.push({ line: index, ingredient, grams: eaten, most: eaten * upperEnd(line) });
    } else if (!ingredient || line.amount !== null || !isNegligible(ingredient)) uncounted.push(index);
  });
  return { known, uncounted };
}

function upperEnd({ amount }: RecipeLine): number {
  if (amount?.max === undefined || amount.min + amount.max === 0) return 1;
  return Math.max(amount.min, amount.max) / ((amount.min + amount.max) / 2);
}

function shareEaten(line: RecipeLine, ingredient: Ingredient, grams: number): number {
  if (ingredient.edible !== undefined && line.unit !== null && UNITS[line.unit].dimension === 'mass') {
    return ingredient.edible;
  }
  const isFryingFat = grams >= DEEP_FRYING_GRAMS && ingredient.roles.includes('cooking-fat');
  return isFryingFat && FOR_FRYING.test(line.preparation?.en ?? '') ? ABSORBED_WHEN_DEEP_FRIED : 1;
}

function isNegligible({ roles, per100g: [kcal] }: Ingredient): boolean {
  if (kcal === 0) return true;
  return roles.some((role) => NEGLIGIBLE_ROLES.has(role)) && !roles.some((role) => NEVER_NEGLIGIBLE_ROLES.has(role));
}

/** Energy and nutrients a serving: whole kcal, and grams to a tenth. */
export function nutritionOf({ known }: Portions): Nutrition {
  const total = [0, 0, 0, 0, 0, 0];
  for (const { ingredient, grams } of known) {
    for (let index = 0; index < total.length; index++) {
      total[index] = (total[index] ?? 0) + ((ingredient.per100g[index] ?? 0) * grams) / 100;
    }
  }
  const [calories = 0, protein = 0, carbs = 0, fat = 0, fiber = 0, sugar = 0] = total;
  return {
    calories: Math.round(calories),
    protein: toTenth(protein),
    carbs: toTenth(carbs),
    fat: toTenth(fat),
    fiber: toTenth(fiber),
    sugar: toTenth(sugar),
  };
}

/** Grams of alcohol a serving before cooking; evaporation is not taken into account. */
export function alcoholOf({ known }: Portions): number {
  const grams = known.reduce((sum, { ingredient, grams }) => {
    const millilitres = grams / (ingredient.density ?? 1);
    return sum + millilitres * ((ingredient.abv ?? 0) / 100) * ALCOHOL_DENSITY;
  }, 0);
  return toTenth(grams);
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
