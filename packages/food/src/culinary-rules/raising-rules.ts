import type { DishFacts } from './dish-facts.ts';

/** Grams of a raising agent for 100 g of flour. */
const RATIOS: readonly { ids: readonly string[]; name: string; least: number; most: number }[] = [
  { ids: ['baking-powder'], name: 'baking powder', least: 0.3, most: 8 },
  { ids: ['bicarbonate-of-soda'], name: 'bicarbonate of soda', least: 0.15, most: 3 },
  { ids: ['dried-yeast', 'instant-yeast'], name: 'dried yeast', least: 0.2, most: 3 },
  { ids: ['fresh-yeast'], name: 'fresh yeast', least: 0.4, most: 7 },
];
/** What a raising agent lifts. */
const FLOURS = ['flour', 'oats', 'ground-almond', 'ground-hazelnut', 'cornmeal', 'polenta', 'semolina', 'rye-flour'];
const LEAST_FLOUR_GRAMS = 60;

/** The raising agents against the flour that they lift. */
export function raisingProblems(facts: DishFacts): string[] {
  const flour = facts.lines.reduce(
    (sum, line) => sum + (line.is(...FLOURS) || line.ingredient.roles.includes('flour') ? line.grams : 0),
    0,
  );
  if (flour < LEAST_FLOUR_GRAMS) return [];
  return RATIOS.flatMap(({ ids, name, least, most }) => {
    const per100 = (facts.gramsOf(...ids) / flour) * 100;
    const isWrong = per100 > 0 && (per100 < least || per100 > most);
    return isWrong ? [`${per100.toFixed(1)} g of ${name} for 100 g of flour; write ${least} to ${most} g`] : [];
  });
}
