import type { MeasurementSystem } from '@larder/contract/measurement';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { usePreferencesStore } from './use-preferences-store.ts';

/** Changes the measurement system, with a toast. */
export function useChooseMeasures(): (measurementSystem: MeasurementSystem) => void {
  const { t } = useTranslation();
  const store = usePreferencesStore();
  const toast = useToast();
  return (measurementSystem) => {
    store.set({ measurementSystem });
    const description = t(`preferences.${measurementSystem}`);
    toast({ title: t('preferences.measuresUpdated'), description, variant: 'success' });
  };
}
