import type { Category } from './category.ts';

/** The route of drawn pictures. */
export const IMAGE_FILE = '/images/:file';

/** Shown where a recipe's picture is missing or can't be loaded. */
export const PLACEHOLDER_IMAGES: Readonly<Record<Category, string>> = {
  Meals: '/images/meals.svg',
  Drinks: '/images/drinks.svg',
};

/** The same drawn picture in a format that link previews and search engines read; other addresses stay as they are. */
export function rasterImage(imageUrl: string): string {
  return imageUrl.startsWith('/images/') ? imageUrl.replace(/\.svg$/, '.png') : imageUrl;
}

/** The route of pictures that an image model made. */
export const GENERATED_IMAGE_FILE = '/images/generated/:file';

/** The address of such a picture. */
export const generatedImage = (id: string): string => GENERATED_IMAGE_FILE.replace(':file', `${id}.jpg`);

/** The route of the icons of ingredients. */
export const INGREDIENT_ICON_FILE = '/images/ingredients/:file';

/** The address of an ingredient's icon, a square SVG. */
export const ingredientIcon = (id: string): string => INGREDIENT_ICON_FILE.replace(':file', `${id}.svg`);
