import type { AnalyzeResponse } from '@larder/contract/analyze';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../test/fake-server.ts';
import { makeRecipe, makeResponse } from '../../../test/make-recipe.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SearchPage } from '../search-page.tsx';

export const ANALYZE = 'POST /api/analyze';
export const POPULAR = 'GET /api/recipes/popular';
export const popular = { recipes: [makeRecipe({ title: 'Shakshuka', subcategory: 'Breakfast' })] };

/** The response to searches, which a test may change. */
export const api: { answer: AnalyzeResponse; reply: () => object | Promise<object> } = newApi();

function newApi() {
  return { answer: makeResponse(14), reply: () => ({ body: api.answer }) };
}

/** Call it before each test. */
export function resetApi(): void {
  Object.assign(api, newApi());
}

export async function open(at = '/') {
  const server = fakeServer({ [POPULAR]: () => ({ body: popular }), [ANALYZE]: () => api.reply() });
  const view = await renderApp(<SearchPage />, { at });
  return { server, view, user: userEvent.setup() };
}

export async function search(text = 'chicken, rice') {
  const opened = await open();
  await opened.user.type(screen.getByLabelText(/Your ingredients/), text);
  await opened.user.click(screen.getByRole('button', { name: 'Analyze' }));
  return opened;
}

export const cards = () => within(screen.getByRole('list', { name: /Recipe/ })).getAllByRole('link');
