import type { Language } from '@larder/contract/language';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { TEXT_PARTS } from '../i18n/dictionaries.ts';
import { localStore } from '../lib/browser-storage.ts';
import { createQueryClient } from '../lib/query-client.ts';

type Options = { at?: string; language?: Language };

/** Renders a part of the interface with the application's providers and all texts. */
export async function renderApp(node: ReactNode, { at = '/', language = 'en-GB' }: Options = {}) {
  const i18n = await createI18n(language, TEXT_PARTS);
  const preferences = createPreferencesStore(localStore, language);
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <Providers i18n={i18n} preferences={preferences} queryClient={createQueryClient()}>
        {node}
      </Providers>
    </MemoryRouter>,
  );
  return { ...view, i18n, preferences };
}
