import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { isSweet } from '../rules/swap-in-dish.ts';
import { isMeasuredInSteps } from './measured-in-steps.ts';
import { saltIn, TEASPOON_STEP } from './restore-salt.ts';

/** Grams of salt a serving that nobody tastes. */
const UNNOTICED = 0.3;
/** The share of the salt that is left at least: some of it may go into water. */
const LEAST_LEFT = 0.5;

/** A savoury dish with less salt where a substitute brings some: provolone is saltier than mozzarella. */
export function easeSalt(adapted: CanonicalRecipe, original: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  if (adapted.category === 'Drinks' || isSweet(adapted)) return adapted;
  const brought = saltIn(adapted.lines, kb) - saltIn(original.lines, kb);
  const index = adapted.lines.findIndex(({ ingredient }) => ingredient !== null && kb.isKindOf(ingredient, 'salt'));
  const line = adapted.lines[index];
  const grams = line ? gramsOf(line, kb) : null;
  if (brought < UNNOTICED * adapted.servings || !line?.amount || line.unit !== 'tsp' || !grams) return adapted;
  if (isMeasuredInSteps(adapted, index)) return adapted;
  const left = Math.max(LEAST_LEFT, 1 - brought / grams) * line.amount.min;
  const eased: RecipeLine = { ...line, amount: { min: Math.max(1, Math.floor(left / TEASPOON_STEP)) * TEASPOON_STEP } };
  return { ...adapted, lines: adapted.lines.map((each) => (each === line ? eased : each)) };
}
