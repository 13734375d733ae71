import type { Language } from '@larder/contract/language';
import { useTranslation } from 'react-i18next';

/** The language the interface speaks now. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
