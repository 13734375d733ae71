import { lazy } from 'react';
import { patiently } from '../../../lib/fetch-code.ts';
import { loadAnswer } from './load-answer.ts';

/** Parts of the home page that the question itself does not need. */
export const Answer = lazy(async () => ({ default: (await loadAnswer()).Answer }));
export const PopularRecipes = lazy(
  patiently(async () => ({ default: (await import('./popular-recipes.tsx')).PopularRecipes })),
);
export const AskByName = lazy(patiently(async () => ({ default: (await import('./ask-by-name.tsx')).AskByName })));
export const KeptTo = lazy(patiently(async () => ({ default: (await import('./kept-to.tsx')).KeptTo })));
export const PhotoPanel = lazy(patiently(async () => ({ default: (await import('./photo-panel.tsx')).PhotoPanel })));
export const FilterPanel = lazy(patiently(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel })));
export const DebugPanel = lazy(patiently(async () => ({ default: (await import('./debug-panel.tsx')).DebugPanel })));
