import { SAVED_RECIPES_CACHE_MS } from '@larder/contract/limits';
import type { Recipe } from '@larder/contract/recipe';
import { SAVED_SORT_OPTIONS } from '@larder/contract/search/filter';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { App, preloadPage } from '../../app/app.tsx';
import { rememberIngredients } from '../../features/recipe-list/last-ingredients.ts';
import { sessionStore } from '../../lib/browser-storage.ts';
import { expectLogged } from '../../test/expect-logged.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { makeLine, makeRecipe } from '../../test/make-recipe.ts';
import { makeUser } from '../../test/make-user.ts';
import { renderApp } from '../../test/render-app.tsx';
import { savedServer } from '../../test/saved-server.ts';

const line = (name: string) => makeLine(name, { quantity: '1' });

const curry = makeRecipe({
  title: 'Chicken curry',
  description: 'Warm and mild',
  ingredients: [line('Chicken'), line('Coconut milk')],
  userRating: 5,
  prepTime: 50,
});
const tart = makeRecipe({
  title: 'Tarte fine',
  description: 'A thin apple tart',
  subcategory: 'Snack',
  ingredients: [line('Apple'), line('Crème fraîche'), line('Flour')],
  allergens: ['Gluten', 'Dairy'],
  userRating: 3,
  prepTime: 70,
});
const mojito = makeRecipe({
  title: 'Mojito',
  description: 'Rum and mint',
  category: 'Drinks',
  subcategory: 'Alcoholic',
  ingredients: [line('Rum')],
  prepTime: 5,
});
const all = [curry, tart, mojito];

beforeAll(() => preloadPage('/saved'));

async function open(saved: readonly Recipe[] = all) {
  const server = savedServer({ saved });
  await renderApp(<App />, { at: '/saved' });
  return server;
}

const main = () => screen.getByRole('main');
const titles = () =>
  within(main())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const box = () => screen.getByPlaceholderText('Search recipes by name, ingredients, or description...');

test('it has a title, a way back to the search, and says how many recipes there are', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved recipes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/');
  expect(await screen.findByText('3 saved recipes')).toBeVisible();
  expect(box()).toBeVisible();
  await shows('Chicken curry', 'Tarte fine', 'Mojito');
  expect(document.title).toBe('Saved recipes · Larder');
});

test('a guest is sent home and nothing of it shows', async () => {
  const server = savedServer({ user: null });
  await preloadPage('/');
  await renderApp(<App />, { at: '/saved' });
  expect(await screen.findByRole('heading', { level: 1, name: 'What’s in your kitchen?' })).toBeVisible();
  expect(screen.queryByText('Saved recipes')).not.toBeInTheDocument();
  expect(server.calls('GET /api/user/recipes/saved')).toEqual([]);
});

test('the list is fetched once for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await open();
  const fetches = () => server.calls('GET /api/user/recipes/saved').length;
  await shows('Chicken curry', 'Tarte fine', 'Mojito');
  const leaveAndReturn = async (ms: number) => {
    await userEvent.click(screen.getByRole('link', { name: 'Back to search' }));
    await screen.findByRole('heading', { level: 1, name: 'What’s in your kitchen?' });
    vi.setSystemTime(Date.now() + ms);
    await userEvent.click(screen.getByRole('link', { name: /^Saved recipes/ }));
    await shows('Chicken curry', 'Tarte fine', 'Mojito');
  };
  const first = fetches();
  await leaveAndReturn(SAVED_RECIPES_CACHE_MS - 60_000);
  expect(fetches()).toBe(first);
  await leaveAndReturn(60_000);
  await waitFor(() => expect(fetches()).toBe(first + 1));
});

describe('a list of several pages', () => {
  const SAVED = '/api/user/recipes/saved';

  /** Answers with the first page, and with the second once `sendSecond` is called. */
  async function openPaged(second: { status?: number; body: unknown }) {
    let sendSecond = () => {};
    const isSent = new Promise<void>((resolve) => {
      sendSecond = resolve;
    });
    const server = fakeServer({
      'GET /api/auth/me': () => ({ body: makeUser() }),
      'GET /api/preferences': () => ({ body: { isDefault: true } }),
      [`GET ${SAVED}/count`]: () => ({ body: { count: 3 } }),
      [`GET ${SAVED}`]: async ({ url }) => {
        if (!url.searchParams.has('after')) {
          return { body: [curry, tart], headers: { link: `<${SAVED}?limit=100&after=9-tart>; rel="next"` } };
        }
        await isSent;
        return second;
      },
    });
    await renderApp(<App />, { at: '/saved' });
    return { server, sendSecond };
  }

  test('shows its first page at once, and all once the others have come', async () => {
    const { server, sendSecond } = await openPaged({ body: [mojito] });
    await shows('Chicken curry', 'Tarte fine');
    expect(screen.getByText('Loading your saved recipes...')).toBeVisible();
    sendSecond();
    await shows('Chicken curry', 'Tarte fine', 'Mojito');
    expect(screen.getByText('3 saved recipes')).toBeVisible();
    const pages = server.calls(`GET ${SAVED}`).map(({ url }) => url.searchParams.get('after'));
    expect(pages).toEqual([null, '9-tart']);
  });

  test('that does not come whole offers a retry', async () => {
    const { sendSecond } = await openPaged({ status: 503, body: {} });
    await shows('Chicken curry', 'Tarte fine');
    sendSecond();
    expect(await screen.findByRole('heading', { name: 'Your saved recipes could not be loaded' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('states', () => {
  test('while they are on their way it says so', async () => {
    const server = savedServer({ saved: all });
    let answer = () => {};
    server.state.wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await renderApp(<App />, { at: '/saved' });
    expect(await screen.findByText('Loading your saved recipes...')).toBeVisible();
    answer();
    await shows('Chicken curry', 'Tarte fine', 'Mojito');
  });

  test('without any it says so and leads to the search', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No Saved Recipes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
  });

  test('when nothing passes it says so, and one tap clears search and filters', async () => {
    await open();
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('heading', { name: 'No Matching Recipes Found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your filters to see more recipes.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await shows('Chicken curry', 'Tarte fine', 'Mojito');
    expect(box()).toHaveValue('');
  });

  test('after a server error a retry is offered', async () => {
    const server = savedServer({ saved: all });
    server.state.failWith = 503;
    await renderApp(<App />, { at: '/saved' });
    expect(await screen.findByRole('heading', { name: 'Your saved recipes could not be loaded' })).toBeVisible();
    expect(server.calls('GET /api/user/recipes/saved')).toHaveLength(1);
    server.state.failWith = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await shows('Chicken curry', 'Tarte fine', 'Mojito');
  });

  test('a timeout of the AI service reads as temporarily unavailable', async () => {
    fakeServer({
      'GET /api/auth/me': () => ({ body: makeUser() }),
      'GET /api/preferences': () => ({ body: { isDefault: true } }),
      'GET /api/user/recipes/saved': () => ({ status: 504, body: { error: 'TIMEOUT', message: 'AI_TIMEOUT_ERROR' } }),
    });
    await renderApp(<App />, { at: '/saved' });
    expect(await screen.findByRole('heading', { name: 'Service Temporarily Unavailable' })).toBeVisible();
    expect(screen.queryByText(/The search took too long/)).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  test.each([
    ['CHICKEN', 'Chicken curry'],
    ['apple tart', 'Tarte fine'],
    ['coconut', 'Chicken curry'],
    ['creme fraiche', 'Tarte fine'],
  ])('the text "%s" is looked for in titles, descriptions and ingredients, in any case', async (text, title) => {
    await open();
    await userEvent.type(await screen.findByRole('searchbox'), text);
    await shows(title);
    expect(screen.getByText('1 of 3 saved recipes')).toBeVisible();
  });

  test('by category, and within it by subcategory', async () => {
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Meals' }));
    await shows('Chicken curry', 'Tarte fine');
    await userEvent.click(screen.getByRole('radio', { name: 'Snack' }));
    await shows('Tarte fine');
    await userEvent.click(screen.getByRole('radio', { name: 'Drinks' }));
    await shows('Mojito');
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'None' }));
    await shows('Chicken curry', 'Tarte fine', 'Mojito');
    expect(screen.queryByRole('radio', { name: 'All' })).not.toBeInTheDocument();
  });

  test('by the fewest stars, from 0 to 5 in steps of one', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const slider = screen.getByRole('slider', { name: 'Minimum rating' });
    expect(slider).toHaveAttribute('aria-valuemin', '0');
    expect(slider).toHaveAttribute('aria-valuemax', '5');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getByText('At least 3 stars')).toBeVisible();
    await shows('Chicken curry', 'Tarte fine');
    await userEvent.keyboard('{ArrowRight}');
    await shows('Chicken curry');
  });

  test('by allergens, of which those are offered that some recipe holds', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const offered = within(screen.getByRole('group', { name: /contain/ })).getAllByRole('checkbox');
    expect(offered).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dairy' }));
    await shows('Chicken curry', 'Mojito');
    expect(screen.getByRole('button', { name: /1 filter active/ })).toBeVisible();
  });

  test('the badge counts each of the four that is set, and one tap clears them all', async () => {
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Meals' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Snack' }));
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    screen.getByRole('slider', { name: 'Minimum rating' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dairy' }));
    expect(screen.getByRole('button', { name: /4 filters active/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await shows('Chicken curry', 'Tarte fine', 'Mojito');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });
});

test('a card’s match badge counts what the last search said there is; without one there is none', async () => {
  const risotto = makeRecipe({
    title: 'Risotto',
    match: null,
    ingredients: ['rice', 'leek', 'stock'].map((id) => makeLine(id, { ingredientId: id })),
  });
  const badge = () => screen.queryByRole('img', { name: /^You have \d+ of/ });
  await open([risotto]);
  await shows('Risotto');
  expect(badge()).not.toBeInTheDocument();
  cleanup();
  rememberIngredients(sessionStore, [{ id: 'rice' }, { id: 'leek' }]);
  await open([risotto]);
  await shows('Risotto');
  expect(badge()).toHaveAccessibleName('You have 2 of 3 ingredients');
});

test('it sorts by the options of the specification', async () => {
  await open();
  const sorts = within(await screen.findByLabelText('Sort by')).getAllByRole<HTMLOptionElement>('option');
  expect(sorts.map(({ value }) => value)).toEqual([...SAVED_SORT_OPTIONS]);
});

test.each([
  ['name-asc', ['Chicken curry', 'Mojito', 'Tarte fine']],
  ['rating-high', ['Chicken curry', 'Tarte fine', 'Mojito']],
  ['prep-time', ['Mojito', 'Chicken curry', 'Tarte fine']],
  ['default', ['Chicken curry', 'Tarte fine', 'Mojito']],
])('sorted by %s, which the next visit still is', async (sort, expected) => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), sort);
  await shows(...expected);
  expect(localStorage.getItem('savedSortOption')).toBe(sort);
  expect(localStorage.getItem('sortOption')).toBeNull();
});

test('changes that the server can’t take yet are said to wait here, until it has them', async () => {
  const unsent = 'What you changed last is kept in this browser. It will be sent as soon as Larder can be reached.';
  const server = await open();
  await shows('Chicken curry', 'Tarte fine', 'Mojito');
  expect(screen.queryByText(unsent)).toBeNull();
  server.state.failWith = 503;
  await userEvent.click(within(main()).getByRole('button', { name: 'Save Chicken curry' }));
  expect(await screen.findByText(unsent)).toBeVisible();
  server.state.failWith = null;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(unsent)).toBeNull());
  expect(server.state.saved.map(({ title }) => title)).toEqual(['Tarte fine', 'Mojito']);
  expectLogged('DELETE /api/user/recipes/saved/chicken-curry is retried later');
});

test('a removed recipe disappears at once, and the focus moves to the card in its place', async () => {
  const server = await open();
  await shows('Chicken curry', 'Tarte fine', 'Mojito');
  await userEvent.click(screen.getByRole('button', { name: 'Save Tarte fine' }));
  await shows('Chicken curry', 'Mojito');
  expect(screen.getByText('2 saved recipes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Mojito' })).toHaveFocus();
  await waitFor(() => expect(server.state.saved).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Save Mojito' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Chicken curry' }));
  expect(await screen.findByRole('heading', { name: 'No Saved Recipes' })).toHaveFocus();
  await waitFor(() => expect(server.state.saved).toEqual([]));
});

test('a rating given here counts for the order at once', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'rating-low');
  await shows('Mojito', 'Tarte fine', 'Chicken curry');
  const stars = screen.getByRole('radiogroup', { name: 'Your rating of Mojito' });
  await userEvent.click(within(stars).getByRole('radio', { name: '4 stars' }));
  await shows('Tarte fine', 'Mojito', 'Chicken curry');
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      go back
    </button>
  );
}

test('coming back from a recipe, the search and the filters are as they were; a new visit begins anew', async () => {
  savedServer({ saved: all });
  await preloadPage('/recipe/mojito');
  await renderApp(
    <>
      <App />
      <Back />
    </>,
    { at: '/saved' },
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Drinks' }));
  await userEvent.type(box(), 'mint');
  await shows('Mojito');
  await userEvent.click(screen.getByRole('link', { name: 'Mojito' }));
  await screen.findByRole('heading', { level: 1, name: 'Mojito' });
  await userEvent.click(screen.getByText('go back'));
  expect(await screen.findByRole('searchbox')).toHaveValue('mint');
  expect(screen.getByRole('radio', { name: 'Drinks' })).toBeChecked();
  await shows('Mojito');
  await userEvent.click(screen.getByRole('link', { name: 'Back to search' }));
  await screen.findByRole('heading', { level: 1, name: 'What’s in your kitchen?' });
  await userEvent.click(screen.getByRole('link', { name: /^Saved recipes/ }));
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});
