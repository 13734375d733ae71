import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { makeLine, makeRecipe } from '../../../test/make-recipe.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { RecipePage } from '../recipe-page.tsx';

const SHARE = 'POST /api/recipes/share';

const paella = makeRecipe({
  title: 'Paella',
  ingredients: [
    makeLine('rice', { quantity: '320 g', amount: { min: 320 }, unit: 'g' }),
    makeLine('anchovies', { quantity: '4', amount: { min: 4 }, note: 'chopped' }),
    makeLine('salt', { optional: true }),
  ],
});

let recipe: typeof paella;
let shareReply: object;

beforeEach(() => {
  recipe = paella;
  shareReply = { body: { id: 'paella' } };
});

async function open() {
  const server = fakeServer({ 'GET /api/recipes/paella': () => ({ body: recipe }), [SHARE]: () => shareReply });
  await renderApp(<RecipePage id="paella" />, { at: '/recipe/paella' });
  return { server, user: userEvent.setup() };
}

test('stores the recipe on the server for those who open the link', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(server.calls(SHARE).map(({ json }) => json)).toEqual([
    expect.objectContaining({
      id: 'paella',
      title: 'Paella',
      ingredients: [
        expect.objectContaining({ name: 'rice', quantity: '320 g' }),
        expect.objectContaining({ name: 'anchovies', quantity: '4', note: 'chopped' }),
        expect.objectContaining({ name: 'salt' }),
      ],
      instructions: paella.instructions,
    }),
  ]);
});

test('a user’s own recipe is shared under the id of its copy', async () => {
  recipe = { ...paella, source: 'user' };
  shareReply = { body: { id: 'shared-1' } };
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/recipe\/shared-1$/);
});

test('a person’s own recipe that the server does not take is not shared', async () => {
  recipe = { ...paella, source: 'user' };
  shareReply = { status: 503, body: { error: 'UNAVAILABLE', message: 'Later.' } };
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Sharing failed')).toBeVisible();
});

test('copies the title, the ingredients and the link, and says so', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^Paella\n\n- 320 g rice\n- 4 anchovies, chopped\n- salt\n\nhttp/);
});

test.each([
  ['shares by the device', async () => {}, 'Shared successfully'],
  ['a device that fails', () => Promise.reject(new DOMException('no', 'NotAllowedError')), 'Sharing failed'],
])('%s', async (_what, share, title) => {
  const { user } = await open();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText(title)).toBeVisible();
  vi.unstubAllGlobals();
});

test('a browser that lets nothing be copied', async () => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Copy failed')).toBeVisible();
});
