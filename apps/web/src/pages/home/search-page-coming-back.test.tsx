import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ANALYZE, cards, open, resetApi, search } from './test/open-search-page.tsx';

beforeEach(resetApi);

test('the results are restored with a banner, and removed once cleared', async () => {
  const { view, user } = await search();
  await user.click(await screen.findByRole('button', { name: 'Load More Recipes' }));
  view.unmount();
  await open();
  expect(await screen.findByText('Your previous search results have been restored.')).toBeVisible();
  expect(cards()).toHaveLength(12);
  expect(screen.getByLabelText(/Your ingredients/)).toHaveValue('chicken, rice');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Results' }));
  expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('fresh results carry no banner', async () => {
  await search();
  await screen.findByRole('heading', { name: 'Recipe Results' });
  expect(screen.queryByText('Your previous search results have been restored.')).not.toBeInTheDocument();
});

test('switching the mode clears the results', async () => {
  const { user } = await search();
  await screen.findByRole('heading', { name: 'Recipe Results' });
  await user.click(screen.getByLabelText('By recipe name'));
  expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('hasCachedResults')).toBeNull();
});

test('when the measures change, what is shown is fetched again in them, quietly', async () => {
  const { view, server } = await search();
  await screen.findByRole('heading', { name: 'Recipe Results' });
  view.preferences.set({ measurementSystem: 'imperial' });
  await waitFor(() => expect(server.calls(ANALYZE)).toHaveLength(2));
  expect(server.calls(ANALYZE)[1]?.form?.get('preferences')).toContain('imperial');
  expect(screen.getByRole('heading', { name: 'Recipe Results' })).toBeVisible();
});
