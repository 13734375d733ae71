import type { Language } from './language.ts';
import type { Recipe } from './recipe.ts';

/** The recipe page's markup as the server sends it, inside the element that the browser hydrates. */
export type RenderRecipePage = (recipe: Recipe, language: Language) => Promise<string>;

/** The name of the file that exports a `RenderRecipePage` as `renderRecipePage`, in the build for the server. */
export const RENDERER_FILE = 'render-recipe-page.js';

/** The data that the markup was rendered with, as JSON in the script element with this id. */
export const PAGE_DATA_ID = 'page-data';

/** The addresses of the application's scripts, as JSON in the script element with this id; loaded after the first paint. */
export const LATER_SCRIPTS_ID = 'later-scripts';

/** The language of the interface, and the recipe as every guest may see it. */
export type PageData = { language: Language; recipe: Recipe };
