import type { Language } from '@larder/contract/language';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { Tooltips } from '../../components/tooltip/tooltips.tsx';
import { CookingReminders } from '../../features/cooking/cooking-reminders.tsx';
import { useLoggedOutToast } from '../../features/session/use-logged-out-toast.ts';
import { useSessionSync } from '../../features/session/use-session-sync.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { asksToRestoreScroll } from '../../lib/restore-scroll.ts';
import { PAGES, prefetchPage } from '../../pages/pages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useScrollPositions } from './use-scroll-positions.ts';

const MAIN_ID = 'main';
const PREFETCH_DELAY_MS = 5_000;

export function Layout() {
  const { t } = useTranslation();
  const language = useLanguage();
  const main = useFocusOnNavigation();
  useSessionSync();
  useLoggedOutToast();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  usePrefetchRecipePage(language);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-50 rounded-chip bg-leaf px-5 py-3 font-semibold text-on-leaf focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('app.skipToContent')}
      </a>
      <Header />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
        <Tooltips />
      </main>
      <Footer />
      <CookingReminders />
    </div>
  );
}

/** Loads the recipe page's code once the page is idle, so that results can be opened and cooked offline. */
function usePrefetchRecipePage(language: Language): void {
  const client = useQueryClient();
  useEffect(() => {
    const prefetch = () => {
      // A browser remembers that it could not fetch a module.
      if (!navigator.onLine) return window.addEventListener('online', prefetch, { once: true });
      prefetchPage(paths.recipe('any'), language);
      PAGES['/recipe/:id'].load().then(
        ({ prefetch }) => prefetch(client),
        () => {},
      );
    };
    const timer = setTimeout(prefetch, PREFETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', prefetch);
    };
  }, [client, language]);
}

/**
 * After a navigation the focus moves to the main content, and the page is scrolled to its top; or to where it was left,
 * by the browser after back and forward, and here after a link with `RESTORE_SCROLL`.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  const positionOf = useScrollPositions(shown);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    const left = asksToRestoreScroll(state) ? positionOf(pathname) : 0;
    if (how !== 'POP') window.scrollTo(0, left);
  }, [pathname, how, state, positionOf]);
  return main;
}
