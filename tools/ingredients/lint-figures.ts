import { ALCOHOL_DENSITY, alcoholEnergy } from '@larder/food/ingredients/figures';
import type { Ingredient, IngredientEntry } from '@larder/food/ingredients/ingredient';

/** What is wrong with the figures of an entry, as a sentence for the cook who wrote it. */
type Finding = { id: string; message: string };

/**
 * How far the energy may lie from what it is made of: the larger of a share and of an amount in kcal, which is what the
 * acid in vinegar gives.
 */
const ENERGY_TOLERANCE = { share: 0.15, kcal: 22 };
/**
 * Energy in kcal per gram; regulation (EU) 1169/2011, annex XIV. Fibre counts 2 there and up to 4 in FoodData Central.
 */
const ENERGY = { protein: 4, carbohydrate: 4, fat: 9, fibre: { least: 2, most: 4 } };
/** Grams in 100 g by which separate analyses of one food may differ: milk shows more sugar than carbohydrate. */
const ANALYSIS_ERROR = 0.5;
/** The table of pure substances; their energy is laid down, not added up. */
const PURE = 'EU 1169/2011';
const SOURCE = /^(?:USDA (?:NDB )?\d+|CIQUAL \d+|EU 1169\/2011)$/;
/** Grams of other food that 100 g may stem from: fresh strawberries in freeze-dried ones. */
const MOST_PARTS = 1000;

/** Checks that every figure is cited, or reckoned from entries in the end cited, and that energies add up. */
export function oddFigures(
  entries: ReadonlyMap<string, IngredientEntry>,
  stock: ReadonlyMap<string, Ingredient>,
): Finding[] {
  return [...entries.values()].flatMap((entry) => {
    const ingredient = stock.get(entry.id);
    if (!ingredient) return [];
    const messages = [...oddOrigin(entry, entries), ...oddEnergy(entry, ingredient), ...oddShares(ingredient)];
    return messages.map((message) => ({ id: entry.id, message }));
  });
}

function oddOrigin(entry: IngredientEntry, entries: ReadonlyMap<string, IngredientEntry>): string[] {
  if (entry.nutritionFrom === undefined) {
    const { source } = entry;
    return SOURCE.test(source) ? [] : [`"${source}" is no source: USDA, USDA NDB or CIQUAL and a number, or ${PURE}.`];
  }
  const parts = Object.entries(entry.nutritionFrom);
  const unknown = parts.filter(([id]) => !entries.has(id)).map(([id]) => `It feeds like "${id}", which no entry is.`);
  const total = parts.reduce((grams, [, amount]) => grams + amount, 0);
  const empty = parts.length === 0 && entry.abv === undefined ? ['It feeds like nothing: say at least water.'] : [];
  const much = total > MOST_PARTS ? [`100 g of it can't stem from ${total} g.`] : [];
  const circle = isNutritionFromItself(entry.id, entries)
    ? ['It feeds like itself, by way of what it feeds like.']
    : [];
  return [...unknown, ...empty, ...much, ...circle];
}

function isNutritionFromItself(id: string, entries: ReadonlyMap<string, IngredientEntry>): boolean {
  const found = new Set(Object.keys(entries.get(id)?.nutritionFrom ?? {}));
  for (const part of found)
    for (const further of Object.keys(entries.get(part)?.nutritionFrom ?? {})) found.add(further);
  return found.has(id);
}

function oddEnergy({ source }: IngredientEntry, ingredient: Ingredient): string[] {
  if (source === PURE) return [];
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

function oddShares({ per100g, abv = 0 }: Ingredient): string[] {
  const [, protein, carbs, fat, fiber, sugar] = per100g;
  const findings: string[] = [];
  if (fiber > carbs + ANALYSIS_ERROR) findings.push('It has more fibre than carbohydrate, which includes it.');
  if (sugar > carbs + ANALYSIS_ERROR) findings.push('It has more sugar than carbohydrate.');
  if (per100g.some((value) => value < 0) || protein + carbs + fat + ALCOHOL_DENSITY * abv > 105)
    findings.push('100 g hold more than 100 g, or less than nothing.');
  return findings;
}
