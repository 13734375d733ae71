import { STORAGE_KEYS } from '@larder/contract/browser';
import { LANGUAGES, type Language } from '@larder/contract/language';
import { defaultMeasurementSystem } from '@larder/contract/measurement';
import type { Recipe } from '@larder/contract/recipe';
import { render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { addServedRecipe } from '../features/recipe/served-recipe.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { TEXT_PARTS } from '../i18n/dictionaries.ts';
import { localStore, sessionStore } from '../lib/browser-storage.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { asFetched, RECIPE } from '../pages/recipe/test/open-recipe-page.tsx';
import { fakeServer } from '../test/fake-server.ts';
import { makeUser } from '../test/make-user.ts';
import { preloadPage } from './app.tsx';
import { application } from './application.tsx';
import { renderRecipePage } from './render-recipe-page.tsx';

const ME = 'GET /api/auth/me';

beforeEach(() => window.history.replaceState(null, '', '/recipe/paella'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** What the server renders, parsed; the browser then hydrates it. React logs a difference, which fails the test. */
async function openServed(recipe: Recipe, language: Language, user: object | null = null) {
  const server = fakeServer({
    [ME]: () => (user ? { body: user } : { status: 401 }),
    [RECIPE]: () => ({ body: { ...recipe, isSaved: true, saved: true } }),
    'GET /api/user/recipes/saved/count': () => ({ body: { count: 1 } }),
    'GET /api/preferences': () => ({ status: 404 }),
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = await renderRecipePage(recipe, language);
  const served = root.textContent ?? '';
  const queryClient = createQueryClient();
  addServedRecipe(queryClient, recipe);
  await preloadPage('/recipe/paella');
  const elements = application({
    i18n: await createI18n(language, TEXT_PARTS),
    preferences: createPreferencesStore(localStore, language),
    queryClient,
    inRouter: (app) => <BrowserRouter>{app}</BrowserRouter>,
  });
  render(elements, { container: root, hydrate: true });
  return { root, served, server };
}

const inLanguage = (language: Language): Recipe => ({
  ...asFetched,
  language,
  measurementSystem: defaultMeasurementSystem(language),
});

test.each(LANGUAGES)(
  'the browser hydrates a page in %s without a difference and without asking again',
  async (language) => {
    const { served, server } = await openServed(inLanguage(language), language);
    for (const text of ['Paella', 'Boil the stock.', 'anchovies', '320 g', 'Don’t stir.'])
      expect(served).toContain(text);
    await waitFor(() => expect(server.calls(ME)).not.toEqual([]));
    expect(server.calls(RECIPE)).toEqual([]);
  },
);

test('a recipe in another language than the interface’s says so', async () => {
  const { root } = await openServed(inLanguage('en-GB'), 'es');
  expect(root.querySelector('article')).toHaveAttribute('lang', 'en-GB');
});

test('what only this browser knows is shown once the page is hydrated', async () => {
  sessionStore.write('tickedIngredients_paella', [0]);
  localStore.write(STORAGE_KEYS.authState, { user: { uid: 'ada', ...makeUser() } });
  await openServed(asFetched, 'en-GB', makeUser());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /rice/, hidden: true })).toBeChecked());
  expect(await screen.findByRole('link', { name: /profile/i })).toBeInTheDocument();
});

test('a signed-in user gets the own marks of a recipe', async () => {
  const { server } = await openServed(asFetched, 'en-GB', makeUser());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true'));
  expect(server.calls(RECIPE)).toHaveLength(1);
});
