import type { Preferences } from '@larder/contract/preferences';
import { useMemo } from 'react';
import { useSession } from '../session/use-session.ts';
import { usePreferences } from './use-preferences.ts';

/** What a signed-in person's searches keep to. */
export type Restrictions = Pick<Preferences, 'excludedAllergens' | 'dietTypes'>;

/**
 * What searches keep to; null for a guest. Until it is known who asks, what was kept to last still is: it can only be
 * that of whoever was signed in here. `readings.md`, Preferences are not sent with guests' searches.
 */
export function useRestrictions(): Restrictions | null {
  const { status } = useSession();
  const { excludedAllergens, dietTypes } = usePreferences();
  return useMemo(() => {
    const restrictions = { excludedAllergens, dietTypes };
    if (status === 'authenticated') return restrictions;
    return status === 'loading' && !areSame(restrictions, null) ? restrictions : null;
  }, [status, excludedAllergens, dietTypes]);
}

/** Whether two searches keep to the same. */
export function areSame(one: Restrictions | null, other: Restrictions | null): boolean {
  return name(one) === name(other);
}

function name(restrictions: Restrictions | null): string {
  const { excludedAllergens = [], dietTypes = [] } = restrictions ?? {};
  return [...excludedAllergens, '', ...dietTypes].join('\n');
}
