import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { App } from '../../../app/app.tsx';
import { fakeServer } from '../../../test/fake-server.ts';
import { PASSWORD, profileServer } from '../../../test/profile-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { AccountTab } from './account-tab.tsx';

async function open(server = profileServer()) {
  const view = await renderApp(<App />, { at: '/profile?tab=account' });
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  return { server, view, user: userEvent.setup() };
}

const failing = { status: 500, body: { error: 'INTERNAL', message: 'Broken.' } };

test('signed out, it shows a link to sign in', async () => {
  fakeServer({ 'GET /api/auth/me': () => ({ status: 401 }) });
  await renderApp(<AccountTab />);
  expect(await screen.findByText('Please sign in to access your account settings')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
});

test('initials stand in for a picture, and a photo that is picked is only logged', async () => {
  const info = vi.spyOn(console, 'info');
  const { server, user } = await open();
  expect(await screen.findByRole('img', { name: 'Profile picture of Ada Lovelace' })).toHaveTextContent('AL');
  await user.upload(screen.getByLabelText('Choose a photo'), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  expect(info).toHaveBeenCalledWith(expect.stringContaining('Profile photo chosen'), 'me.jpg');
  info.mockClear();
  expect(server.calls('PUT /api/user/profile')).toHaveLength(0);
});

test('a name that differs can be saved by its check button, trimmed', async () => {
  const { server, user } = await open();
  const field = await screen.findByLabelText('First name');
  expect(screen.queryByRole('button', { name: 'Save first name' })).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '  Augusta ');
  await user.click(screen.getByRole('button', { name: 'Save first name' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  const [call] = server.calls('PUT /api/user/profile');
  expect(call?.json).toEqual({ firstName: 'Augusta', lastName: 'Lovelace' });
  expect(screen.queryByRole('button', { name: 'Save first name' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Profile picture of Augusta Lovelace' })).toBeVisible();
});

test('Enter saves a name that differs, and does nothing for one that does not', async () => {
  const { server, user } = await open();
  const field = await screen.findByLabelText('Last name');
  await user.type(field, ' {Enter}');
  expect(server.calls('PUT /api/user/profile')).toHaveLength(0);
  await user.type(field, 'King{Enter}');
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(server.calls('PUT /api/user/profile')[0]?.json).toEqual({ firstName: 'Ada', lastName: 'Lovelace King' });
});

test.each([
  ['the server’s reason', { status: 429, body: { error: 'RATE_LIMITED', message: 'x' } }, /That was a lot at once/],
  ['what is usual where it gives none', failing, 'Failed to update profile'],
])('a name that is refused is told: %s', async (_what, answer, text) => {
  const { user } = await open(profileServer({ 'PUT /api/user/profile': () => answer }));
  await user.type(await screen.findByLabelText('First name'), 's{Enter}');
  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('an invalid email shows a message and does not ask for the password', async () => {
  const { user } = await open();
  const field = await screen.findByLabelText('Email');
  expect(screen.getByRole('button', { name: 'Update email' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'ada@{Enter}');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(field).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function askForEmail(server = profileServer()) {
  const opened = await open(server);
  const field = await screen.findByLabelText('Email');
  await opened.user.clear(field);
  await opened.user.type(field, 'countess@example.org{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your new email' }));
  return { ...opened, field, dialog };
}

test('a new email is changed with the current password, and the form is reset', async () => {
  const { server, user, field, dialog } = await askForEmail();
  await user.type(dialog.getByLabelText('Current password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Email updated')).toBeVisible();
  expect(server.calls('PUT /api/user/email')[0]?.json).toEqual({ email: 'countess@example.org', password: PASSWORD });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('countess@example.org');
  expect(screen.getByRole('button', { name: 'Update email' })).toBeDisabled();
});

test('without a password, the dialog says that it is required', async () => {
  const { server, user, dialog } = await askForEmail();
  await user.click(dialog.getByRole('button', { name: 'Update email' }));
  expect(await dialog.findByText('Current password is required')).toBeVisible();
  expect(server.calls('PUT /api/user/email')).toHaveLength(0);
});

test('with a wrong password the dialog stays and says so', async () => {
  const { user, dialog } = await askForEmail();
  await user.type(dialog.getByLabelText('Current password'), 'wrong{Enter}');
  expect(await screen.findByText('Update failed')).toBeInTheDocument();
  expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveFocus());
});

test('an email change that fails without a reason shows the general message', async () => {
  const { user, dialog } = await askForEmail(profileServer({ 'PUT /api/user/email': () => failing }));
  await user.type(dialog.getByLabelText('Current password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Failed to update email')).toBeInTheDocument();
});

test('cancelling closes the dialog, changes nothing and leaves what was typed', async () => {
  const { server, user, field, dialog } = await askForEmail();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('countess@example.org');
  expect(server.calls('PUT /api/user/email')).toHaveLength(0);
});
