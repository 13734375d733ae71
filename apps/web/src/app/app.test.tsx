import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { makeRecipe } from '../test/make-recipe.ts';
import { makeUser } from '../test/make-user.ts';
import { renderApp } from '../test/render-app.tsx';
import { App, preloadPage } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

test.each(['/about', '/contact', '/privacy', '/no/such/page'])('%s is the not-found page', async (at) => {
  fakeServer({});
  await renderApp(<App />, { at });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('404 Page Not Found · Larder'));
});

test('the header links home with the name and the AI mark; the footer links to the four pages', async () => {
  fakeServer({});
  await renderApp(<App />, { at: '/nowhere' });
  expect(screen.getByRole('link', { name: /Larder.*AI/ })).toHaveAttribute('href', '/');
  for (const page of ['About', 'Contact', 'Privacy', 'Terms']) {
    expect(screen.getByRole('link', { name: page })).toHaveAttribute('href', `/${page.toLowerCase()}`);
  }
});

test('navigation scrolls to the top and moves the focus to the content', async () => {
  fakeServer({ 'GET /api/recipes/popular': () => ({ body: { recipes: [] } }) });
  await preloadPage('/');
  await renderApp(<App />, { at: '/nowhere' });
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the kitchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What’s in your kitchen?' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

function Broken(): never {
  throw new Error('broken');
}

const paella = makeRecipe({ title: 'Paella' });
const SIGNED_IN = {
  'GET /api/auth/me': () => ({ body: makeUser() }),
  'GET /api/preferences': () => ({ body: { isDefault: true } }),
  'GET /api/user/recipes/saved': () => ({ body: [] }),
  'GET /api/recipes/popular': () => ({ body: { recipes: [paella] } }),
  'GET /api/recipes/paella': () => ({ body: paella }),
};

test.each([
  ['the saved page', '/saved', /^Saved recipes/],
  ['a recipe', '/recipe/paella', 'Paella'],
])('“Back to search” on %s scrolls the search to where it was left', async (_page, path, link) => {
  fakeServer(SIGNED_IN);
  await Promise.all([preloadPage('/'), preloadPage(path)]);
  await renderApp(<App />, { at: '/' });
  const scrollTo = vi.mocked(window.scrollTo).mockClear();
  vi.stubGlobal('scrollY', 1234);
  onTestFinished(() => void vi.unstubAllGlobals());
  window.dispatchEvent(new Event('scroll'));
  await userEvent.click(await screen.findByRole('link', { name: link }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to search' }));
  await waitFor(() =>
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 1234],
    ]),
  );
});

test('a control without a visible name has a tooltip', async () => {
  fakeServer(SIGNED_IN);
  await renderApp(<App />, { at: '/recipe/paella' });
  fireEvent.pointerOver(await screen.findByRole('radio', { name: '4 stars' }));
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('4 stars');
});

test('a page that throws shows an error and a link home', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderApp(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('link', { name: 'Back to the kitchen' })).toBeVisible();
  expect(consoleError).toHaveBeenCalled();
  consoleError.mockClear();
});
