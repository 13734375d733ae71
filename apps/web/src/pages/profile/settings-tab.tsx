import { MEASUREMENT_SYSTEMS } from '@larder/contract/measurement';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../components/inputs/choice-group.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { useChooseLanguage } from '../../features/preferences/use-choose-language.ts';
import { useChooseMeasures } from '../../features/preferences/use-choose-measures.ts';
import { usePreferences } from '../../features/preferences/use-preferences.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { Section } from './section.tsx';

export function SettingsTab() {
  const { t } = useTranslation();
  const { language, measurementSystem } = usePreferences();
  const chooseLanguage = useChooseLanguage();
  const chooseMeasures = useChooseMeasures();
  const languages = LANGUAGE_NAMES.map(({ name, language: tag }) => ({
    value: tag ?? name,
    label: t(`profile.languageNames.${name}`),
    disabled: tag === null,
  }));
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
      <Section title={t('profile.settings.language')} text={t('profile.settings.languageText')}>
        <Select<string>
          label={t('preferences.language')}
          value={language}
          options={languages}
          onChange={(next) => void chooseLanguage(next)}
        />
      </Section>
      <Section title={t('profile.settings.measures')} text={t('profile.settings.measuresText')}>
        <ChoiceGroup
          variant="chips"
          legend={t('profile.settings.measures')}
          value={measurementSystem}
          choices={MEASUREMENT_SYSTEMS.map((value) => ({ value, label: t(`profile.settings.${value}`) }))}
          onChange={chooseMeasures}
        />
      </Section>
    </div>
  );
}
