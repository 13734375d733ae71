import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { localStore } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { useIsHydrated } from '../../lib/use-browser-state.ts';
import { storedTimerIds } from './timer/stored-timer-ids.ts';

const ReminderBar = lazy(() =>
  import('./reminders/reminder-bar.tsx').then(
    (module) => ({ default: module.ReminderBar }),
    () => ({ default: () => null }),
  ),
);

/** The timers of recipes being cooked, on all pages except the recipe's own. Loaded only if there is a timer. */
export function CookingReminders() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const ids = isHydrated ? storedTimerIds(localStore) : [];
  if (!ids.some((id) => paths.recipe(id) !== pathname)) return null;
  return (
    <Suspense fallback={null}>
      <ReminderBar key={pathname} />
    </Suspense>
  );
}
