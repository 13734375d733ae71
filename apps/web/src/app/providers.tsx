import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AnnouncerProvider } from '../components/announcer.tsx';
import { ToastProvider } from '../components/toast/toast-provider.tsx';
import { PreferencesProvider } from '../features/preferences/preferences-provider.tsx';
import type { PreferencesStore } from '../features/preferences/preferences-store.ts';
import { SavedProvider } from '../features/saved-recipes/saved-provider.tsx';
import { SignInPromptProvider } from '../features/session/sign-in-prompt.tsx';
import { HistoryEntryStateProvider } from '../lib/history-entry-state.tsx';
import { OutboxProvider } from './outbox-provider.tsx';

export type ProvidersProps = {
  i18n: I18n;
  preferences: PreferencesStore;
  queryClient: QueryClient;
  children: ReactNode;
};

export function Providers({ i18n, preferences, queryClient, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <OutboxProvider>
          <PreferencesProvider store={preferences}>
            <AnnouncerProvider>
              <ToastProvider>
                <SignInPromptProvider>
                  <SavedProvider>
                    <HistoryEntryStateProvider>{children}</HistoryEntryStateProvider>
                  </SavedProvider>
                </SignInPromptProvider>
              </ToastProvider>
            </AnnouncerProvider>
          </PreferencesProvider>
        </OutboxProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
