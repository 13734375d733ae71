import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { type ToastContent, useToast } from './toast-context.ts';

function Trigger({ toasts }: { toasts: ToastContent[] }) {
  const toast = useToast();
  return toasts.map((content) => (
    <button key={content.title} type="button" onClick={() => toast(content)}>
      show {content.title}
    </button>
  ));
}

const saved = { title: 'Recipe saved', description: 'Find it under saved recipes', variant: 'success' } as const;
const failed = { title: 'Network Error', variant: 'destructive' } as const;

test('one toast shows at a time; a new one takes the place of the one before', async () => {
  await renderApp(<Trigger toasts={[saved, failed]} />);
  await userEvent.click(screen.getByText('show Recipe saved'));
  expect(await screen.findByText('Find it under saved recipes')).toBeVisible();
  await userEvent.click(screen.getByText('show Network Error'));
  expect(await screen.findByText('Network Error')).toBeVisible();
  expect(screen.queryByText('Find it under saved recipes')).not.toBeInTheDocument();
});

test('a toast can be dismissed', async () => {
  await renderApp(<Trigger toasts={[saved]} />);
  await userEvent.click(screen.getByText('show Recipe saved'));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Find it under saved recipes')).not.toBeInTheDocument());
});

test('F8 takes the focus to the toasts', async () => {
  await renderApp(<Trigger toasts={[saved]} />);
  await userEvent.click(screen.getByText('show Recipe saved'));
  await screen.findByText('Find it under saved recipes');
  await userEvent.keyboard('[F8]');
  expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(document.activeElement as HTMLElement);
});
