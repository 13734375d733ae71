import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { makeResponse } from '../../../test/make-recipe.ts';
import { makeUser } from '../../../test/make-user.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SearchPage } from '../search-page.tsx';

const ANALYZE = 'POST /api/analyze';
const HELD = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens: ['Nuts'], dietTypes: ['Vegetarian'] };

function serve(more: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
    'GET /api/auth/me': () => ({ body: makeUser() }),
    'GET /api/user/recipes/saved': () => ({ body: [] }),
    'GET /api/preferences': () => ({ body: HELD }),
    'POST /api/preferences': () => ({ body: HELD }),
    [ANALYZE]: () => ({ body: makeResponse(3) }),
    ...more,
  });
}

async function ask() {
  await userEvent.type(screen.getByLabelText(/Your ingredients/), 'leek');
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
}

const sent = (server: ReturnType<typeof serve>, index = 0) =>
  JSON.parse(String(server.calls(ANALYZE)[index]?.form?.get('preferences')));

test('a user’s searches include their allergens and diets, and the page says so', async () => {
  const server = serve();
  await renderApp(<SearchPage />);
  expect(await screen.findByText('Leaving out: Nuts · Vegetarian')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/profile');
  await ask();
  await waitFor(() => expect(server.calls(ANALYZE)).toHaveLength(1));
  expect(sent(server)).toEqual(HELD);
});

test('a guest’s searches include neither, even if the browser has stored some', async () => {
  localStorage.setItem('userPreferences', JSON.stringify(HELD));
  localStorage.setItem('userPreferencesOwner', '{"userId":"ada","known":true,"unsent":[]}');
  const server = serve({ 'GET /api/auth/me': () => ({ status: 401 }) });
  await renderApp(<SearchPage />);
  await waitFor(() => expect(screen.queryByText(/Leaving out:/)).not.toBeInTheDocument());
  await ask();
  await waitFor(() => expect(server.calls(ANALYZE)).toHaveLength(1));
  expect(sent(server)).toEqual({ language: 'en-GB', measurementSystem: 'metric' });
});

test('while the session is loading the last restrictions apply', async () => {
  localStorage.setItem('userPreferences', JSON.stringify(HELD));
  localStorage.setItem('userPreferencesOwner', '{"userId":"ada","known":true,"unsent":[]}');
  const server = serve({ 'GET /api/auth/me': () => new Promise(() => {}) });
  await renderApp(<SearchPage />);
  await ask();
  await waitFor(() => expect(server.calls(ANALYZE)).toHaveLength(1));
  expect(sent(server).excludedAllergens).toEqual(['Nuts']);
});

test('results that violate changed preferences are cleared at once and fetched again without a toast', async () => {
  let answers = 0;
  const reply = () => {
    answers += 1;
    return answers === 1 ? { body: makeResponse(3) } : new Promise<never>(() => {});
  };
  const server = serve({ [ANALYZE]: reply });
  const { preferences } = await renderApp(<SearchPage />);
  await screen.findByText(/Leaving out: Nuts/);
  await ask();
  const list = await screen.findByRole('list', { name: 'Recipe Results' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  preferences.set({ excludedAllergens: ['Nuts', 'Dairy'] });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recipe Results' })).not.toBeInTheDocument());
  expect(screen.getByRole('progressbar')).toBeVisible();
  await waitFor(() => expect(server.calls(ANALYZE)).toHaveLength(2));
  expect(sent(server, 1).excludedAllergens).toEqual(['Nuts', 'Dairy']);
});

test('results fetched before the preferences arrived are fetched again with them', async () => {
  let tell: (reply: object) => void = () => {};
  const server = serve({ 'GET /api/preferences': () => new Promise((resolve) => (tell = resolve)) });
  await renderApp(<SearchPage />);
  await ask();
  await screen.findByRole('list', { name: 'Recipe Results' });
  tell({ body: HELD });
  await waitFor(() => expect(server.calls(ANALYZE)).toHaveLength(2));
  expect(sent(server, 1).excludedAllergens).toEqual(['Nuts']);
});

test('if the preferences can’t be fetched, the page says that nothing is excluded', async () => {
  serve({ 'GET /api/preferences': () => ({ status: 503 }) });
  await renderApp(<SearchPage />);
  expect(await screen.findByText(/for now searches leave nothing out/)).toBeVisible();
});
