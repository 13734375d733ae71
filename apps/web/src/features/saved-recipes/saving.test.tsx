import { ACTING_FOR_HEADER } from '@larder/contract/api';
import { EVENTS, savedRecipesKey } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Header } from '../../app/layout/header.tsx';
import { openIndexedStore } from '../../lib/outbox/outbox-store.ts';
import { expectLogged } from '../../test/expect-logged.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { makeRecipe } from '../../test/make-recipe.ts';
import { makeUser } from '../../test/make-user.ts';
import { renderApp } from '../../test/render-app.tsx';
import { savedServer } from '../../test/saved-server.ts';
import { RecipeCard } from '../recipe-list/recipe-card.tsx';
import { saveCall } from './server/saved-calls.ts';

const soup = makeRecipe({ title: 'Soup' });
const GET_COUNT = 'GET /api/user/recipes/saved/count';
const POST_SAVED = 'POST /api/user/recipes/saved';

const toggle = (title = 'Soup') => screen.getByRole('button', { name: `Save ${title}` });
const star = (count: number) => screen.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
const kept = (userId: string | null): Recipe[] => JSON.parse(localStorage.getItem(savedRecipesKey(userId)) ?? '[]');

async function show(...recipes: Recipe[]) {
  const cards = recipes.map((recipe) => <RecipeCard key={recipe.id} recipe={recipe} eager />);
  return renderApp(
    <>
      <Header />
      <ul>{cards}</ul>
    </>,
  );
}

function listen(...names: string[]) {
  const heard: string[] = [];
  for (const name of names) window.addEventListener(name, () => heard.push(name));
  return heard;
}

describe('signed in', () => {
  test('the toggle saves in this browser and on the server, with a toast and an event', async () => {
    const server = savedServer();
    const heard = listen(EVENTS.recipeSaved);
    await show(soup);
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(kept('ada').map(({ id }) => id)).toEqual(['soup']);
    expect(heard).toEqual([EVENTS.recipeSaved]);
    expect(await screen.findByText('Recipe saved')).toBeVisible();
    await waitFor(() => expect(server.calls(POST_SAVED)).toHaveLength(1));
    expect(server.calls(POST_SAVED)[0]?.json).toMatchObject({
      recipeId: 'soup',
      recipe: { id: 'soup', title: 'Soup' },
    });
  });

  test('a second tap removes the recipe', async () => {
    const server = savedServer({ saved: [soup] });
    const heard = listen(EVENTS.recipeRemoved);
    await show({ ...soup, isSaved: true });
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(heard).toEqual([EVENTS.recipeRemoved]);
    expect(await screen.findByText('Recipe removed')).toBeVisible();
    await waitFor(() => expect(server.state.saved).toEqual([]));
  });

  test('a removal can be undone from its toast: saved again, at the server too, with the rating it had', async () => {
    const server = savedServer({ saved: [{ ...soup, userRating: 4 }] });
    await show({ ...soup, userRating: 4, isSaved: true });
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(toggle());
    await waitFor(() => expect(server.state.saved).toEqual([]));
    const heard = listen(EVENTS.recipeSaved);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    expect(star(4)).toBeChecked();
    expect(heard).toEqual([EVENTS.recipeSaved]);
    expect(await screen.findByText('Recipe saved')).toBeVisible();
    await waitFor(() => expect(server.state.saved).toMatchObject([{ id: 'soup', userRating: 4 }]));
    expect(server.calls('POST /api/user/recipes/ratings')).toEqual([]);
  });

  test('a server that fails is only logged; the toast shows all the same, and the save arrives later', async () => {
    const server = savedServer();
    server.state.failWith = 503;
    await show(soup);
    await userEvent.click(toggle());
    expect(await screen.findByText('Recipe saved')).toBeVisible();
    await waitFor(() => expect(server.calls(POST_SAVED)).toHaveLength(1));
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    server.state.failWith = null;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.state.saved.map(({ id }) => id)).toEqual(['soup']));
    expectLogged('POST /api/user/recipes/saved is retried later');
  });

  test('a save that arrives at the server just after it counted is counted in the end', async () => {
    const { id } = makeUser();
    const store = await openIndexedStore();
    await store.append(id, saveCall(soup));
    localStorage.setItem(savedRecipesKey(id), JSON.stringify([{ id: 'soup', title: 'Soup', userRating: 0 }]));
    let saved = 1;
    const server = fakeServer({
      'GET /api/auth/me': () => ({ body: makeUser() }),
      'GET /api/preferences': () => ({ body: { isDefault: true } }),
      [POST_SAVED]: () => {
        saved += 1;
        return { body: { success: true } };
      },
      [GET_COUNT]: async () => {
        const count = saved;
        await waitFor(async () => expect(await store.all(id)).toEqual([]));
        return { body: { count } };
      },
    });
    await show(soup);
    expect(await screen.findByRole('link', { name: 'Saved recipes (2)' })).toBeVisible();
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(server.calls(GET_COUNT)[0]?.headers.get(ACTING_FOR_HEADER)).toBe(id);
  });

  test('a recipe that the server marks as saved shows so; once removed here it does not, whatever an old answer says', async () => {
    const server = savedServer({ saved: [soup] });
    const view = await show({ ...soup, isSaved: true });
    await screen.findByRole('link', { name: 'Saved recipes (1)' });
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle());
    await waitFor(() => expect(server.state.saved).toEqual([]));
    expect(await screen.findByRole('link', { name: 'Saved recipes (0)' })).toBeVisible();
    view.unmount();
    await show({ ...soup, isSaved: true });
    await screen.findByRole('link', { name: 'Saved recipes (0)' });
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(server.calls('GET /api/user/recipes/saved')).toEqual([]);
  });

  test('a save that the server refuses for good no longer shows', async () => {
    const server = savedServer();
    server.state.failSaves = 422;
    await show(soup);
    await userEvent.click(toggle());
    await waitFor(() => expect(server.calls(POST_SAVED)).toHaveLength(1));
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'false'));
    expect(await screen.findByRole('link', { name: 'Saved recipes (0)' })).toBeVisible();
    expectLogged('The server refused POST /api/user/recipes/saved');
  });

  test('rating an unsaved recipe saves it first', async () => {
    const server = savedServer();
    const heard = listen(EVENTS.recipeSaved);
    await show(soup);
    await userEvent.click(star(4));
    expect(star(4)).toBeChecked();
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(heard).toEqual([EVENTS.recipeSaved]);
    expect(await screen.findByText('Rating saved')).toBeVisible();
    expect(screen.getByText('You rated this recipe 4 out of 5 stars.')).toBeVisible();
    await waitFor(() => expect(server.state.saved).toMatchObject([{ id: 'soup', userRating: 4 }]));
    expect(server.calls(POST_SAVED)).toHaveLength(1);
  });

  test('stars go from 1 to 5 and are chosen with the arrow keys as any radio button', async () => {
    const server = savedServer();
    await show(soup);
    const stars = within(screen.getByRole('radiogroup', { name: 'Your rating of Soup' })).getAllByRole('radio');
    expect(stars).toHaveLength(5);
    await userEvent.click(star(2));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(star(3)).toBeChecked());
    await waitFor(() => expect(server.state.saved).toMatchObject([{ userRating: 3 }]));
  });

  test('what another tab saves shows here', async () => {
    savedServer({ saved: [makeRecipe({ title: 'Stew' })] });
    await show(soup);
    await screen.findByRole('link', { name: 'Saved recipes (1)' });
    localStorage.setItem(savedRecipesKey('ada'), JSON.stringify([{ id: 'soup', title: 'Soup', userRating: 5 }]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: savedRecipesKey('ada') })));
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    expect(star(5)).toBeChecked();
  });
});

describe('signed in, where a change can’t be kept for the server', () => {
  test.each([
    ['save', 'Error saving recipe', false, toggle],
    ['remove', 'Error removing recipe', true, toggle],
    ['rate', 'Error rating recipe', true, () => star(4)],
  ] as const)('to %s says “%s”, and the recipe is as before', async (what, title, isSaved, control) => {
    savedServer({ saved: isSaved ? [soup] : [] });
    await show({ ...soup, isSaved });
    await screen.findByRole('link', { name: `Saved recipes (${Number(isSaved)})` });
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    await userEvent.click(control());
    expect(await screen.findByText(title)).toBeVisible();
    expect(toggle()).toHaveAttribute('aria-pressed', String(isSaved));
    expect(star(4)).not.toBeChecked();
    expect(screen.getByRole('link', { name: `Saved recipes (${Number(isSaved)})` })).toBeVisible();
    expectLogged(`Could not ${what} a recipe`);
  });
});

describe('as a guest', () => {
  test('a recipe is saved in this browser with a toast and a sign-in dialog; closing the dialog keeps it', async () => {
    const server = savedServer({ user: null });
    await show(soup);
    await userEvent.click(toggle());
    expect(await screen.findByText('Recipe saved')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to save recipes' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(kept(null)).toMatchObject([{ id: 'soup', title: 'Soup', servings: 4 }]);
    expect(server.calls(POST_SAVED)).toEqual([]);
  });

  test('removing it opens no dialog', async () => {
    savedServer({ user: null });
    localStorage.setItem(savedRecipesKey(null), JSON.stringify([{ id: 'soup', title: 'Soup', userRating: 0 }]));
    await show(soup);
    await userEvent.click(toggle());
    expect(await screen.findByText('Recipe removed')).toBeVisible();
    expect(kept(null)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('undoing the removal opens no dialog and restores the whole recipe', async () => {
    savedServer({ user: null });
    const before = [{ id: 'soup', title: 'Soup', servings: 4, userRating: 0 }];
    localStorage.setItem(savedRecipesKey(null), JSON.stringify(before));
    await show(soup);
    await userEvent.click(toggle());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept(null)).toEqual(before));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('rating only opens the sign-in dialog', async () => {
    savedServer({ user: null });
    await show(soup);
    await userEvent.click(star(5));
    expect(await screen.findByRole('dialog', { name: 'Sign in to rate recipes' })).toBeVisible();
    expect(screen.queryByText('Rating saved')).not.toBeInTheDocument();
    expect(kept(null)).toEqual([]);
  });

  test('a browser without room says so plainly, and what was saved before is still there', async () => {
    savedServer({ user: null });
    localStorage.setItem(savedRecipesKey(null), JSON.stringify([{ id: 'stew', title: 'Stew', userRating: 0 }]));
    await show(soup, makeRecipe({ title: 'Stew' }));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(toggle());
    expect(await screen.findByText('Error saving recipe')).toBeVisible();
    expect(screen.getByText(/This browser has no room left/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Soup', hidden: true })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Save Stew', hidden: true })).toHaveAttribute('aria-pressed', 'true');
    expect(kept(null).map(({ id }) => id)).toEqual(['stew']);
    full.mockRestore();
  });
});
