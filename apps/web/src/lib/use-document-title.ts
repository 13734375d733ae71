import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document's title: "Carbonara · Larder", or the product's default without a title. */
export function useDocumentTitle(title?: string): void {
  const { t } = useTranslation();
  const name = t('app.name');
  const whole = title ? `${title} · ${name}` : t('app.documentTitle');
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
