import { MEASUREMENT_SYSTEMS } from '@larder/contract/measurement';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../components/inputs/choice-group.tsx';
import { useChooseMeasures } from './use-choose-measures.ts';
import { usePreferences } from './use-preferences.ts';

export function MeasuresSwitch() {
  const { t } = useTranslation();
  const { measurementSystem } = usePreferences();
  const choose = useChooseMeasures();
  return (
    <ChoiceGroup
      variant="switch"
      legend={t('preferences.measures')}
      value={measurementSystem}
      choices={MEASUREMENT_SYSTEMS.map((value) => ({ value, label: t(`preferences.${value}`) }))}
      onChange={choose}
    />
  );
}
