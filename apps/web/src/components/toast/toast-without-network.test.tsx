import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { useToast } from './toast-context.ts';

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Trigger() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: 'Network Error', variant: 'destructive' })}>
      search
    </button>
  );
}

test('a toast whose code can’t be loaded is shown in a plain form', async () => {
  await renderApp(<Trigger />);
  await userEvent.click(screen.getByText('search'));
  expect(await screen.findByText('Network Error')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Network Error')).not.toBeInTheDocument());
  expect(screen.getByText('search')).toBeVisible();
});
