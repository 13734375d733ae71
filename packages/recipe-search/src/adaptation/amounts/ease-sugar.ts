import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { isSweet } from '../rules/swap-in-dish.ts';
import { isMeasuredInSteps } from './measured-in-steps.ts';

/** Grams of sugar in one gram of what is sweeter than the sauce that it stands for. */
const SWEETER: Readonly<Record<string, number>> = { 'coconut-aminos': 0.2 };
/** Grams of sugar that nobody tastes. */
const UNNOTICED = 3;
/** The share of the sugar of a dish that is left at least. */
const LEAST_LEFT = 0.5;
const STEPS: Partial<Record<NonNullable<RecipeLine['unit']>, number>> = { tsp: 0.5, tbsp: 0.5, g: 5 };
const SUGARS = ['sugar', 'honey', 'maple-syrup'] as const;

/** A savoury dish with less sugar where a substitute brings some: aminos of coconut are sweet. */
export function easeSugar(adapted: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  if (adapted.category === 'Drinks' || isSweet(adapted)) return adapted;
  const brought = adapted.lines.reduce((sum, line) => {
    const perGram = line.swappedFrom && line.ingredient ? (SWEETER[line.ingredient] ?? 0) : 0;
    return sum + perGram * (gramsOf(line, kb) ?? 0);
  }, 0);
  const index = adapted.lines.findIndex(({ ingredient }) =>
    SUGARS.some((id) => ingredient && kb.isKindOf(ingredient, id)),
  );
  const line = adapted.lines[index];
  const step = line?.unit ? STEPS[line.unit] : undefined;
  const grams = line ? gramsOf(line, kb) : null;
  if (brought < UNNOTICED || !line?.amount || !step || !grams || isMeasuredInSteps(adapted, index)) return adapted;
  const left = Math.max(LEAST_LEFT, 1 - brought / grams) * line.amount.min;
  const eased: RecipeLine = { ...line, amount: { min: Math.max(step, Math.round(left / step) * step) } };
  return { ...adapted, lines: adapted.lines.map((each) => (each === line ? eased : each)) };
}
