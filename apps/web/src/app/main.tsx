import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/main.css';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { detectLanguage } from '../i18n/detect-language.ts';
import { loadDictionary } from '../i18n/dictionaries.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { clearCachedSearch } from '../lib/search-cache.ts';
import { localStore, sessionStore } from '../lib/storage.ts';
import { Providers } from './providers.tsx';
import { createRouter, whenReady } from './router.tsx';

async function start(root: HTMLElement): Promise<void> {
  clearCachedSearch(sessionStore);
  const language = detectLanguage(localStore, navigator.languages);
  const router = createRouter();
  const [dictionary] = await Promise.all([loadDictionary(language), whenReady(router)]);
  const i18n = await createI18n(language, dictionary);
  const preferences = createPreferencesStore(localStore, language);
  createRoot(root).render(
    <StrictMode>
      <Providers router={router} i18n={i18n} preferences={preferences} queryClient={createQueryClient()} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) await start(root);
