import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { AnnouncerProvider } from '../components/announcer.tsx';
import { ToastProvider } from '../components/toast/toast-provider.tsx';
import { PreferencesProvider } from '../features/preferences/components/preferences-provider.tsx';
import type { PreferencesStore } from '../features/preferences/preferences-store.ts';
import type { Router } from './router.tsx';

type ProvidersProps = { router: Router; i18n: I18n; preferences: PreferencesStore; queryClient: QueryClient };

export function Providers({ router, i18n, preferences, queryClient }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PreferencesProvider store={preferences}>
          <AnnouncerProvider>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </AnnouncerProvider>
        </PreferencesProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
