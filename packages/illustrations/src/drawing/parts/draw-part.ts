import type { IllustrationPart } from '@larder/contract/dish/illustration';
import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import { INGREDIENT_SHAPES } from './ingredient-shapes.ts';
import { PIECE_SHAPES } from './piece-shapes.ts';

/** SVG of one part of a picture; `fill` colours what takes the colour of its dish. */
export function drawPart(part: IllustrationPart, fill: string): string {
  return isIngredient(part) ? INGREDIENT_SHAPES[part] : PIECE_SHAPES[part](fill);
}

function isIngredient(part: IllustrationPart): part is IngredientPart {
  return part in INGREDIENT_SHAPES;
}
