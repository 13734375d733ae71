import type { Language } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../../i18n/create-i18n.ts';
import { usePreferencesStore } from '../components/preferences-provider.tsx';

/** Changes the interface and the preference together, once the language's texts are there. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  const store = usePreferencesStore();
  return async (language) => {
    await switchLanguage(i18n, language);
    store.set({ language });
  };
}
