import type { NutrientsPer100g } from '@larder/food/ingredients/ingredient';
import { ALCOHOL_DENSITY } from '@larder/food/nutrition/nutrition';
import type { IngredientEntry } from './entry-schema.ts';

/** The fields of an entry that its nutrients follow from. */
export type NutritionFields = Pick<IngredientEntry, 'id' | 'per100g' | 'nutritionFrom' | 'abv' | 'density'>;

/** Energy of alcohol in kcal per gram; regulation (EU) 1169/2011, annex XIV. */
const ALCOHOL_ENERGY = 7;

const NOTHING: NutrientsPer100g = [0, 0, 0, 0, 0, 0];

/**
 * The nutrients of 100 g of every entry, by id: as its table says, or calculated from the entries of `nutritionFrom`.
 * Energy in whole kcal, the rest to a tenth of a gram. An unknown id counts as nothing, and so does an entry that
 * refers back to itself; the lint finds both.
 */
export function nutrientsOf(entries: readonly NutritionFields[]): Map<string, NutrientsPer100g> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Map<string, NutrientsPer100g>();
  const find = (id: string): NutrientsPer100g => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, NOTHING);
    const entry = byId.get(id);
    const nutrients = entry?.per100g ? citedNutrients(entry.per100g) : entry ? calculate(entry, byId, find) : NOTHING;
    known.set(id, nutrients);
    return nutrients;
  };
  for (const { id } of entries) find(id);
  return known;
}

/** Energy of the alcohol in 100 g, in kcal. */
export function alcoholEnergy(entry: { abv?: number; density?: number } | undefined): number {
  return (ALCOHOL_ENERGY * ALCOHOL_DENSITY * (entry?.abv ?? 0)) / (entry?.density ?? 1);
}

function citedNutrients(per100g: NonNullable<NutritionFields['per100g']>): NutrientsPer100g {
  const { kcal, protein, carbs, fat, fibre, sugar } = per100g;
  return [kcal, protein, carbs, fat, fibre, sugar];
}

function calculate(
  entry: NutritionFields,
  byId: ReadonlyMap<string, NutritionFields>,
  find: (id: string) => NutrientsPer100g,
): NutrientsPer100g {
  const total = [alcoholEnergy(entry), 0, 0, 0, 0, 0];
  for (const [part, grams] of Object.entries(entry.nutritionFrom ?? {}))
    addShare(total, find(part), alcoholEnergy(byId.get(part)), grams / 100);
  return rounded(total);
}

/** Adds a share of a part's nutrients to the total, without the energy of its alcohol. */
function addShare(total: number[], part: NutrientsPer100g, alcohol: number, share: number): void {
  for (let at = 0; at < total.length; at++) {
    const value = at === 0 ? Math.max(part[0] - alcohol, 0) : (part[at] ?? 0);
    total[at] = (total[at] ?? 0) + value * share;
  }
}

function rounded([
  kcal = 0,
  protein = 0,
  carbs = 0,
  fat = 0,
  fiber = 0,
  sugar = 0,
]: readonly number[]): NutrientsPer100g {
  return [Math.round(kcal), tenth(protein), tenth(carbs), tenth(fat), tenth(fiber), tenth(sugar)];
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}
