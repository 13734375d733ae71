import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../../i18n/create-i18n.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { logFailure } from '../../../lib/log.ts';
import type { PreferencesStore } from '../preferences-store.ts';

/** Applies the preferred language to the interface, whether the person, the account or another tab changed it. */
export function useInterfaceLanguage(store: PreferencesStore): void {
  const { i18n } = useTranslation();
  const shown = useLanguage();
  const language = () => store.get().language;
  const preferred = useSyncExternalStore(store.subscribe, language, language);
  useEffect(() => {
    if (preferred === shown) return;
    switchLanguage(i18n, preferred).catch((reason: unknown) => logFailure('The language could not be changed', reason));
  }, [i18n, preferred, shown]);
}
