import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { makeRecipe } from '../../test/make-recipe.ts';
import { ANALYZE, api, cards, open, POPULAR, popular, resetApi, search } from './test/open-search-page.tsx';

beforeEach(resetApi);

test('Analyze is disabled while the text is blank', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
  await user.type(screen.getByLabelText(/Your ingredients/), '   ');
  expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
});

test('a blank text sent by keyboard is answered with a toast, not a search', async () => {
  const { user, server } = await open();
  await user.type(screen.getByLabelText(/Your ingredients/), ' {Control>}{Enter}{/Control}');
  expect(await screen.findByText('No ingredients entered')).toBeVisible();
  expect(server.calls(ANALYZE)).toHaveLength(0);
});

test('the request carries the ingredients, the category and the preferences of a guest', async () => {
  const { server } = await search('chicken, rice');
  const form = server.calls(ANALYZE)[0]?.form;
  expect(Object.fromEntries(form ?? [])).toEqual({
    ingredients: 'chicken, rice',
    category: 'None',
    subcategory: 'None',
    preferences: '{"language":"en-GB","measurementSystem":"metric"}',
  });
});

test('Control and Enter send too', async () => {
  const { user, server } = await open();
  await user.type(screen.getByLabelText(/Your ingredients/), 'leek{Control>}{Enter}{/Control}');
  expect(server.calls(ANALYZE)).toHaveLength(1);
});

test('an example is sent as it is chosen', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: 'eggs, spinach, feta' }));
  expect(server.calls(ANALYZE)[0]?.form?.get('ingredients')).toBe('eggs, spinach, feta');
});

test('by name: the name is sent trimmed, a blank one is ignored, the mode is remembered', async () => {
  const { user, server } = await open();
  await user.click(screen.getByLabelText('By recipe name'));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  expect(server.calls(ANALYZE)).toHaveLength(0);
  await user.type(await screen.findByLabelText('Recipe name'), '  carbonara {Enter}');
  expect(server.calls(ANALYZE)[0]?.form?.get('recipeName')).toBe('carbonara');
  expect(localStorage.getItem('searchMode')).toBe('recipeName');
});

test('by name: recipes that come without an id get one, by which they open', async () => {
  const recipes = [makeRecipe({ title: 'One' }), makeRecipe({ title: 'Two' })].map(({ id: _, ...rest }) => rest);
  api.reply = () => ({ body: { ...api.answer, recipes } });
  const before = Date.now();
  const { user } = await open();
  await user.click(screen.getByLabelText('By recipe name'));
  await user.type(await screen.findByLabelText('Recipe name'), 'one{Enter}');
  await screen.findByRole('link', { name: 'Two' });
  const ids = cards().map((card) => card.getAttribute('href')?.replace('/recipe/', ''));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(Number(id)).toBeGreaterThanOrEqual(10_000 + before);
});

test('by name: popular recipes are suggested, and searched for when chosen', async () => {
  const { user, server } = await open();
  await user.click(screen.getByLabelText('By recipe name'));
  await user.click(await screen.findByRole('button', { name: 'Shakshuka' }));
  expect(server.calls(ANALYZE)[0]?.form?.get('recipeName')).toBe('Shakshuka');
});

test('a progress ring and "Finding your recipes..." are shown', async () => {
  api.reply = () => new Promise(() => {});
  await search();
  expect(await screen.findByRole('progressbar', { name: 'Search progress' })).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByText('Finding your recipes...')).toBeVisible();
});

test('after a minute it is given up as timed out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  api.reply = () => new Promise(() => {});
  fakeServer({ [POPULAR]: () => ({ body: popular }), [ANALYZE]: () => api.reply() });
  const { analyze } = await import('./search/analyze.ts');
  const request = {
    mode: 'ingredients',
    text: 'leek',
    category: 'None',
    subcategory: 'None',
    language: 'es',
    measurementSystem: 'metric',
    restrictions: null,
    ignored: [],
  } as const;
  const outcome = expect(analyze(request, new AbortController().signal, null, () => {})).rejects.toThrow(
    'AI_TIMEOUT_ERROR',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  vi.useRealTimers();
});
