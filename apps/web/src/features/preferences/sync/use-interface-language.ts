import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../../i18n/create-i18n.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { logFailure } from '../../../lib/log.ts';
import type { PreferencesStore } from '../preferences-store.ts';

/** Has the interface speak the preferred language, whoever changed it: the person, their account or another tab. */
export function useFollowLanguage(store: PreferencesStore): void {
  const { i18n } = useTranslation();
  const shown = useLanguage();
  const preferred = useSyncExternalStore(store.subscribe, () => store.get().language);
  useEffect(() => {
    if (preferred === shown) return;
    switchLanguage(i18n, preferred).catch((reason: unknown) => logFailure('The language could not be changed', reason));
  }, [i18n, preferred, shown]);
}
