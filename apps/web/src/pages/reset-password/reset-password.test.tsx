import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { App, preloadPage } from '../../app/app.tsx';
import { expectLogged } from '../../test/expect-logged.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

const GUEST = { 'GET /api/auth/me': () => ({ status: 401, body: { error: 'UNAUTHORIZED', message: 'x' } }) };

async function openReset(handlers: Parameters<typeof fakeServer>[0] = {}, at = '/reset-password/abc.def') {
  const server = fakeServer({ ...GUEST, 'GET /api/recipes/popular': () => ({ body: { recipes: [] } }), ...handlers });
  await Promise.all([preloadPage(at), preloadPage('/')]);
  await renderApp(<App />, { at });
  return server;
}

async function choose(password: string, confirmation: string) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('a new password by the link of a mail: the card says so and leads home', async () => {
  const server = await openReset({ 'POST /api/auth/reset-password': () => ({ body: { success: true } }) });
  await choose('secret1', 'secret1');
  expect(await screen.findByRole('heading', { name: 'Password Reset Successful' })).toHaveFocus();
  expect(screen.getByText('Your password has been updated.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(await screen.findByText('Password reset successful')).toBeVisible();
  expect(server.calls('POST /api/auth/reset-password')[0]?.json).toEqual({ token: 'abc.def', password: 'secret1' });
});

test.each([
  ['short', 'short', 'New password', 'Password must be at least 6 characters'],
  ['secret1', 'secret2', 'Confirm new password', 'Passwords do not match'],
])('%s and %s are not sent', async (password, confirmation, field, sentence) => {
  const server = await openReset();
  await choose(password, confirmation);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(server.calls('POST /api/auth/reset-password')).toEqual([]);
});

test('a link that is spent says so, and where to ask for another', async () => {
  await openReset({
    'POST /api/auth/reset-password': () => ({ status: 400, body: { error: 'BAD_REQUEST', message: 'x' } }),
  });
  await choose('secret1', 'secret1');
  expect(await screen.findByText('Password reset failed')).toBeVisible();
  expect(screen.getByText('The reset link may have expired. Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/auth');
  expectLogged('Failed to reset password');
});

test('both passwords can be shown, each by itself', async () => {
  await openReset();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the confirmation' }));
  expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
  for (const field of ['New password', 'Confirm new password']) {
    expect(screen.getByLabelText(field)).toHaveAttribute('autocomplete', 'new-password');
  }
});

test('while it works the button says so', async () => {
  await openReset({ 'POST /api/auth/reset-password': () => new Promise(() => {}) });
  await choose('secret1', 'secret1');
  expect(await screen.findByRole('button', { name: 'Resetting Password...' })).toBeDisabled();
});

test('Cancel leads home', async () => {
  await openReset();
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
});

test.each(['/reset-password', '/reset-password/', '/reset-password/%20'])(
  '%s has no token and leads home',
  async (at) => {
    await openReset({}, at);
    expect(await screen.findByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible();
  },
);
