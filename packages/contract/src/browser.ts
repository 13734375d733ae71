/** Keys of local and session storage. docs/specification.md §3, Browser storage keys. */
export const STORAGE_KEYS = {
  preferences: 'userPreferences',
  preferencesOwner: 'userPreferencesOwner',
  language: 'i18nextLng',
  authState: 'authState',
  cachedRecipes: 'cachedRecipes',
  cachedCategory: 'cachedCategory',
  cachedSubcategory: 'cachedSubcategory',
  hasCachedResults: 'hasCachedResults',
  searchMode: 'searchMode',
  sortOption: 'sortOption',
  savedSortOption: 'savedSortOption',
  lastSearchResults: 'lastSearchResults',
  /** Ids of the ingredients of the last search by ingredients or photo, in session storage. */
  lastIngredients: 'lastIngredients',
} as const;

const GUEST_KEY = 'guest';

/** The storage key of a user's saved recipes; null is a guest. docs/specification.md §3. */
export function savedRecipesKey(userId: string | null): string {
  return `savedRecipes_${userId ?? GUEST_KEY}`;
}

/**
 * Events on `window` that update the header's count of saved recipes. docs/specification.md §2, Header, and §4, Save
 * toggle.
 */
export const EVENTS = {
  recipeSaved: 'recipe-saved',
  recipeRemoved: 'recipe-removed',
  savedListUpdated: 'saved-recipes-updated',
  savedCountUpdated: 'saved-count-updated',
} as const;

/** The detail of a `saved-count-updated` event. */
export type SavedCountDetail = { count: number };

/** Query parameters of pages. docs/specification.md §2. */
export const SHOW_DEV_TOOLS_QUERY = 'showDevTools';
export const AUTH_TAB_QUERY = 'tab';
export const PROFILE_TAB_QUERY = 'tab';
