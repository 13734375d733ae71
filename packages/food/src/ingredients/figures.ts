import type { Figures, IngredientEntry } from './ingredient.ts';

/** Energy of alcohol in kcal per gram; regulation (EU) 1169/2011, annex XIV. */
const ALCOHOL_ENERGY = 7;
/** Grams in a millilitre of alcohol. */
export const ALCOHOL_DENSITY = 0.789;

const NOTHING: Figures = [0, 0, 0, 0, 0, 0];

/**
 * What 100 g of every entry feed, by id: as its table says, or reckoned from the entries that it feeds like. Energy in
 * whole kcal, the rest to a tenth of a gram. An unknown id, and a circle of entries that feed like each other, count
 * as nothing there; the lint finds both.
 */
export function figuresOf(entries: readonly IngredientEntry[]): Map<string, Figures> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Map<string, Figures>();
  const find = (id: string): Figures => {
    const entry = byId.get(id);
    const found = known.get(id) ?? entry?.per100g;
    if (found !== undefined || entry?.nutritionFrom === undefined) return found ?? NOTHING;
    known.set(id, NOTHING);
    const total = [alcoholEnergy(entry), 0, 0, 0, 0, 0];
    for (const [part, grams] of Object.entries(entry.nutritionFrom)) {
      addShare(total, find(part), alcoholEnergy(byId.get(part)), grams / 100);
    }
    const figures = rounded(total);
    known.set(id, figures);
    return figures;
  };
  for (const { id, per100g } of entries) known.set(id, per100g ?? find(id));
  return known;
}

/** Energy of the alcohol in 100 g, in kcal. */
export function alcoholEnergy(entry: Pick<IngredientEntry, 'abv' | 'density'> | undefined): number {
  return (ALCOHOL_ENERGY * ALCOHOL_DENSITY * (entry?.abv ?? 0)) / (entry?.density ?? 1);
}

/** Adds `share` of what a part feeds to the total, its alcohol left out. */
function addShare(total: number[], part: Figures, alcohol: number, share: number): void {
  for (let at = 0; at < total.length; at++) {
    const value = at === 0 ? Math.max(part[0] - alcohol, 0) : (part[at] ?? 0);
    total[at] = (total[at] ?? 0) + value * share;
  }
}

function rounded([kcal = 0, protein = 0, carbs = 0, fat = 0, fiber = 0, sugar = 0]: readonly number[]): Figures {
  return [Math.round(kcal), tenth(protein), tenth(carbs), tenth(fat), tenth(fiber), tenth(sugar)];
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}
