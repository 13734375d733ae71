import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeUser } from '../../../test/make-user.ts';
import { PASSWORD, profileServer } from '../../../test/profile-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { PasswordForm } from './password-form.tsx';

const CALL = 'PUT /api/user/password';

async function open(server = profileServer()) {
  await renderApp(<PasswordForm user={makeUser()} />);
  const fields = {
    current: screen.getByLabelText('Current password'),
    next: screen.getByLabelText('New password'),
    confirm: screen.getByLabelText('Confirm new password'),
    submit: screen.getByRole('button', { name: 'Update password' }),
  };
  return { server, user: userEvent.setup(), ...fields };
}

test('it can be sent once it is changed and valid', async () => {
  const { user, current, next, confirm, submit } = await open();
  expect(submit).toBeDisabled();
  await user.type(current, PASSWORD);
  await user.type(next, 'battery');
  await user.type(confirm, 'batter');
  expect(submit).toBeDisabled();
  await user.type(confirm, 'y');
  await waitFor(() => expect(submit).toBeEnabled());
});

test('Enter moves to the next field and submits from the last', async () => {
  const { server, user, current, next, confirm } = await open();
  await user.type(current, `${PASSWORD}{Enter}`);
  expect(next).toHaveFocus();
  await user.keyboard('battery{Enter}');
  expect(confirm).toHaveFocus();
  expect(server.calls(CALL)).toHaveLength(0);
  await user.keyboard('battery{Enter}');
  expect(await screen.findByText('Password updated')).toBeVisible();
  expect(server.calls(CALL)[0]?.json).toEqual({ currentPassword: PASSWORD, newPassword: 'battery' });
  for (const field of [current, next, confirm]) expect(field).toHaveValue('');
});

test('the help asks for six characters and recommends eight', async () => {
  const { next } = await open();
  expect(next).toHaveAccessibleDescription('At least 6 characters, 8 or more recommended.');
});

test.each([
  ['current', 'Current password is required', ['', '', '']],
  ['new', 'New password must be at least 6 characters', [PASSWORD, 'short', '']],
  ['confirm', 'Please confirm your new password', [PASSWORD, 'battery', 'bat']],
  ['confirm', 'Passwords do not match', [PASSWORD, 'battery', 'staples']],
])('the %s field says “%s”', async (_field, message, values) => {
  const { user, current, next, confirm } = await open();
  for (const [index, field] of [current, next, confirm].entries()) {
    await user.click(field);
    if (values[index]) await user.type(field, values[index]);
  }
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test('a new password that is changed to match clears the message', async () => {
  const { user, current, next, confirm } = await open();
  await user.type(current, PASSWORD);
  await user.type(next, 'battery');
  await user.type(confirm, 'batteries');
  await user.tab();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await user.clear(next);
  await user.type(next, 'batteries');
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument());
});

test.each([
  ['a wrong password is told', undefined, 'The current password is not right.'],
  ['a failure without a reason is told as usual', { status: 500, body: {} }, 'Failed to update password'],
])('%s, and the form keeps what was typed', async (_what, answer, text) => {
  const { user, current, next, confirm } = await open(profileServer(answer ? { [CALL]: () => answer } : {}));
  await user.type(current, 'wrong');
  await user.type(next, 'battery');
  await user.type(confirm, 'battery{Enter}');
  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(next).toHaveValue('battery');
});

test('what is typed can be seen, and password managers know each field', async () => {
  const { user, current, next, confirm } = await open();
  expect(current).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [next, confirm]) expect(field).toHaveAttribute('autocomplete', 'new-password');
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  if (show) await user.click(show);
  expect(current).toHaveAttribute('type', 'text');
});
