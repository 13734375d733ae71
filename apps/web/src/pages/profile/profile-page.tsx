import { PROFILE_TAB_QUERY } from '@larder/contract/browser';
import { ArrowLeft } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { UnsentNotice } from '../../components/unsent-notice.tsx';
import { ProtectedPage } from '../../features/session/protected-page.tsx';
import { lazyWithRetry } from '../../lib/loading/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { DietaryTab } from './dietary-tab/dietary-tab.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { SettingsTab } from './settings-tab.tsx';

/** Loaded separately because its forms are larger than the rest of the page, and it is not the default tab. */
const AccountTab = lazyWithRetry(
  () => import('./account-tab/account-tab.tsx'),
  ({ AccountTab }) => AccountTab,
);

const PRELOAD_DELAY_MS = 4_000;

const TABS = ['account', 'settings', 'dietary'] as const;
type ProfileTab = (typeof TABS)[number];
const CONTENTS = { account: AccountTab, settings: SettingsTab, dietary: DietaryTab };

/** docs/specification.md §2, Profile. */
export function Page() {
  return (
    <ProtectedPage>
      <Profile />
    </ProtectedPage>
  );
}

function Profile() {
  const { t } = useTranslation();
  const [tab, setTab] = useTab();
  useDocumentTitle(t('profile.title'));
  useEffect(() => {
    const later = setTimeout(AccountTab.preload, PRELOAD_DELAY_MS);
    return () => clearTimeout(later);
  }, []);
  return (
    <div className="page-width pt-2 pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:pb-6">
      <BackButton />
      <h1 className="mt-2 mb-6 text-5xl">{t('profile.title')}</h1>
      <UnsentNotice text={t('profile.unsent')} className="mb-6" />
      <Tabs.Root value={tab} onValueChange={(next) => setTab(next as ProfileTab)}>
        <Tabs.List
          aria-label={t('profile.tabs.label')}
          className="mb-6 flex justify-between border-b border-line sm:justify-start sm:gap-2"
        >
          {TABS.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="-mb-px min-h-13 border-b-3 border-transparent px-2 font-semibold text-quiet transition-colors duration-150 hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-ink sm:px-5 sm:text-lg"
            >
              {t(`profile.tabs.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map((name) => {
          const Content = CONTENTS[name];
          return (
            <Tabs.Content key={name} value={name} className="rounded-card">
              <Suspense fallback={<TabSpinner />}>
                <Content />
              </Suspense>
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
      <ProfileActions />
    </div>
  );
}

function TabSpinner() {
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <Spinner className="size-10" />
    </div>
  );
}

/** The tab is part of the address, so that it can be linked. Back leaves the page, not the tab. */
function useTab() {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((name) => name === query.get(PROFILE_TAB_QUERY)) ?? 'dietary';
  const setTab = (next: ProfileTab) =>
    setQuery({ [PROFILE_TAB_QUERY]: next }, { replace: true, preventScrollReset: true });
  return [tab, setTab] as const;
}

/** Back to the previous page, or to `/` if the profile was opened directly. */
function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const cameFromInside = key !== 'default' && window.history.length > 1;
  return (
    <Button variant="quiet" className="-ml-3" onClick={() => (cameFromInside ? navigate(-1) : navigate(paths.home))}>
      <ArrowLeft aria-hidden className="size-5" />
      {t('profile.back')}
    </Button>
  );
}
