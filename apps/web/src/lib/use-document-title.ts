import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the tab and for assistive technology: "Carbonara · Larder", or the product's own line without one. */
export function useDocumentTitle(title?: string): void {
  const { t } = useTranslation();
  const name = t('app.name');
  const whole = title ? `${title} · ${name}` : t('app.documentTitle');
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
