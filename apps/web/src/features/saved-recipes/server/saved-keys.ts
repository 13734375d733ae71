/* Keys of the queries for saved recipes. Beside each other, so that reading one needs no code that fetches. */

export const SAVED_RECIPES_KEY = 'saved-recipes';
/** The pages that have arrived while a list is fetched for the first time. */
export const FIRST_PAGES_KEY = 'saved-recipes-first-pages';
export const SAVED_COUNT_KEY = 'saved-count';
