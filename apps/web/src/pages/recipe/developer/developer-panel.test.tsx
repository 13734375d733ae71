import { REFRESH_RECIPE_DELAY_MS } from '@larder/contract/limits';
import type { User } from '@larder/contract/user/account';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { App } from '../../../app/app.tsx';
import { fakeServer } from '../../../test/fake-server.ts';
import { makeRecipe } from '../../../test/make-recipe.ts';
import { renderApp } from '../../../test/render-app.tsx';

const user: User = {
  id: 'u1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
  isDeveloper: true,
};
const paella = makeRecipe({
  title: 'Paella',
  source: 'assistant',
  _devData: { promptData: { asked: 'rice' }, aiResponse: { said: 'paella' } },
});

type Reply = () => { status?: number; body?: unknown };

async function open(given: { user?: Partial<User>; recipe?: Reply; remove?: Reply } = {}) {
  vi.stubGlobal('scrollTo', vi.fn());
  const server = fakeServer({
    'GET /api/auth/me': () => ({ body: { ...user, ...given.user } }),
    'GET /api/preferences': () => ({ body: { isDefault: true } }),
    'POST /api/preferences': () => ({ body: { success: true } }),
    'GET /api/user/recipes/saved': () => ({ body: [] }),
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
    'GET /api/recipes/paella': given.recipe ?? (() => ({ body: paella })),
    'DELETE /api/recipes/paella': given.remove ?? (() => ({ body: { success: true } })),
  });
  const view = await renderApp(<App />, { at: '/recipe/paella' });
  await screen.findByRole('heading', { level: 1, name: 'Paella' });
  return { ...server, unmount: view.unmount };
}

const panel = () => screen.findByRole('region', { name: 'For developers' });

test('a developer sees the recipe’s data, the prompt and the answer', async () => {
  await open();
  const shown = within(await panel());
  expect(shown.getByRole('tabpanel')).toHaveTextContent('"title": "Paella"');
  await userEvent.click(shown.getByRole('tab', { name: 'AI prompt' }));
  expect(shown.getByRole('tabpanel')).toHaveTextContent('"asked": "rice"');
  await userEvent.click(shown.getByRole('tab', { name: 'AI response' }));
  expect(shown.getByRole('tabpanel')).toHaveTextContent('"said": "paella"');
});

test('other users don’t see the developer panel', async () => {
  const { unmount } = await open();
  await panel();
  unmount();
  // Its code has loaded, so that it would show at once.
  await open({ user: { isDeveloper: false } });
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nutritional info' })).toBeVisible());
  expect(screen.queryByRole('region', { name: 'For developers' })).not.toBeInTheDocument();
});

test('Refresh Recipe shows that the cache is cleared and refetches after the delay', async () => {
  const server = await open();
  const before = server.calls('GET /api/recipes/paella').length;
  const button = within(await panel()).getByRole('button', { name: 'Refresh Recipe' });
  const start = Date.now();
  await userEvent.click(button);
  expect(await screen.findByText('Cache cleared')).toBeVisible();
  await waitFor(() => expect(server.calls('GET /api/recipes/paella')).toHaveLength(before + 1));
  // Timers may be rounded by a millisecond.
  expect(Date.now() - start).toBeGreaterThanOrEqual(REFRESH_RECIPE_DELAY_MS - 1);
});

test('a refresh that fails shows an error', async () => {
  const replies = [{ body: paella }];
  await open({ recipe: () => replies.shift() ?? { status: 500, body: { error: 'INTERNAL', message: 'x' } } });
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Refresh Recipe' }));
  expect(await screen.findByText('Error')).toBeVisible();
});

test('Delete Recipe asks for confirmation, then opens the home page', async () => {
  const server = await open();
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Delete Recipe' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this recipe?' });
  expect(server.calls('DELETE /api/recipes/paella')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Recipe' }));
  expect(await screen.findByText('Recipe deleted')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'What’s in your kitchen?' })).toBeVisible();
});

test('a recipe that can’t be deleted stays, and the error says why', async () => {
  const refusal = { status: 409, body: { error: 'COOKBOOK_RECIPE', message: 'x' } };
  await open({ remove: () => refusal });
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Delete Recipe' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this recipe?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Recipe' }));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByText('This recipe is part of the cookbook and can’t be deleted.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
});
