import type { Preferences } from '@larder/contract/preferences';
import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../../preferences/hooks/use-preferences.ts';
import type { Search } from './use-search.ts';

/** When the language or the measures change, what is shown is fetched again in the new ones. */
export function useFollowPreferences({ results, run }: Search): void {
  const { language, measurementSystem } = usePreferences();

  const follow = useEffectEvent((next: Pick<Preferences, 'language' | 'measurementSystem'>) => {
    if (!results) return;
    const { request } = results;
    if (request.language === next.language && request.measurementSystem === next.measurementSystem) return;
    run({ ...request, ...next }, { quiet: true });
  });

  useEffect(() => follow({ language, measurementSystem }), [language, measurementSystem]);
}
