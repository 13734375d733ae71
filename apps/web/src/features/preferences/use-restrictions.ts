import type { Preferences } from '@larder/contract/user/preferences';
import { useMemo } from 'react';
import { useSession } from '../session/use-session.ts';
import { usePreferences } from './use-preferences.ts';

/** Allergens and diets that are applied to searches. */
export type Restrictions = Pick<Preferences, 'excludedAllergens' | 'dietTypes'>;

/**
 * The restrictions of the current user; null for a guest. While the session is loading, those of the last user apply.
 * docs/specification.md §1, preferences are not sent with guests' searches.
 */
export function useRestrictions(): Restrictions | null {
  const { status } = useSession();
  const { excludedAllergens, dietTypes } = usePreferences();
  return useMemo(() => {
    const restrictions = { excludedAllergens, dietTypes };
    if (status === 'authenticated') return restrictions;
    return status === 'loading' && !haveSameRestrictions(restrictions, null) ? restrictions : null;
  }, [status, excludedAllergens, dietTypes]);
}

export function haveSameRestrictions(one: Restrictions | null, other: Restrictions | null): boolean {
  return name(one) === name(other);
}

function name(restrictions: Restrictions | null): string {
  const { excludedAllergens = [], dietTypes = [] } = restrictions ?? {};
  return [...excludedAllergens, '', ...dietTypes].join('\n');
}
