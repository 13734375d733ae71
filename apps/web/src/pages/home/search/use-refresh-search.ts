import { useEffectEvent, useLayoutEffect } from 'react';
import { usePreferences } from '../../../features/preferences/use-preferences.ts';
import { haveSameRestrictions, type Restrictions } from '../../../features/preferences/use-restrictions.ts';
import type { Search } from './use-search.ts';

/**
 * When the language or the measures change, what is shown is fetched again in the new ones. When the allergens or the
 * diets do, it goes before it is seen again: it may hold what is not to be shown any more.
 */
export function useFollowPreferences({ results, run }: Search, restrictions: Restrictions | null): void {
  const { language, measurementSystem } = usePreferences();
  const request = results?.request;
  const runAgain = useEffectEvent(run);

  useLayoutEffect(() => {
    if (!request) return;
    const isRendered = request.language === language && request.measurementSystem === measurementSystem;
    const isKeptTo = haveSameRestrictions(request.restrictions, restrictions);
    if (isRendered && isKeptTo) return;
    runAgain({ ...request, language, measurementSystem }, isKeptTo ? 'quietly' : 'followed');
  }, [request, language, measurementSystem, restrictions]);
}
