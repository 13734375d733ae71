import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import { type DrawingTheme, svgDocument } from '../svg-document.ts';
import { INGREDIENT_SHAPES } from './ingredient-shapes.ts';

/** Half the width of an ingredient's picture, in units of its drawing. */
const HALF = 40;

/** One ingredient as a whole SVG document, without a background. */
export function drawIngredient(part: IngredientPart, theme: DrawingTheme): string {
  return svgDocument({ x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF }, INGREDIENT_SHAPES[part], theme);
}
