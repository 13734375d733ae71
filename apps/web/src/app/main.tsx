import type { Recipe } from '@larder/contract/recipe';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../styles/main.css';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { addTexts, createI18n } from '../i18n/create-i18n.ts';
import { localStore, sessionStore } from '../lib/browser-storage.ts';
import { repeatEarlyInput } from '../lib/early-input.ts';
import { logFailure } from '../lib/log.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { clearCachedSearch } from '../lib/search-cache.ts';
import { COMMON_TEXTS } from '../pages/page-texts.ts';
import { pageAt } from '../pages/pages.ts';
import { preloadPage } from './app.tsx';
import { application } from './application.tsx';
import { language } from './prefetch.ts';
import { isRenderedFor, readPageData } from './rendered-page.ts';

/**
 * Renders, or hydrates what the server has rendered, once the texts and the code of the first page have loaded, so that
 * nothing is painted twice.
 */
async function start(root: HTMLElement): Promise<void> {
  clearCachedSearch(sessionStore);
  const preferences = createPreferencesStore(localStore, language);
  const queryClient = createQueryClient();
  const served = readPageData(document);
  const isServed = served !== null && isRenderedFor(served, language, preferences.get());
  if (!isServed) {
    root.replaceChildren();
    repeatEarlyInput();
  }
  const { pathname } = window.location;
  const code = preloadPage(pathname);
  const mayHydrate = isServed && (served.recipe === null || (await keepServed(queryClient, served.recipe)));
  const i18n = await createI18n(language, COMMON_TEXTS);
  // A failure is repeated and shown when the page renders.
  await Promise.allSettled([code, addTexts(i18n, language, pageAt(pathname).texts)]);
  const app = application({
    i18n,
    preferences,
    queryClient,
    inRouter: (content) => <BrowserRouter>{content}</BrowserRouter>,
  });
  // As a transition, rendering yields to input events.
  startTransition(() => {
    if (mayHydrate) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  });
}

/** Keeps the recipe that came with the page, with code that other pages do without; false where that can't be loaded. */
async function keepServed(queryClient: QueryClient, recipe: Recipe): Promise<boolean> {
  try {
    const { addServedRecipe } = await import('../features/recipe/served-recipe.ts');
    addServedRecipe(queryClient, recipe);
    return true;
  } catch (reason) {
    logFailure('The recipe of the page could not be kept', reason);
    return false;
  }
}

/** What the server had rendered differs; React has rendered it again. */
function onRecoverableError(reason: unknown): void {
  logFailure('The page could not be hydrated', reason);
}

const root = document.getElementById('root');
if (root) void start(root);
