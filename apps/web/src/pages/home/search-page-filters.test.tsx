import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeRecipe } from '../../test/make-recipe.ts';
import { ANALYZE, api, open, resetApi, search } from './test/open-search-page.tsx';

beforeEach(resetApi);

test('choosing a category opens all of its kinds, names the results after it and clears those shown', async () => {
  const { user, server } = await search();
  await screen.findByRole('heading', { name: 'Recipe Results' });
  await user.click(screen.getByLabelText('Drinks'));
  expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('All')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  expect(await screen.findByRole('heading', { name: 'Drink Recipes' })).toBeVisible();
  expect(server.calls(ANALYZE)[1]?.form?.get('subcategory')).toBe('All');
});

test('choosing None takes the subcategory with it', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Meals'));
  await user.click(screen.getByLabelText('Lunch'));
  await user.click(screen.getByLabelText('None'));
  expect(screen.queryByLabelText('Lunch')).not.toBeInTheDocument();
});

test('the badge counts category, subcategory, minimum rating and another sort order, up to four', async () => {
  api.answer = {
    ...api.answer,
    recipes: [1, 2].map((userRating) => makeRecipe({ title: `Rice ${userRating}`, subcategory: 'Lunch', userRating })),
  };
  const { user } = await open();
  const button = screen.getByRole('button', { name: /^Filters/ });
  expect(button).not.toHaveTextContent(/\d/);
  await user.click(screen.getByLabelText('Meals'));
  await user.click(screen.getByLabelText('Lunch'));
  expect(button).toHaveTextContent('2');
  await user.click(button);
  (await screen.findByRole('slider', { name: 'Minimum rating' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(button).toHaveTextContent('3');
  await user.click(screen.getByLabelText('Nuts'));
  expect(button).toHaveTextContent('3');
  await user.type(screen.getByLabelText(/Your ingredients/), 'chicken, rice');
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  const sort = await screen.findByLabelText('Sort by');
  await user.selectOptions(sort, 'name-asc');
  expect(button).toHaveTextContent('4');
  await user.selectOptions(sort, 'best-match');
  expect(button).toHaveTextContent('3');
  await user.selectOptions(sort, 'name-asc');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(button).toHaveTextContent('2');
  expect(sort).toHaveValue('best-match');
});

test('a minimum rating hides recipes with fewer stars, also after coming back', async () => {
  api.answer = {
    ...api.answer,
    recipes: [makeRecipe({ title: 'Satay', userRating: 4 }), makeRecipe({ title: 'Stew', userRating: 3 })],
  };
  const { user, view } = await search();
  await screen.findByRole('link', { name: 'Stew' });
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  (await screen.findByRole('slider', { name: 'Minimum rating' })).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.queryByRole('link', { name: 'Stew' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Satay' })).toBeVisible();
  view.unmount();
  await open();
  expect(await screen.findByRole('link', { name: 'Satay' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Stew' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /1 filter active/ })).toBeVisible();
});

test('an excluded allergen hides its recipes; only those present are on offer', async () => {
  api.answer = {
    ...api.answer,
    recipes: [makeRecipe({ title: 'Satay', allergens: ['Peanuts'] }), makeRecipe({ title: 'Stew' })],
  };
  const { user } = await search();
  await screen.findByRole('link', { name: 'Satay' });
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.click(await screen.findByLabelText('Peanuts'));
  expect(screen.queryByLabelText('Dairy')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Satay' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stew' })).toBeVisible();
});

test('filters that leave nothing say so, and can be cleared', async () => {
  api.answer = { ...api.answer, recipes: [makeRecipe({ title: 'Satay', allergens: ['Peanuts'] })] };
  const { user } = await search();
  await screen.findByRole('link', { name: 'Satay' });
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.click(await screen.findByLabelText('Peanuts'));
  expect(screen.getByText('No Matching Recipes Found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(screen.getByRole('link', { name: 'Satay' })).toBeVisible();
});
