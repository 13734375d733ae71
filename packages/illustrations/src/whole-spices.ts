import { type IngredientPart, kindOfPart } from '@larder/contract/dish/ingredient-part';
import type { KnownIngredient } from './ingredient-colours.ts';

/** Spices that look the same in a spoon as on a dish. */
const LOOSE: ReadonlySet<IngredientPart> = new Set(['ground-spice', 'saffron', 'peppercorn']);

/** An ingredient without the parts that show a spice whole where the recipe has it ground, grated or scraped. */
export function withoutWholeSpices(ingredient: KnownIngredient): KnownIngredient {
  const { drawnAs, isGround = false } = ingredient;
  const isSeen = (part: IngredientPart) =>
    kindOfPart(part) !== 'spice' || (isGround ? LOOSE.has(part) : part !== 'ground-spice' || drawnAs.length === 1);
  return { ...ingredient, drawnAs: drawnAs.filter(isSeen) };
}
