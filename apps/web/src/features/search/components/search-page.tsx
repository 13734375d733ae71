import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function SearchPage() {
  const { t } = useTranslation();
  useDocumentTitle();
  return (
    <div className="page-width py-8">
      <h1 className="text-5xl">{t('search.title.ingredients')}</h1>
    </div>
  );
}
