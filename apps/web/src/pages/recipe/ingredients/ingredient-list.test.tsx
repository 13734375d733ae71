import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLine } from '../../../test/make-recipe.ts';
import { asFetched, openTab, RECIPE, replyWith, resetReply, storeSearchResults } from '../test/open-recipe-page.tsx';

beforeEach(resetReply);

describe('ingredients', () => {
  test('are ticked off, and stay so after a reload', async () => {
    const { user, view } = await openTab('Ingredients');
    await user.click(screen.getByRole('checkbox', { name: /anchovies/ }));
    view.unmount();
    const again = await openTab('Ingredients');
    expect(screen.getByRole('checkbox', { name: /anchovies/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /rice/ })).not.toBeChecked();
    await again.user.click(screen.getByRole('button', { name: 'Untick all' }));
    expect(screen.getByRole('checkbox', { name: /anchovies/ })).not.toBeChecked();
  });

  test('say what is optional, how it is prepared, what it replaces and what is still to get', async () => {
    storeSearchResults();
    await openTab('Ingredients');
    expect(screen.getByRole('checkbox', { name: /^4 anchovies, chopped/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /instead of prawns.*still to get/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'salt, optional' })).toBeVisible();
  });

  test('follow the servings at once, and then as the server writes them for that many', async () => {
    const { user, server } = await openTab('Ingredients');
    let answer = (_reply: object) => {};
    replyWith(() => new Promise((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('button', { name: 'One serving more' }));
    expect(await screen.findByText('5 servings')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^400\sg rice$/ })).toBeVisible();
    expect(server.calls(RECIPE).at(-1)?.url.searchParams.get('servings')).toBe('5');
    const scaled = { ...asFetched, servings: 5, ingredients: [makeLine('rice for five', { quantity: '400 g' })] };
    await act(async () => answer({ body: scaled }));
    expect(await screen.findByRole('checkbox', { name: '400 g rice for five' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to 4 servings' }));
    expect(screen.getByRole('checkbox', { name: /^320\sg rice$/ })).toBeVisible();
  });

  test('keep the servings over a reload, and the amounts where the server can’t be reached', async () => {
    const { user, view } = await openTab('Ingredients');
    replyWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(screen.getByRole('button', { name: 'One serving fewer' }));
    view.unmount();
    storeSearchResults();
    await openTab('Ingredients');
    expect(await screen.findByText('3 servings')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^240\sg rice$/ })).toBeVisible();
  });
});
