import type { Language } from './language.ts';
import type { Recipe } from './recipe.ts';

/** Renders pages as the server sends them; the markup goes inside the element that the browser hydrates. */
export type PageRenderer = {
  renderHomePage: (language: Language) => Promise<{ title: string; description: string; markup: string }>;
  renderRecipePage: (recipe: Recipe, language: Language) => Promise<string>;
};

/** The name of the file that exports what is in a `PageRenderer`, in the build for the server. */
export const RENDERER_FILE = 'render-pages.js';

/** The data that the markup was rendered with, as JSON in the script element with this id. */
export const PAGE_DATA_ID = 'page-data';

/** The addresses of the application's scripts, as JSON in the script element with this id; loaded after the first paint. */
export const LATER_SCRIPTS_ID = 'later-scripts';

/** The language of the interface, and the recipe as every guest may see it; null on the home page. */
export type PageData = { language: Language; recipe: Recipe | null };
