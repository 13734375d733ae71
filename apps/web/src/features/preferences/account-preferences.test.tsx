import { DEFAULT_PREFERENCES, type Preferences } from '@larder/contract/user/preferences';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { App } from '../../app/app.tsx';
import { openIndexedStore } from '../../lib/outbox/outbox-store.ts';
import { expectLogged } from '../../test/expect-logged.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { renderApp } from '../../test/render-app.tsx';
import { preferencesCall } from './sync/preferences-calls.ts';

const HELD = { language: 'fr', measurementSystem: 'metric', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] };
const asAda = {
  'GET /api/auth/me': () => ({ body: makeUser() }),
  'GET /api/user/recipes/saved': () => ({ body: [] }),
  'POST /api/preferences': () => ({ body: HELD }),
};

test('signing in applies the account’s preferences, with the language of the interface', async () => {
  fakeServer({ ...asAda, 'GET /api/preferences': () => ({ body: HELD }) });
  const { preferences } = await renderApp(<App />, { at: '/nowhere', language: 'en-GB' });
  expect(await screen.findByText(/page introuvable/)).toBeVisible();
  expect(preferences.get()).toEqual(HELD);
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
});

test('an account without preferences is sent those of this browser', async () => {
  const body = { ...DEFAULT_PREFERENCES, isDefault: true };
  const server = fakeServer({ ...asAda, 'GET /api/preferences': () => ({ body }) });
  await renderApp(<App />, { at: '/nowhere', language: 'es' });
  await waitFor(() => expect(server.calls('POST /api/preferences')).toHaveLength(1));
  expect(server.calls('POST /api/preferences')[0]?.json).toEqual({ ...DEFAULT_PREFERENCES, language: 'es' });
  expect(screen.getByText(/página no encontrada/)).toBeVisible();
});

test('changes in quick succession are sent as one call with all preferences', async () => {
  const server = fakeServer({ ...asAda, 'GET /api/preferences': () => ({ body: { ...HELD, language: 'en-GB' } }) });
  const { preferences } = await renderApp(<App />, { at: '/nowhere' });
  await waitFor(() => expect(preferences.owner()?.known).toBe(true));
  // One after the other without a pause, so that a slow machine can't send the first of them by itself.
  act(() => {
    for (const name of ['Imperial', 'Metric', 'Imperial']) screen.getByLabelText(name).click();
  });
  expect(localStorage.getItem('userPreferences')).toContain('"imperial"');
  await waitFor(() => expect(server.calls('POST /api/preferences')).toHaveLength(1));
  const sent = { ...HELD, language: 'en-GB', measurementSystem: 'imperial' };
  expect(server.calls('POST /api/preferences')[0]?.json).toEqual(sent);
  await waitFor(() => expect(preferences.owner()?.unsent).toEqual([]));
});

test('nothing is sent to an account whose preferences could not be fetched', async () => {
  let asked = 0;
  const answer = () => {
    asked += 1;
    return asked === 1 ? { status: 503 } : { body: HELD };
  };
  const server = fakeServer({ ...asAda, 'GET /api/preferences': answer });
  const { preferences } = await renderApp(<App />, { at: '/nowhere' });
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.click(screen.getByLabelText('Imperial'));
  await waitFor(() => expect(server.calls('POST /api/preferences')).toHaveLength(1));
  expect(asked).toBe(2);
  expect(server.calls('POST /api/preferences')[0]?.json).toEqual({ ...HELD, measurementSystem: 'imperial' });
  expect(preferences.get().excludedAllergens).toEqual(['Nuts']);
});

test('a change that the server refuses is only logged, and applies in this browser', async () => {
  const server = fakeServer({
    ...asAda,
    'GET /api/preferences': () => ({ body: { ...HELD, language: 'en-GB' } }),
    'POST /api/preferences': () => ({ status: 422 }),
  });
  const { preferences } = await renderApp(<App />, { at: '/nowhere' });
  await waitFor(() => expect(preferences.owner()?.known).toBe(true));
  await userEvent.click(screen.getByLabelText('Imperial'));
  await waitFor(() => expect(server.calls('POST /api/preferences')).toHaveLength(1));
  await waitFor(() => expectLogged('The server refused POST /api/preferences'));
  expect(preferences.get().measurementSystem).toBe('imperial');
  // A toast about the failure would have replaced this one.
  expect(await screen.findByText('Measurement system updated')).toBeVisible();
});

test('a change by another tab is applied', async () => {
  fakeServer({ 'GET /api/auth/me': () => ({ status: 401 }) });
  await renderApp(<App />, { at: '/nowhere' });
  await screen.findByText('404 Page Not Found');
  localStorage.setItem('userPreferences', JSON.stringify({ ...HELD, language: 'es', measurementSystem: 'imperial' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'userPreferences' }));
  expect(await screen.findByText(/página no encontrada/)).toBeVisible();
  expect(screen.getByLabelText('Imperial')).toBeChecked();
});

test('unsent changes of an earlier visit are applied once the account has them', async () => {
  const { id } = makeUser();
  const store = await openIndexedStore();
  await store.append(id, preferencesCall({ ...HELD, excludedAllergens: ['Nuts', 'Eggs'] } as Preferences));
  let held: unknown = HELD;
  fakeServer({
    ...asAda,
    'GET /api/preferences': () => ({ body: held }),
    'POST /api/preferences': async ({ json }) => {
      await waitFor(() => expect(screen.getByText(/page introuvable/)).toBeVisible());
      held = json;
      return { body: json };
    },
  });
  const { preferences } = await renderApp(<App />, { at: '/nowhere' });
  await waitFor(() => expect(preferences.get().excludedAllergens).toEqual(['Nuts', 'Eggs']));
  expect(await store.all(id)).toEqual([]);
});

test('a change stays unsent after the session has ended', async () => {
  const server = fakeServer({
    ...asAda,
    'GET /api/preferences': () => ({ body: { ...HELD, language: 'en-GB' } }),
    'POST /api/preferences': () => ({ status: 401 }),
  });
  const { preferences } = await renderApp(<App />, { at: '/nowhere' });
  await waitFor(() => expect(preferences.owner()?.known).toBe(true));
  await userEvent.click(screen.getByLabelText('Imperial'));
  await waitFor(() => expect(server.calls('POST /api/preferences')).toHaveLength(1));
  await waitFor(() => expect(server.calls('GET /api/auth/me').length).toBeGreaterThan(1));
  expect(preferences.owner()?.unsent).toEqual(['measurementSystem']);
});
