import { useTranslation } from 'react-i18next';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { paths } from '../../lib/paths.ts';
import { AccountLinks } from './account-links.tsx';

export function Header() {
  const { t } = useTranslation();
  return (
    <header className="page-width flex min-h-18 items-center justify-between gap-2 py-3 print:hidden sm:gap-4">
      <Link
        to={paths.home}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-field max-[22rem]:gap-1 sm:pr-2"
      >
        <Logo className="size-10 max-[22rem]:size-8" />
        <span className="font-serif text-2xl font-semibold tracking-tight max-[22rem]:text-lg">{t('app.name')}</span>
        <abbr
          title={t('app.aiMark')}
          className="-translate-y-1.5 rounded-chip bg-saffron-wash px-2 text-xs max-[22rem]:px-1 font-semibold text-saffron-ink no-underline"
        >
          {t('app.ai')}
        </abbr>
      </Link>
      <AccountLinks />
    </header>
  );
}
