import { INGREDIENT_PARTS } from '@larder/contract/dish/ingredient-part';
import { expect, test } from 'vitest';
import { drawIngredient } from './draw-ingredient.ts';

test('each of the ingredients is drawn alone, unlike every other', () => {
  const pictures = INGREDIENT_PARTS.map((part) => drawIngredient(part, 'light'));
  expect(pictures.length).toBeGreaterThanOrEqual(220);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(picture).not.toMatch(/var\(|undefined|NaN/);
});

test('an ingredient is darker in the dark theme, and follows the reader where it may', () => {
  expect(drawIngredient('carrot', 'dark')).not.toBe(drawIngredient('carrot', 'light'));
  expect(drawIngredient('carrot', 'reader')).toContain('prefers-color-scheme:dark');
});
