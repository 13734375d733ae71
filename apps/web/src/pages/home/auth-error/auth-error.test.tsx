import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { AuthError } from './auth-error.tsx';

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

async function openWith(search: string) {
  await renderApp(
    <>
      <AuthError />
      <Address />
    </>,
    { at: `/${search}` },
  );
}

test.each([
  ['network-request-failed', 'Network Connection Error'],
  ['unauthorized-domain', 'Domain Not Authorized'],
  ['invalid-action', 'Domain Not Authorized'],
  ['access-denied', 'Authentication Error'],
  ['<script>', 'Authentication Error'],
])('%s is told as %s', async (code, title) => {
  await openWith(`?authError=${encodeURIComponent(code)}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('alert')).not.toHaveTextContent(code);
});

test('the code is removed from the address, and the rest stays', async () => {
  await openWith('?authError=access-denied&showDevTools=true');
  await screen.findByRole('alert');
  expect(screen.getByText('?showDevTools=true')).toBeInTheDocument();
});

test('the banner can be dismissed', async () => {
  await openWith('?authError=access-denied');
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss this message' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without an error code there is no banner', async () => {
  await openWith('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
