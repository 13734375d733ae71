import { recipeSchema } from '@larder/contract/recipe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toUpload } from '../../features/saved-recipes/recipe-upload.ts';
import {
  asFetched,
  openRecipePage,
  openTab,
  paella,
  RECIPE,
  replyWith,
  resetReply,
  storeSearchResults,
} from './test/open-recipe-page.tsx';

beforeEach(resetReply);

test('the recipe these tests show is one the contract knows', () => {
  expect(recipeSchema.safeParse(paella).success).toBe(true);
});

describe('where the recipe comes from', () => {
  test('a timeout of the AI service reads as temporarily unavailable', async () => {
    replyWith(() => ({ status: 504, body: { error: 'TIMEOUT', message: 'AI_TIMEOUT_ERROR: too slow' } }));
    await openRecipePage();
    expect(await screen.findByRole('heading', { name: 'Service Temporarily Unavailable' })).toBeVisible();
    expect(screen.queryByText(/The search took too long/)).not.toBeInTheDocument();
  });

  test('one of the search results shows at once, without a call', async () => {
    storeSearchResults();
    const { server } = await openRecipePage();
    expect(screen.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    expect(server.calls(RECIPE)).toHaveLength(0);
  });

  test('any other is fetched in the current language and measures', async () => {
    const { server } = await openRecipePage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    expect(Object.fromEntries(server.calls(RECIPE)[0]?.url.searchParams ?? [])).toEqual({
      language: 'en-GB',
      measurementSystem: 'metric',
    });
  });

  test('a skeleton shows until it has loaded', async () => {
    replyWith(() => new Promise(() => {}));
    await openRecipePage();
    expect(screen.getByRole('heading', { level: 1, name: 'Opening the recipe…' })).toBeVisible();
  });

  test.each([404, 400])('where the server answers %d: Recipe not found, and a way back', async (status) => {
    replyWith(() => ({ status, body: { error: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', message: 'no' } }));
    await openRecipePage();
    expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Recipe not found · Larder');
  });

  test.each([404, 503])(
    'where the server answers %d, a recipe of the guest’s own list is shown from there',
    async (status) => {
      replyWith(() => ({ status, body: { error: status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE', message: 'no' } }));
      localStorage.setItem('savedRecipes_guest', JSON.stringify([{ ...toUpload(paella), userRating: 0 }]));
      const { user } = await openRecipePage();
      expect(await screen.findByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
      expect(screen.getByText(/you see it as it was before/)).toBeVisible();
      expect(screen.getByText('–')).toBeVisible();
      expect(screen.getByText(/^Not counted: rice/)).toBeVisible();
      expect(screen.queryByText(/None found/)).not.toBeInTheDocument();
      expect(within(screen.getByRole('list', { name: 'Can’t tell' })).getAllByRole('listitem')).toHaveLength(15);
      await user.click(screen.getByRole('tab', { name: 'Ingredients' }));
      expect(screen.getByText('320 g')).toBeVisible();
    },
  );

  test('where the server can’t be reached it says so, and Try Again tries again', async () => {
    replyWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openRecipePage();
    expect(await screen.findByText(/We couldn’t reach the service/)).toBeVisible();
    replyWith(() => ({ body: asFetched }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
  });

  test('names the page and describes it', async () => {
    const meta = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
    meta.content = 'The product’s own line.';
    const { view } = await openRecipePage();
    await screen.findByRole('heading', { level: 1, name: 'Paella' });
    expect(document.title).toBe('Paella · Larder');
    expect(meta.content).toBe('Rice, thin and dry.');
    view.unmount();
    expect(meta.content).toBe('The product’s own line.');
    meta.remove();
  });
});

describe('another language or other measures', () => {
  const french = { ...asFetched, title: 'La paella', language: 'fr' as const };

  test('are fetched, and the old text stays until the new one is there', async () => {
    storeSearchResults();
    let answer = (_reply: object) => {};
    replyWith(() => new Promise((resolve) => (answer = resolve)));
    const { user } = await openRecipePage();
    await user.selectOptions(screen.getByRole('combobox'), 'fr');
    const article = await screen.findByRole('article');
    await waitFor(() => expect(article).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    expect(article).toHaveAttribute('lang', 'en-GB');
    await act(async () => answer({ body: french }));
    expect(await screen.findByRole('heading', { level: 1, name: 'La paella' })).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveAttribute('lang');
  });

  test('that can’t be fetched leave the recipe as it was, and say so', async () => {
    storeSearchResults();
    replyWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openRecipePage();
    await user.selectOptions(screen.getByRole('combobox'), 'fr');
    expect(await screen.findByText(/vous la voyez telle qu’elle était/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
    replyWith(() => ({ body: french }));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'La paella' })).toBeVisible();
  });

  test('measures change in place', async () => {
    const { user, server } = await openTab('Ingredients');
    const panel = screen.getByRole('tabpanel', { name: 'Ingredients' });
    replyWith(() => ({
      body: {
        ...asFetched,
        measurementSystem: 'imperial',
        ingredients: [{ ...asFetched.ingredients[0], quantity: '11 oz' }],
      },
    }));
    await user.click(within(panel).getByLabelText('Imperial'));
    expect(await within(panel).findByText('11 oz')).toBeVisible();
    expect(server.calls(RECIPE).at(-1)?.url.searchParams.get('measurementSystem')).toBe('imperial');
  });
});
