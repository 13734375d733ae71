import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';

/* Parts of the search page that the search form does not need. */

export const PopularRecipes = lazyWithRetry(async () => (await import('./popular/popular-recipes.tsx')).PopularRecipes);
export const NameSearch = lazyWithRetry(async () => (await import('./search-form/name-search.tsx')).NameSearch);
export const ActiveRestrictions = lazyWithRetry(
  async () => (await import('./search-form/active-restrictions.tsx')).ActiveRestrictions,
);
export const PhotoPanel = lazyWithRetry(async () => (await import('./photo/photo-panel.tsx')).PhotoPanel);
export const FilterPanel = lazyWithRetry(
  async () => (await import('../../features/recipe-list/filter-panel.tsx')).FilterPanel,
);
export const DebugPanel = lazyWithRetry(async () => (await import('./debug-panel.tsx')).DebugPanel);
