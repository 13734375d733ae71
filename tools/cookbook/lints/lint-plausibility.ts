import type { Subcategory } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { verifyRecipe } from '@larder/food/verifier/verify';

type Range = readonly [least: number, most: number];

/** Plausible kilocalories and grams of a serving, and minutes of all steps together. */
const PLAUSIBLE: Record<Subcategory, { kcal: Range; grams: Range; minutes: Range }> = {
  Breakfast: { kcal: [100, 1000], grams: [60, 900], minutes: [1, 900] },
  Lunch: { kcal: [100, 1200], grams: [120, 1300], minutes: [3, 1500] },
  Dinner: { kcal: [130, 1400], grams: [120, 1400], minutes: [5, 1500] },
  Snack: { kcal: [20, 800], grams: [15, 600], minutes: [1, 1500] },
  Alcoholic: { kcal: [30, 700], grams: [45, 800], minutes: [1, 1500] },
  'Non-alcoholic': { kcal: [0, 700], grams: [80, 900], minutes: [1, 1500] },
};

/** Energy, weight and time outside what dishes of the subcategory have: usually an amount in the wrong unit. */
export function plausibilityProblems(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  if (recipe.subcategory === null) return ['there is no subcategory'];
  const plausible = PLAUSIBLE[recipe.subcategory];
  const { nutrition, minutes } = verifyRecipe(recipe, kb);
  const grams = recipe.lines.reduce((sum, line) => sum + (gramsOf(line, kb) ?? 0), 0) / recipe.servings;
  const outside = (what: string, value: number, [least, most]: Range): string[] =>
    value < least || value > most ? [`${Math.round(value)} ${what}; such a dish has ${least} to ${most}`] : [];
  return [
    ...outside('kcal a serving', nutrition.calories, plausible.kcal),
    ...outside('g a serving', grams, plausible.grams),
    ...outside('minutes in all', minutes, plausible.minutes),
  ];
}
