import { isLanguage } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { loadLanguage } from '../../i18n/create-i18n.ts';
import { OWN_LANGUAGE_NAMES } from './own-language-names.ts';
import { usePreferencesStore } from './use-preferences-store.ts';

/** Changes the language once its texts are there, and says so in it. Others than the supported do nothing. */
export function useChooseLanguage(): (language: string) => Promise<void> {
  const { t, i18n } = useTranslation();
  const store = usePreferencesStore();
  const toast = useToast();
  return async (language) => {
    if (!isLanguage(language)) return;
    try {
      await loadLanguage(i18n, language);
    } catch {
      toast({ title: t('errors.unreachable'), variant: 'destructive' });
      return;
    }
    store.set({ language });
    const title = i18n.getFixedT(language)('preferences.languageUpdated');
    toast({ title, description: OWN_LANGUAGE_NAMES[language], variant: 'success' });
  };
}
