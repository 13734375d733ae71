import { LANGUAGES } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/select.tsx';
import { useChooseLanguage } from '../hooks/use-choose-language.ts';
import { usePreferences } from '../hooks/use-preferences.ts';
import { OWN_LANGUAGE_NAMES } from '../own-language-names.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }));

export function LanguageSelect() {
  const { t } = useTranslation();
  const { language } = usePreferences();
  const choose = useChooseLanguage();
  return <Select label={t('preferences.language')} value={language} options={OPTIONS} onChange={choose} />;
}
