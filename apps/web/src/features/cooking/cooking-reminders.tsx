import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isRecord, localStore } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { SESSIONS_KEY } from './timer/stored-timer-ids.ts';

const CookingReminders = lazy(() =>
  import('./reminders/reminder-bar.tsx').then(
    (module) => ({ default: module.CookingReminders }),
    () => ({ default: () => null }),
  ),
);

/** The clocks of what is being cooked, on every page but its own. Fetched only where something is. */
export function CookingElsewhere() {
  const { pathname } = useLocation();
  const cooked = Object.keys(localStore.read(SESSIONS_KEY, isRecord) ?? {});
  if (!cooked.some((id) => paths.recipe(id) !== pathname)) return null;
  return (
    <Suspense fallback={null}>
      <CookingReminders key={pathname} />
    </Suspense>
  );
}
