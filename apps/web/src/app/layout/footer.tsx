import { useTranslation } from 'react-i18next';
import { Link } from '../../components/link.tsx';
import { LanguageSelect } from '../../features/preferences/language-select.tsx';
import { MeasuresSwitch } from '../../features/preferences/measures-switch.tsx';
import { paths } from '../../lib/paths.ts';

const LINKS = ['about', 'contact', 'privacy', 'terms'] as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-20 border-t border-line bg-sunk print:hidden">
      <div className="page-width flex flex-col gap-6 py-8 md:flex-row md:items-center md:justify-between">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 noscript:hidden">
          <LanguageSelect />
          <MeasuresSwitch />
        </div>
        <nav aria-label={t('footer.label')}>
          <ul className="-mx-3 flex flex-wrap">
            {LINKS.map((link) => (
              <li key={link}>
                <Link
                  to={paths[link]}
                  className="inline-flex min-h-11 items-center rounded-field px-3 text-quiet underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(`footer.${link}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="page-width pb-8 text-sm text-quiet">{t('footer.allergyNote')}</p>
    </footer>
  );
}
