import { LANGUAGES } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/inputs/select.tsx';
import { OWN_LANGUAGE_NAMES } from './own-language-names.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { usePreferences } from './use-preferences.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }));

export function LanguageSelect() {
  const { t } = useTranslation();
  const { language } = usePreferences();
  const choose = useChooseLanguage();
  return <Select label={t('preferences.language')} value={language} options={OPTIONS} onChange={choose} />;
}
