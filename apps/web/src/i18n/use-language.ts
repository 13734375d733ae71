import type { Language } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';

/** The current language of the interface. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
