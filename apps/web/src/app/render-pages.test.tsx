import { STORAGE_KEYS } from '@larder/contract/browser';
import { LANGUAGES, type Language } from '@larder/contract/language';
import { defaultMeasurementSystem } from '@larder/contract/measurement';
import type { Recipe } from '@larder/contract/recipe';
import { SEARCH_SORT_OPTIONS } from '@larder/contract/search/filter';
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createPreferencesStore } from '../features/preferences/preferences-store.ts';
import { addServedRecipe } from '../features/recipe/served-recipe.ts';
import { currentUserQuery } from '../features/session/current-user.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { TEXT_PARTS } from '../i18n/dictionaries.ts';
import { localStore, sessionStore } from '../lib/browser-storage.ts';
import { catchEarlyInput } from '../lib/early-input.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { asFetched, RECIPE } from '../pages/recipe/test/open-recipe-page.tsx';
import { fakeServer } from '../test/fake-server.ts';
import { makeUser } from '../test/make-user.ts';
import { preloadPage } from './app.tsx';
import { application } from './application.tsx';
import { renderHomePage, renderRecipePage } from './render-pages.tsx';

const ME = 'GET /api/auth/me';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** A recipe's page that the server has rendered, and that the browser hydrates after `before`. */
async function openServed(recipe: Recipe, language: Language, user: object | null = null, before = () => {}) {
  window.history.replaceState(null, '', '/recipe/paella');
  const server = fakeServer({
    [ME]: () => (user ? { body: user } : { status: 401 }),
    [RECIPE]: () => ({ body: { ...recipe, isSaved: true, saved: true } }),
    'GET /api/user/recipes/saved/count': () => ({ body: { count: 1 } }),
    'GET /api/preferences': () => ({ status: 404 }),
  });
  const page = showMarkup(await renderRecipePage(recipe, language));
  const queryClient = createQueryClient();
  addServedRecipe(queryClient, recipe);
  before();
  await hydrate(page.root, language, queryClient);
  return { ...page, server };
}

/** The home page that the server has rendered, before the browser hydrates it. */
async function openServedHome(language: Language) {
  window.history.replaceState(null, '', '/');
  const server = fakeServer({
    [ME]: () => ({ status: 401 }),
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
    'POST /api/analyze': () => ({ status: 503 }),
  });
  const { title, markup } = await renderHomePage(language);
  const page = showMarkup(markup);
  const queryClient = createQueryClient();
  return { ...page, title, server, queryClient, hydrate: () => hydrate(page.root, language, queryClient) };
}

function showMarkup(markup: string) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  return { root, served: root.textContent ?? '' };
}

/** Another order than the server's has the page rendered again as soon as it is hydrated. */
function renderTwice(): void {
  localStore.write(STORAGE_KEYS.sortOption, SEARCH_SORT_OPTIONS[1]);
}

/** React reports a difference between the markup and what it renders, which fails the test unless `onDifference` is given. */
async function hydrate(
  root: HTMLElement,
  language: Language,
  queryClient: QueryClient,
  onDifference?: () => void,
): Promise<void> {
  await preloadPage(window.location.pathname);
  const elements = application({
    i18n: await createI18n(language, TEXT_PARTS),
    preferences: createPreferencesStore(localStore, language),
    queryClient,
    inRouter: (app) => <BrowserRouter>{app}</BrowserRouter>,
  });
  render(elements, {
    container: root,
    hydrate: true,
    ...(onDifference ? { onRecoverableError: onDifference } : {}),
  });
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

test.each(LANGUAGES)('the browser hydrates the home page in %s without a difference', async (language) => {
  const { title, server, hydrate } = await openServedHome(language);
  const heading = screen.getByRole('heading', { level: 1 });
  await hydrate();
  await waitFor(() => expect(server.calls(ME)).not.toEqual([]));
  expect(heading).toBeInTheDocument();
  expect(document.title).toBe(title);
});

test('what is typed before the home page is hydrated stays, and can be searched for', async () => {
  renderTwice();
  const { server, hydrate } = await openServedHome('en-GB');
  catchEarlyInput();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your ingredients/ });
  field.focus();
  field.value = 'nut allergy, rice';
  field.setSelectionRange(3, 3);
  await hydrate();
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(3);
  expect(field).toHaveValue('nut allergy, rice');
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await waitFor(() => expect(server.calls('POST /api/analyze')).toHaveLength(1));
});

test('an answer about the user that comes before the home page is hydrated makes no difference', async () => {
  const { queryClient, hydrate } = await openServedHome('en-GB');
  queryClient.setQueryData(currentUserQuery.queryKey, makeUser());
  const field = screen.getByRole('textbox', { name: /^Your ingredients/ });
  await hydrate();
  expect(field).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /profile/i })).toBeVisible();
});

test('what is typed into a field that React replaces is in the new field', async () => {
  const { root, queryClient } = await openServedHome('en-GB');
  catchEarlyInput();
  const served = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your ingredients/ });
  served.focus();
  served.value = 'nut allergy, rice';
  root.querySelector('h1')?.replaceWith(document.createElement('h2'));
  const differences = vi.fn();
  await hydrate(root, 'en-GB', queryClient, differences);
  expect(differences).toHaveBeenCalled();
  expect(served).not.toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: /^Your ingredients/ });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('nut allergy, rice');
  expect(screen.getByRole('button', { name: 'Analyze' })).toBeEnabled();
});

test('a mode of searching that is chosen before the home page is hydrated is taken', async () => {
  renderTwice();
  const { hydrate } = await openServedHome('en-GB');
  catchEarlyInput();
  screen.getByRole('radio', { name: 'By recipe name' }).click();
  await hydrate();
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'By recipe name' })).toBeChecked();
});

test('a photo that is chosen before the home page is hydrated is shown', async () => {
  const { root, hydrate } = await openServedHome('en-GB');
  catchEarlyInput();
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  const photo = new File(['x'], 'early.jpg', { type: 'image/jpeg' });
  if (input) fireEvent.change(input, { target: { files: [photo] } });
  await hydrate();
  expect(await screen.findByRole('button', { name: 'Analyze photo' })).toBeVisible();
});

test('an ingredient that is ticked before the recipe is hydrated stays ticked', async () => {
  const rice = () => screen.getByRole('checkbox', { name: /rice/, hidden: true });
  await openServed(inLanguage('en-GB'), 'en-GB', null, () => {
    catchEarlyInput();
    rice().click();
  });
  await waitFor(() => expect(sessionStore.read('tickedIngredients_paella', Array.isArray)).toHaveLength(1));
  expect(rice()).toBeChecked();
});
