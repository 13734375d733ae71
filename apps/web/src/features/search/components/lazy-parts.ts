import { lazy } from 'react';

const loadAnswer = () => import('./answer.tsx');

/** Parts of the home page that the question itself does not need. */
export const Answer = lazy(async () => ({ default: (await loadAnswer()).Answer }));
export const PopularRecipes = lazy(async () => ({ default: (await import('./popular-recipes.tsx')).PopularRecipes }));
export const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));
export const DebugPanel = lazy(async () => ({ default: (await import('./debug-panel.tsx')).DebugPanel }));

/** Fetches what shows an answer, ahead of there being one. */
export function expectAnswer(): void {
  loadAnswer().catch(() => {});
}
