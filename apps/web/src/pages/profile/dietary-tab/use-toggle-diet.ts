import { DIETS, type Diet } from '@larder/contract/diet';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { usePreferencesStore } from '../../../features/preferences/use-preferences-store.ts';
import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Adds or removes a diet, with a toast that lists the current ones. */
export function useToggleDiet(): (diet: Diet) => void {
  const { t } = useTranslation();
  const language = useLanguage();
  const store = usePreferencesStore();
  const toast = useToast();
  return (diet) => {
    const before = store.get().dietTypes;
    const dietTypes = DIETS.filter((one) => (one === diet ? !before.includes(one) : before.includes(one)));
    store.set({ dietTypes });
    const list = formatList(
      dietTypes.map((one) => t(`diets.${one}`)),
      language,
      'unit',
    );
    const description = list ? t('profile.diets.current', { list }) : t('profile.diets.none');
    toast({ title: t('profile.diets.updated'), description, variant: 'success' });
  };
}
