/** What the browser keeps and says, by name. */

/** Local and session storage. Spec section 3, Browser storage keys. */
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
} as const;

const GUEST_KEY = 'guest';

/** Where a person's saved recipes are kept: by user id, or by the guest key. Spec section 3. */
export function savedRecipesKey(userId: string | null): string {
  return `savedRecipes_${userId ?? GUEST_KEY}`;
}

/** Events on `window` that the header's count listens to. Spec section 2, Header, and section 4, Save toggle. */
export const EVENTS = {
  recipeSaved: 'recipe-saved',
  recipeRemoved: 'recipe-removed',
  savedListUpdated: 'saved-recipes-updated',
  savedCountUpdated: 'saved-count-updated',
} as const;

/** The detail of a `saved-count-updated` event. */
export type SavedCountDetail = { count: number };

/** Query parameters with a meaning. Spec section 2. */
export const SHOW_DEV_TOOLS_QUERY = 'showDevTools';
export const AUTH_TAB_QUERY = 'tab';
export const PROFILE_TAB_QUERY = 'tab';
