import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Compiled with the ingredients by tools/ingredients. */
const ICONS_FILE = fileURLToPath(new URL('../../../../../../dist/icons.json', import.meta.url));
const iconsSchema = z.object({
  icons: z.record(z.string(), z.string()),
  ofIngredients: z.record(z.string(), z.string()),
});

export type IngredientIcons = {
  /** The icon of an ingredient as SVG; null for an unknown id. */
  find: (ingredientId: string) => string | null;
};

export function loadIngredientIcons(): IngredientIcons {
  const { icons, ofIngredients } = iconsSchema.parse(JSON.parse(readFileSync(ICONS_FILE, 'utf8')));
  const documents = new Map(Object.entries(icons).map(([name, shapes]) => [name, documentOf(shapes)]));
  const names = new Map(Object.entries(ofIngredients));
  return { find: (ingredientId) => documents.get(names.get(ingredientId) ?? '') ?? null };
}

/** The sizes let browsers scale the icon where a page gives none. */
const documentOf = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${shapes}</svg>`;
