import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const MAIN_ID = 'main';

export function Layout() {
  const { t, i18n } = useTranslation();
  const main = useFocusOnNavigation();

  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-chip bg-leaf px-5 py-3 font-semibold text-on-leaf focus:translate-y-0"
      >
        {t('app.skipToContent')}
      </a>
      <Header />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}

/** After a change of page the keyboard and the screen reader begin at the page's content. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
