import type { TFunction } from 'i18next';

/** A duration as "35 mins", "1 hr" or "2 hrs 10 mins". docs/specification.md §9, Cooking time. */
export function formatMinutes(minutes: number, t: TFunction): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && t('time.hrs', { count: hours }),
    (rest > 0 || hours === 0) && t('time.mins', { count: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}
