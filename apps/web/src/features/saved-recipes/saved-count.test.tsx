import { EVENTS, savedRecipesKey } from '@larder/contract/browser';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openIndexedStore } from '../../lib/outbox/outbox-store.ts';
import { expectLogged } from '../../test/expect-logged.ts';
import { makeRecipe } from '../../test/make-recipe.ts';
import { renderApp } from '../../test/render-app.tsx';
import { savedServer } from '../../test/saved-server.ts';
import { saveCall } from './server/saved-calls.ts';
import { useSavedCount } from './use-saved-count.ts';

function Count() {
  return <output>{useSavedCount()}</output>;
}

const recipes = (count: number) => Array.from({ length: count }, (_, index) => makeRecipe({ title: `Dish ${index}` }));

function store(owner: string | null, count: number) {
  const list = recipes(count).map(({ id, title }) => ({ id, title, userRating: 0 }));
  localStorage.setItem(savedRecipesKey(owner), JSON.stringify(list));
}

async function show() {
  await renderApp(<Count />);
  const output = document.querySelector('output');
  return { showing: (count: number) => waitFor(() => expect(output).toHaveTextContent(new RegExp(`^${count}$`))) };
}

test('for users it is the server’s count, for which the list is not fetched', async () => {
  const server = savedServer({ saved: recipes(12) });
  const { showing } = await show();
  await showing(12);
  expect(server.calls('GET /api/user/recipes/saved/count').length).toBeGreaterThan(0);
  expect(server.calls('GET /api/user/recipes/saved')).toEqual([]);
});

test('if the server fails, it is the count in local storage', async () => {
  const server = savedServer();
  server.state.failWith = 500;
  store('ada', 4);
  const { showing } = await show();
  await showing(4);
});

test('for guests it is the count in local storage', async () => {
  savedServer({ user: null });
  store(null, 2);
  const { showing } = await show();
  await showing(2);
});

test.each(['storage', EVENTS.recipeSaved, EVENTS.recipeRemoved, EVENTS.savedListUpdated])(
  'it is counted again after a %s event',
  async (name) => {
    savedServer({ user: null });
    const { showing } = await show();
    await showing(0);
    store(null, 3);
    act(() => void window.dispatchEvent(new Event(name)));
    await showing(3);
  },
);

test('for users it counts what waits to be sent', async () => {
  const server = savedServer({ saved: recipes(12) });
  const store = await openIndexedStore();
  await store.append('ada', saveCall(makeRecipe({ title: 'Soup' })));
  server.state.failSaves = 503;
  const { showing } = await show();
  await showing(13);
  expectLogged('POST /api/user/recipes/saved is retried later');
});

test('a list-updated event refetches the count', async () => {
  const server = savedServer({ saved: recipes(1) });
  const { showing } = await show();
  await showing(1);
  server.state.saved = recipes(5);
  act(() => void window.dispatchEvent(new Event(EVENTS.savedListUpdated)));
  await showing(5);
});

test('a count-updated event sets the count; without a count, or after another event, the list is counted', async () => {
  savedServer({ user: null });
  const { showing } = await show();
  const tell = (count: unknown) =>
    act(() => void window.dispatchEvent(new CustomEvent(EVENTS.savedCountUpdated, { detail: { count } })));
  tell(7);
  await showing(7);
  tell('many');
  await showing(0);
  tell(7);
  await showing(7);
  act(() => void window.dispatchEvent(new Event(EVENTS.savedListUpdated)));
  await showing(0);
});
