import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../styles/main.css';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { addTexts, createI18n } from '../i18n/create-i18n.ts';
import { localStore, sessionStore } from '../lib/browser-storage.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { clearCachedSearch } from '../lib/search-cache.ts';
import { COMMON_TEXTS } from '../pages/page-texts.ts';
import { pageAt } from '../pages/pages.ts';
import { App, preloadPage } from './app.tsx';
import { language } from './prefetch.ts';
import { Providers } from './providers.tsx';

/** Renders once the texts and the code of the first page have loaded, so that nothing is painted twice. */
async function start(root: HTMLElement): Promise<void> {
  clearCachedSearch(sessionStore);
  const { pathname } = window.location;
  const code = preloadPage(pathname);
  const i18n = await createI18n(language, COMMON_TEXTS);
  const preferences = createPreferencesStore(localStore, language);
  // A failure is repeated and shown when the page renders.
  await Promise.allSettled([code, addTexts(i18n, language, pageAt(pathname).texts)]);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Providers i18n={i18n} preferences={preferences} queryClient={createQueryClient()}>
          <App />
        </Providers>
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, rendering yields to input events.
  startTransition(() => createRoot(root).render(app));
}

const root = document.getElementById('root');
if (root) void start(root);
