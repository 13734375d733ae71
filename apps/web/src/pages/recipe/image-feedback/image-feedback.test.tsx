import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { App } from '../../../app/app.tsx';
import { sessionStore } from '../../../lib/browser-storage.ts';
import { readCachedSearch } from '../../../lib/search-cache.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { makeRecipe } from '../../../test/make-recipe.ts';
import { makeUser } from '../../../test/make-user.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { storeSearchResults } from '../test/open-recipe-page.tsx';

const OLD = '/images/old.svg';
const NEW = '/images/new.svg';
const FEEDBACK = 'POST /api/recipes/image-feedback';
const IMPROVED = 'POST /api/recipes/improved-image';
const ABOUT = { recipeId: 'paella', recipeTitle: 'Paella' };

type Answer = { status?: number; body?: unknown };
type Reply = () => Answer | Promise<Answer>;
const fails: Reply = () => ({ status: 500, body: { error: 'INTERNAL', message: 'Broken' } });

async function open({
  feedback,
  improved = fails,
  guest = false,
}: {
  feedback: Reply;
  improved?: Reply;
  guest?: boolean;
}) {
  vi.stubGlobal('scrollTo', vi.fn());
  const server = fakeServer({
    'GET /api/auth/me': () => (guest ? { status: 204 } : { body: makeUser() }),
    'GET /api/preferences': () => ({ body: { isDefault: true } }),
    'POST /api/preferences': () => ({ body: { success: true } }),
    'GET /api/user/recipes/saved': () => ({ body: [] }),
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
    'GET /api/recipes/paella': () => ({ body: makeRecipe({ title: 'Paella', imageUrl: OLD }) }),
    [FEEDBACK]: feedback,
    [IMPROVED]: improved,
  });
  await renderApp(<App />, { at: '/recipe/paella' });
  await screen.findByText('Does this picture look like the dish?');
  return server;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = () => document.querySelector('article img')?.getAttribute('src');

const storedPictures = () => readCachedSearch(sessionStore)?.response.recipes.map(({ imageUrl }) => imageUrl);

async function sayNo(text: string) {
  await press('No');
  await userEvent.type(await screen.findByLabelText('What should be different?'), text);
  await press('Submit');
}

test('Yes sends positive feedback, then the widget says thank you', async () => {
  const server = await open({ feedback: () => ({ body: {} }) });
  await press('Yes');
  expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
  expect(await screen.findByText('Thanks for your feedback!')).toBeVisible();
  expect(server.calls(FEEDBACK).map(({ json }) => json)).toEqual([{ ...ABOUT, imageUrl: OLD, isAccurate: true }]);
});

test('while it is sent Submit is disabled', async () => {
  await open({ feedback: () => new Promise(() => {}) });
  await sayNo('no tomatoes');
  expect(await screen.findByRole('button', { name: 'Drawing again…' })).toBeDisabled();
});

test('No opens a dialog whose Submit needs text that is not blank; closing it leads back to No', async () => {
  await open({ feedback: fails });
  await press('No');
  const field = await screen.findByLabelText('What should be different?');
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await userEvent.type(field, '   ');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await userEvent.type(field, 'no tomatoes');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
});

test('the new picture shows at once, and the earlier one can be brought back', async () => {
  const server = await open({ feedback: () => ({ body: { newImageUrl: NEW } }) });
  await sayNo('no tomatoes');
  expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
  await waitFor(() => expect(picture()).toBe(NEW));
  await waitFor(() => expect(screen.getByText('Thank you for your feedback.')).toHaveFocus());
  expect(server.calls(IMPROVED)).toHaveLength(0);
  await press('Bring back the earlier picture');
  await waitFor(() => expect(picture()).toBe(OLD));
  await waitFor(() => expect(screen.getByText('Thank you for your feedback.')).toHaveFocus());
  expect(server.calls(FEEDBACK)).toHaveLength(2);
});

test('without a new picture in the first answer, the improved-image call brings one', async () => {
  const improved = () => ({ body: { success: true, imageUrl: NEW, recipeId: 'paella' } });
  const server = await open({ feedback: () => ({ body: {} }), improved });
  await sayNo(' hmm ');
  await waitFor(() => expect(picture()).toBe(NEW));
  expect(await screen.findByText('New image generated!')).toBeVisible();
  const feedback = { ...ABOUT, imageUrl: OLD, isAccurate: false, feedbackText: 'hmm' };
  expect(server.calls(FEEDBACK).map(({ json }) => json)).toEqual([feedback]);
  expect(server.calls(IMPROVED).map(({ json }) => json)).toEqual([{ ...ABOUT, feedbackText: 'hmm' }]);
});

test('where both calls fail, the original picture stays and a toast says so', async () => {
  await open({ feedback: () => ({ body: {} }) });
  storeSearchResults(makeRecipe({ title: 'Paella', imageUrl: OLD }));
  await sayNo('hmm');
  expect(await screen.findByText('Error generating new image')).toBeVisible();
  expect(screen.getByText('Thank you for your feedback.')).toBeVisible();
  expect(picture()).toBe(OLD);
  expect(storedPictures()).toEqual([OLD]);
});

test('where the feedback can’t be sent, the dialog keeps the text', async () => {
  await open({ feedback: fails });
  await sayNo('no tomatoes');
  expect(await screen.findByText('Error submitting feedback')).toBeVisible();
  expect(screen.getByLabelText('What should be different?')).toHaveValue('no tomatoes');
  expect(picture()).toBe(OLD);
});

test('a guest’s No opens the sign-in dialog, Yes is sent', async () => {
  const server = await open({ feedback: () => ({ body: {} }), guest: true });
  await press('No');
  expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  expect(server.calls(FEEDBACK)).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await press('Yes');
  expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
  expect(server.calls(FEEDBACK)).toHaveLength(1);
});

test('the tab’s stored search results get the new picture, and after undo the earlier one', async () => {
  const other = makeRecipe({ title: 'Risotto', imageUrl: '/images/risotto.svg' });
  await open({ feedback: () => ({ body: { newImageUrl: NEW } }) });
  storeSearchResults(makeRecipe({ title: 'Paella', imageUrl: OLD }), other);
  await sayNo('no tomatoes');
  await waitFor(() => expect(storedPictures()).toEqual([NEW, '/images/risotto.svg']));
  await press('Bring back the earlier picture');
  await waitFor(() => expect(storedPictures()).toEqual([OLD, '/images/risotto.svg']));
});
