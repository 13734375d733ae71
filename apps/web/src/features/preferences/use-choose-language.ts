import { isLanguage } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { loadLanguage } from '../../i18n/create-i18n.ts';
import { OWN_LANGUAGE_NAMES } from './own-language-names.ts';
import { usePreferencesStore } from './use-preferences-store.ts';

/** Changes the language after loading its texts, with a toast in the new language. Ignores unsupported languages. */
export function useChooseLanguage(): (language: string) => Promise<void> {
  const { t, i18n } = useTranslation();
  const store = usePreferencesStore();
  const toast = useToast();
  return async (language) => {
    if (!isLanguage(language)) return;
    try {
      await loadLanguage(i18n, language);
    } catch {
      toast({ title: t('common.unreachable'), variant: 'destructive' });
      return;
    }
    store.set({ language });
    const title = i18n.getFixedT(language)('preferences.languageUpdated');
    toast({ title, description: OWN_LANGUAGE_NAMES[language], variant: 'success' });
  };
}
