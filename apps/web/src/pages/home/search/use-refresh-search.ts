import { useEffectEvent, useLayoutEffect } from 'react';
import { usePreferences } from '../../../features/preferences/use-preferences.ts';
import { haveSameRestrictions, type Restrictions } from '../../../features/preferences/use-restrictions.ts';
import type { Search } from './use-search.ts';

/**
 * Repeats the search when preferences change. After a change of allergens or diets the results are cleared before the
 * next paint, because they may contain excluded ingredients.
 */
export function useRefreshSearch({ results, run }: Search, restrictions: Restrictions | null): void {
  const { language, measurementSystem } = usePreferences();
  const request = results?.request;
  const runAgain = useEffectEvent(run);

  useLayoutEffect(() => {
    // A photo of unknown things alone is no search that can be repeated.
    if (!request || request.text === '') return;
    const isRendered = request.language === language && request.measurementSystem === measurementSystem;
    const isAllowed = haveSameRestrictions(request.restrictions, restrictions);
    if (isRendered && isAllowed) return;
    runAgain({ ...request, language, measurementSystem }, isAllowed ? 'display-change' : 'restriction-change');
  }, [request, language, measurementSystem, restrictions]);
}
