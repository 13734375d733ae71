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
