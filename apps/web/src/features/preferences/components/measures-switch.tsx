import { MEASUREMENT_SYSTEMS } from '@larder/contract/measurement';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../components/choice-group.tsx';
import { usePreferences } from '../hooks/use-preferences.ts';
import { usePreferencesStore } from './preferences-provider.tsx';

export function MeasuresSwitch() {
  const { t } = useTranslation();
  const store = usePreferencesStore();
  const { measurementSystem } = usePreferences();
  return (
    <ChoiceGroup
      look="switch"
      legend={t('preferences.measures')}
      value={measurementSystem}
      choices={MEASUREMENT_SYSTEMS.map((value) => ({ value, label: t(`preferences.${value}`) }))}
      onChange={(next) => store.set({ measurementSystem: next })}
    />
  );
}
