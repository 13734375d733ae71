import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { makeResponse } from '../../../test/make-recipe.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SearchPage } from '../search-page.tsx';

const ANALYZE = 'POST /api/analyze';

async function open(reply: () => object | Promise<object> = () => ({ body: makeResponse(3) })) {
  const server = fakeServer({ 'GET /api/recipes/popular': () => ({ body: { recipes: [] } }), [ANALYZE]: reply });
  const view = await renderApp(<SearchPage />);
  return { server, view, user: userEvent.setup() };
}

const field = () => screen.getByLabelText(/Your ingredients/);
const kinds = () =>
  within(screen.getByRole('group', { name: 'Type' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.textContent);

test('the mode last chosen is open on the next visit', async () => {
  const { user, view } = await open();
  await user.click(screen.getByLabelText('By recipe name'));
  view.unmount();
  await open();
  expect(screen.getByLabelText('By recipe name')).toBeChecked();
  expect(await screen.findByLabelText('Recipe name')).toBeVisible();
});

test('each category offers its own kinds', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Meals'));
  expect(kinds()).toEqual(['All', 'Breakfast', 'Lunch', 'Dinner', 'Snack']);
  await user.click(screen.getByLabelText('Drinks'));
  expect(kinds()).toEqual(['All', 'Alcoholic', 'Non-alcoholic']);
});

test('after None a search goes through everything again', async () => {
  const { user, server } = await open();
  await user.click(screen.getByLabelText('Meals'));
  await user.click(screen.getByLabelText('Lunch'));
  await user.click(screen.getByLabelText('None'));
  await user.type(field(), 'leek');
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByRole('heading', { name: 'Recipe Results' });
  const form = server.calls(ANALYZE)[0]?.form;
  expect([form?.get('category'), form?.get('subcategory')]).toEqual(['None', 'None']);
});

test('results of a search for meals are headed “Meal Recipes”', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Meals'));
  await user.type(field(), 'leek');
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  expect(await screen.findByRole('heading', { name: 'Meal Recipes' })).toBeVisible();
});

test('a new search clears the results and the error of the one before', async () => {
  const replies: (object | Promise<object>)[] = [
    { body: makeResponse(3) },
    { status: 502, body: 'Bad Gateway' },
    new Promise<object>(() => {}),
  ];
  const { user } = await open(() => replies.shift() ?? {});
  const analyze = screen.getByRole('button', { name: 'Analyze' });
  await user.type(field(), 'leek');
  await user.click(analyze);
  await screen.findByRole('heading', { name: 'Recipe Results' });
  await user.click(analyze);
  await screen.findByRole('heading', { name: 'Connection Error' });
  expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  await user.click(analyze);
  await screen.findByRole('progressbar');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Connection Error' })).not.toBeInTheDocument());
});

test('blank ingredients are answered with “Please enter some ingredients to search for recipes.”', async () => {
  const { user, server } = await open();
  await user.type(field(), ' {Control>}{Enter}{/Control}');
  expect(await screen.findByText('No ingredients entered')).toBeVisible();
  expect(screen.getByText('Please enter some ingredients to search for recipes.')).toBeVisible();
  expect(server.calls(ANALYZE)).toHaveLength(0);
});
