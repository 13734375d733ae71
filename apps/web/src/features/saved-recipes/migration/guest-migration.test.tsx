import { savedRecipesKey } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Header } from '../../../app/layout/header.tsx';
import { localStore } from '../../../lib/browser-storage.ts';
import { expectLogged } from '../../../test/expect-logged.ts';
import { makeRecipe } from '../../../test/make-recipe.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { savedServer } from '../../../test/saved-server.ts';
import { createSavedList } from '../list/saved-list.ts';
import { toUpload } from '../recipe-upload.ts';
import { migrateGuestList } from './guest-migration.ts';

/** Stores a guest's recipes, newest first: "Dish 200" down to "Dish 1". */
function guestSaved(count: number): string[] {
  const recipes = Array.from({ length: count }, (_, index) => makeRecipe({ title: `Dish ${count - index}` }));
  const list = recipes.map((recipe) => ({ ...toUpload(recipe), userRating: 0 }));
  localStorage.setItem(savedRecipesKey(null), JSON.stringify(list));
  return recipes.map(({ id }) => id);
}

const left = (): Recipe[] => JSON.parse(localStorage.getItem(savedRecipesKey(null)) ?? '[]');
const ids = (recipes: readonly { id: string }[]) => recipes.map(({ id }) => id);

// Loaded here, because loading it with the first toast can be slow.
beforeAll(async () => void (await import('../../../components/toast/toaster.tsx')));

test('at sign-in a guest’s recipes move to the account one by one, in their order, and two toasts say so', async () => {
  const server = savedServer();
  const guest = guestSaved(3);
  const created: string[] = [];
  server.state.onCreate = (id) => created.push(id);
  await renderApp(<Header />);
  await waitFor(() => expect(screen.getByText('Migrating saved recipes')).toBeVisible());
  expect(await screen.findByText('Recipes migrated')).toBeVisible();
  expect(ids(server.state.saved)).toEqual(guest);
  expect(created).toEqual(guest.toReversed());
  expect(localStorage.getItem(savedRecipesKey(null))).toBeNull();
  expect(await screen.findByRole('link', { name: 'Saved recipes (3)' })).toBeVisible();
});

test('the toast for signing in can be read before those of the migration', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  savedServer();
  guestSaved(2);
  const toasts: string[] = [];
  const migration = migrateGuestList({
    list: createSavedList(localStore),
    userId: 'ada',
    signal: new AbortController().signal,
    onBegin: () => toasts.push('begun'),
    onDone: () => toasts.push('done'),
  });
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(toasts).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(toasts).toEqual([]);
  await vi.runAllTimersAsync();
  await migration;
  expect(toasts).toEqual(['begun', 'done']);
});

test('two hundred recipes survive a network that is cut in the middle: each leaves this browser once acknowledged', async () => {
  const server = savedServer();
  const guest = guestSaved(200);
  server.state.onCreate = (id) => {
    if (id === 'dish-77') server.state.failWith = 0;
  };
  await renderApp(<Header />);
  await waitFor(() => expect(server.state.failWith).toBe(0));
  await waitFor(() => expectLogged('The guest’s recipes could not all be moved yet'));
  expect(server.state.saved).toHaveLength(76);
  expect(ids(left())).toEqual(guest.slice(0, 124));

  server.state.onCreate = () => {};
  server.state.failWith = null;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Recipes migrated')).toBeVisible();
  expect(ids(server.state.saved)).toEqual(guest);
  expect(left()).toEqual([]);
});

test('an interrupted migration resumes after a reload without duplicates', async () => {
  const server = savedServer({ saved: [makeRecipe({ title: 'Dish 1' })] });
  guestSaved(4);
  await renderApp(<Header />);
  await screen.findByText('Recipes migrated');
  expect(ids(server.state.saved)).toEqual(['dish-4', 'dish-3', 'dish-2', 'dish-1']);
});

test('a recipe that the server refuses stays in this browser, and the others move', async () => {
  const server = savedServer();
  server.state.refuse = 'dish-2';
  guestSaved(3);
  await renderApp(<Header />);
  expect(await screen.findByText('1 recipe could not be moved and stays in this browser.')).toBeVisible();
  expect(ids(left())).toEqual(['dish-2']);
  expect(ids(server.state.saved)).toEqual(['dish-3', 'dish-1']);
  expectLogged('The server refused “Dish 2”; it stays in this browser');
});

test('a recipe that is refused is sent once, in a browser too that is too full to note it', async () => {
  const server = savedServer();
  server.state.refuse = 'dish-1';
  guestSaved(1);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  await renderApp(<Header />);
  expect(await screen.findByText('Recipes migrated')).toBeVisible();
  expect(server.calls('POST /api/recipes')).toHaveLength(1);
  expect(ids(left())).toEqual(['dish-1']);
  expectLogged('The server refused “Dish 1”; it stays in this browser');
});

test('a guest’s recipes stay in the browser until someone signs in', async () => {
  const server = savedServer({ user: null });
  guestSaved(2);
  await renderApp(<Header />);
  await screen.findByRole('link', { name: 'Sign in' });
  expect(left()).toHaveLength(2);
  expect(server.calls('POST /api/recipes')).toEqual([]);
});
