import type { Ingredient } from '@larder/food/ingredients/ingredient';
import { ALCOHOL_DENSITY } from '@larder/food/nutrition/nutrition';
import { alcoholEnergy, type NutritionFields } from '../compile-nutrition.ts';

/**
 * How far the energy may lie from the sum of its nutrients: the larger of a share and of an amount in kcal, which is
 * about what the acid in vinegar gives.
 */
const ENERGY_TOLERANCE = { share: 0.15, kcal: 22 };
/**
 * Energy in kcal per gram; regulation (EU) 1169/2011, annex XIV. Fibre counts 2 there and up to 4 in FoodData Central.
 */
const ENERGY = { protein: 4, carbohydrate: 4, fat: 9, fibre: { least: 2, most: 4 } };
/** Grams in 100 g by which separate analyses of one food may differ: milk shows more sugar than carbohydrate. */
const ANALYSIS_ERROR = 0.5;
/** The table of pure substances; it defines their energy, which does not follow from their nutrients. */
const PURE_SUBSTANCES = 'EU 1169/2011';
/** Grams of other ingredients that 100 g may be made from: fresh strawberries in freeze-dried ones. */
const MOST_PARTS = 1000;

type Entry = NutritionFields & { source?: string };

/** What is wrong with the nutrients of an entry: where they come from, their energy and their shares of 100 g. */
export function nutritionProblems(
  entry: Entry,
  ingredient: Ingredient,
  entries: ReadonlyMap<string, NutritionFields>,
): string[] {
  return [...partProblems(entry, entries), ...energyProblems(entry, ingredient), ...shareProblems(ingredient)];
}

function partProblems(entry: Entry, entries: ReadonlyMap<string, NutritionFields>): string[] {
  if (entry.nutritionFrom === undefined) return [];
  const parts = Object.entries(entry.nutritionFrom);
  const unknown = parts
    .filter(([id]) => !entries.has(id))
    .map(([id]) => `nutritionFrom names "${id}", which is no ingredient.`);
  const total = parts.reduce((grams, [, amount]) => grams + amount, 0);
  const empty = parts.length === 0 && entry.abv === undefined ? ['nutritionFrom is empty: name at least water.'] : [];
  const much = total > MOST_PARTS ? [`100 g of it can't be made from ${total} g.`] : [];
  const circle = refersToItself(entry.id, entries) ? ['Its nutrients are calculated from themselves.'] : [];
  return [...unknown, ...empty, ...much, ...circle];
}

function refersToItself(id: string, entries: ReadonlyMap<string, NutritionFields>): boolean {
  const found = new Set(Object.keys(entries.get(id)?.nutritionFrom ?? {}));
  for (const part of found)
    for (const further of Object.keys(entries.get(part)?.nutritionFrom ?? {})) found.add(further);
  return found.has(id);
}

function energyProblems({ source }: Entry, ingredient: Ingredient): string[] {
  if (source === PURE_SUBSTANCES) return [];
  const [kcal, protein, carbs, fat, fiber] = ingredient.per100g;
  const rest =
    ENERGY.protein * protein + ENERGY.carbohydrate * (carbs - fiber) + ENERGY.fat * fat + alcoholEnergy(ingredient);
  const least = rest + ENERGY.fibre.least * fiber;
  const most = rest + ENERGY.fibre.most * fiber;
  const tolerance = Math.max(ENERGY_TOLERANCE.share * kcal, ENERGY_TOLERANCE.kcal);
  return kcal < least - tolerance || kcal > most + tolerance
    ? [`Its ${kcal} kcal do not add up: protein, carbohydrate and fat make ${Math.round(least)}.`]
    : [];
}

function shareProblems({ per100g, abv = 0 }: Ingredient): string[] {
  const [, protein, carbs, fat, fiber, sugar] = per100g;
  const findings: string[] = [];
  if (fiber > carbs + ANALYSIS_ERROR) findings.push('It has more fibre than carbohydrate, which includes it.');
  if (sugar > carbs + ANALYSIS_ERROR) findings.push('It has more sugar than carbohydrate.');
  if (protein + carbs + fat + ALCOHOL_DENSITY * abv > 105) findings.push('100 g hold more than 100 g.');
  return findings;
}
