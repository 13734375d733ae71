import { LANGUAGES, type Language } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/select.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useChangeLanguage } from '../hooks/use-change-language.ts';
import { usePreferences } from '../hooks/use-preferences.ts';

/** Each language in its own words, so that it is found by those who read no other. */
const OWN_NAMES: Record<Language, string> = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  es: 'Español',
  fr: 'Français',
};

const OPTIONS = LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }));

export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const { language } = usePreferences();
  const changeLanguage = useChangeLanguage();
  const toast = useToast();

  async function choose(next: Language) {
    await changeLanguage(next);
    toast({ title: i18n.t('preferences.languageUpdated'), description: OWN_NAMES[next], variant: 'success' });
  }

  return <Select label={t('preferences.language')} value={language} options={OPTIONS} onChange={choose} />;
}
