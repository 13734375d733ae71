import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeLine, makeRecipe, makeResponse } from '../../test/make-recipe.ts';
import { api, cards, open, resetApi, search } from './test/open-search-page.tsx';

beforeEach(resetApi);

test('six are shown, and six more with each Load More Recipes', async () => {
  const { user } = await search();
  await screen.findByRole('heading', { name: 'Recipe Results' });
  expect(cards()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Load More Recipes' }));
  expect(cards()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Load More Recipes' }));
  expect(cards()).toHaveLength(14);
  expect(screen.queryByRole('button', { name: 'Load More Recipes' })).not.toBeInTheDocument();
});

test('a success shows a toast and scrolls to the results', async () => {
  await search();
  expect(await screen.findByText('Analysis complete!')).toBeVisible();
  expect(screen.getByText('Found 14 recipes based on your ingredients.')).toBeVisible();
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
});

test('a card leads to its recipe and says what matches, what is missing, what was swapped and what it contains', async () => {
  const match = {
    have: [],
    close: [],
    missing: ['lime', 'coriander'],
    assumed: [],
    unused: [],
    swaps: [{ from: 'butter', to: 'oil', because: ['Dairy'] }],
  };
  api.answer = {
    ...api.answer,
    recipes: [
      makeRecipe({ title: 'Pad thai', match, allergens: ['Peanuts'], matchedIngredients: 4, totalIngredients: 6 }),
    ],
  };
  await search();
  const link = await screen.findByRole('link', { name: 'Pad thai' });
  expect(link).toHaveAttribute('href', '/recipe/pad-thai');
  expect(screen.getByRole('img', { name: 'You have 4 of 6 ingredients' })).toBeVisible();
  expect(screen.getByText('Needs: lime and coriander')).toBeVisible();
  expect(screen.getByText('oil instead of butter')).toBeVisible();
  expect(screen.getByText('Contains Peanuts')).toBeInTheDocument();
});

test('a search by name matches against what the last search with ingredients said', async () => {
  api.answer = { ...api.answer, ingredients: [{ id: 'rice', name: 'rice', confidence: 1, text: 'rice' }] };
  const { user } = await search('rice');
  await screen.findByRole('heading', { name: 'Recipe Results' });
  const ingredients = ['rice', 'saffron', 'stock'].map((id) => makeLine(id, { ingredientId: id }));
  api.answer = { ...api.answer, recipes: [makeRecipe({ title: 'Paella', match: null, ingredients })] };
  await user.click(screen.getByLabelText('By recipe name'));
  await user.type(await screen.findByLabelText('Recipe name'), 'paella{Enter}');
  await screen.findByRole('link', { name: 'Paella' });
  expect(screen.getByRole('img', { name: 'You have 1 of 3 ingredients' })).toBeVisible();
});

test('sorting is remembered', async () => {
  const { user, view } = await search();
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Name, Z to A');
  expect(cards()[0]).toHaveTextContent('Recipe 14');
  expect(localStorage.getItem('sortOption')).toBe('name-desc');
  view.unmount();
  sessionStorage.clear();
  await search();
  expect(await screen.findByLabelText('Sort by')).toHaveValue('name-desc');
  expect(cards()[0]).toHaveTextContent('Recipe 14');
});

test('a name that nothing bears is said, and the nearest are shown', async () => {
  api.answer = makeResponse(2, { exact: false });
  const { user } = await open();
  await user.click(screen.getByLabelText('By recipe name'));
  await user.type(await screen.findByLabelText('Recipe name'), 'carbonada{Enter}');
  expect(await screen.findByText('We have nothing called “carbonada”. These come closest.')).toBeVisible();
  expect(await screen.findByText('2 recipes come closest.')).toBeVisible();
  expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();
});

test('a dish that can’t be had without what is left out is said to be that', async () => {
  api.answer = makeResponse(2, { exact: false, unsuited: 'Walnut baklava' });
  const { user } = await open();
  await user.click(screen.getByLabelText('By recipe name'));
  await user.type(await screen.findByLabelText('Recipe name'), 'baklava{Enter}');
  expect(
    await screen.findByText('“Walnut baklava” can’t be adapted to your preferences. These come closest.'),
  ).toBeVisible();
});

test('ingredients that make no dish are said to make none, and what comes closest is shown', async () => {
  api.answer = makeResponse(2, { exact: false });
  await search('vinegar, chocolate');
  expect(await screen.findByText(/On their own, these don’t make a dish/)).toBeVisible();
  expect(await screen.findByText('2 recipes come closest.')).toBeVisible();
  expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();
  expect(screen.getByText('Recipe 1')).toBeVisible();
});

test('after an answer there is a way to other ingredients and one down to the recipes', async () => {
  const { user } = await search();
  await screen.findByRole('heading', { name: 'Recipe Results' });
  vi.mocked(Element.prototype.scrollIntoView).mockClear();
  await user.click(screen.getByRole('button', { name: 'See the recipes' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try other ingredients' }));
  expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Your ingredients/)).toHaveFocus();
});

test('nothing found is said on the page and by a success toast that replaces that of an earlier error', async () => {
  api.reply = () => ({ status: 500, body: { error: 'INTERNAL', message: 'boom' } });
  const { user } = await search();
  expect(await screen.findByText('Error analyzing ingredients')).toBeVisible();
  api.answer = makeResponse(0);
  api.reply = () => ({ body: api.answer });
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  expect(await screen.findByText('No recipes found')).toBeVisible();
  expect(screen.getByText('Analysis complete!')).toBeVisible();
  expect(screen.getByText('Found 0 recipes based on your ingredients.')).toBeVisible();
  expect(screen.queryByText('Error analyzing ingredients')).not.toBeInTheDocument();
});

test('the toast counts by category, and names the dish of a search by name', async () => {
  api.answer = makeResponse(2);
  const { user } = await open();
  await user.click(screen.getByLabelText('Drinks'));
  await user.type(screen.getByLabelText(/Your ingredients/), 'rum');
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  expect(await screen.findByText('Found 2 drinks based on your ingredients.')).toBeVisible();
  await user.click(screen.getByLabelText('By recipe name'));
  await user.type(await screen.findByLabelText('Recipe name'), 'mojito{Enter}');
  expect(await screen.findByText('Found 2 recipes for “mojito”.')).toBeVisible();
});
