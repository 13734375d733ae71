import { lazy } from 'react';

/** Parts of the home page that the question itself does not need. */
export const Answer = lazy(async () => ({ default: (await import('./answer.tsx')).Answer }));
export const PopularRecipes = lazy(async () => ({ default: (await import('./popular-recipes.tsx')).PopularRecipes }));
export const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));
export const DebugPanel = lazy(async () => ({ default: (await import('./debug-panel.tsx')).DebugPanel }));
