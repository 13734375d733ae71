import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../app/app.tsx';
import { localStore } from '../../lib/browser-storage.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { makeRecipe } from '../../test/make-recipe.ts';
import { renderApp } from '../../test/render-app.tsx';
import { type CookingTimer, startTimer } from './timer/cooking-timer.ts';
import { writeTimer } from './timer/timer-storage.ts';

const instructions = [
  { step: 'Boil the stock.', time: 480 },
  { step: 'Add the rice.', time: 60 },
];
const paella = makeRecipe({ title: 'Paella', instructions });

function cookSince(startedAt: number) {
  writeTimer(localStore, 'paella', startTimer(instructions, startedAt) as CookingTimer);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  fakeServer({
    'GET /api/auth/me': () => ({ status: 401, body: { error: 'UNAUTHORIZED', message: 'Sign in.' } }),
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
    'GET /api/recipes/paella': () => ({ body: paella }),
  });
});

test('all other pages show a running timer with a link to its recipe', async () => {
  cookSince(Date.now() - 60_000);
  await renderApp(<App />, { at: '/nowhere' });
  const link = await screen.findByRole('link', { name: /Paella\s*Step 1 of 2/ });
  expect(screen.getByRole('timer')).toHaveTextContent(/^[67]:\d\d$/);
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Also cooking' })).not.toBeInTheDocument();
});

test('a timer that completes while another page is open shows the toast there', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  cookSince(Date.now() - 60_000);
  await renderApp(<App />, { at: '/nowhere' });
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(screen.queryByText('Cooking complete!')).not.toBeInTheDocument();
  vi.setSystemTime(Date.now() + 480_000);
  expect(await screen.findByText('Cooking complete!')).toBeVisible();
});

test('a timer that ended long ago is not shown', async () => {
  cookSince(Date.now() - 86_400_000);
  await renderApp(<App />, { at: '/nowhere' });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
