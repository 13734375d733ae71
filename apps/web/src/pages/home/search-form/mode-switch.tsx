import { SEARCH_MODES, type SearchMode } from '@larder/contract/analyze';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../components/inputs/choice-group.tsx';

type ModeSwitchProps = { mode: SearchMode; onChange: (mode: SearchMode) => void };

export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup
      variant="switch"
      legend={t('search.mode.legend')}
      value={mode}
      choices={SEARCH_MODES.map((value) => ({ value, label: t(`search.mode.${value}`) }))}
      onChange={onChange}
    />
  );
}
