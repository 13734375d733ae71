import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { EmptyJar } from '../../components/empty-jar.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Page() {
  const { t } = useTranslation();
  useDocumentTitle(t('notFound.title'));
  return (
    <div className="page-width flex flex-col items-center gap-4 py-12 text-center">
      <EmptyJar className="w-64 max-w-full" />
      <h1 className="text-4xl">{t('notFound.title')}</h1>
      <p className="text-lg text-quiet">{t('notFound.text')}</p>
      <Link to={paths.home} className={buttonClass('primary', 'mt-2')}>
        {t('common.goHome')}
      </Link>
    </div>
  );
}
