import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Mark } from '../components/mark.tsx';
import { paths } from './paths.ts';

export function Header() {
  const { t } = useTranslation();
  return (
    <header className="page-width flex min-h-18 items-center justify-between gap-4 py-3 print:hidden">
      <Link to={paths.home} className="flex min-h-11 items-center gap-2 rounded-field pr-2">
        <Mark className="size-10" />
        <span className="font-serif text-2xl font-semibold tracking-tight">{t('app.name')}</span>
        <abbr
          title={t('app.aiMark')}
          className="-translate-y-1.5 rounded-chip bg-saffron-wash px-2 text-xs font-semibold text-saffron-ink no-underline"
        >
          {t('app.ai')}
        </abbr>
      </Link>
    </header>
  );
}
