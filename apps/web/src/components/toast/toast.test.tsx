import { TOAST_DURATION_MS } from '@larder/contract/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test('one toast shows at a time; a new one replaces it', async () => {
  await renderApp(<Trigger toasts={[saved, failed]} />);
  await userEvent.click(screen.getByText('show Recipe saved'));
  expect(await screen.findByText('Find it under saved recipes')).toBeVisible();
  await userEvent.click(screen.getByText('show Network Error'));
  expect(await screen.findByText('Network Error')).toBeVisible();
  expect(screen.queryByText('Find it under saved recipes')).not.toBeInTheDocument();
});

test.each([
  [undefined, 'border-line'],
  ['success', 'border-leaf'],
  ['destructive', 'border-tomato'],
] as const)('a toast of the variant %s has the border %s', async (variant, border) => {
  await renderApp(<Trigger toasts={[{ title: 'Done', description: 'It is', ...(variant && { variant }) }]} />);
  await userEvent.click(screen.getByText('show Done'));
  expect((await screen.findByText('It is')).closest('li')).toHaveClass(border);
});

test('a toast can be dismissed', async () => {
  await renderApp(<Trigger toasts={[saved]} />);
  await userEvent.click(screen.getByText('show Recipe saved'));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Find it under saved recipes')).not.toBeInTheDocument());
});

test('F8 moves the focus to the toasts', async () => {
  await renderApp(<Trigger toasts={[saved]} />);
  await userEvent.click(screen.getByText('show Recipe saved'));
  await screen.findByText('Find it under saved recipes');
  await userEvent.keyboard('[F8]');
  expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(document.activeElement as HTMLElement);
});

test('a toast disappears after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await renderApp(<Trigger toasts={[saved]} />);
  await user.click(screen.getByText('show Recipe saved'));
  await screen.findByText('Find it under saved recipes');
  await user.unhover(screen.getByText('show Recipe saved'));
  await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 1_000));
  expect(screen.getByText('Find it under saved recipes')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText('Find it under saved recipes')).not.toBeInTheDocument();
  vi.useRealTimers();
});

test.each([
  [60, 'past 50 px dismisses a toast', 0],
  [40, 'short of 50 px leaves it', 1],
])('a swipe to the right by %i px, %s', async (distance, _what, left) => {
  await renderApp(<Trigger toasts={[saved]} />);
  await userEvent.click(screen.getByText('show Recipe saved'));
  const text = await screen.findByText('Find it under saved recipes');
  const at = (clientX: number) => ({ clientX, clientY: 10, pointerType: 'touch', pointerId: 1, button: 0 });
  fireEvent.pointerDown(text, at(100));
  fireEvent.pointerMove(text, at(100 + distance / 2));
  fireEvent.pointerMove(text, at(100 + distance));
  fireEvent.pointerUp(text, at(100 + distance));
  await waitFor(() => expect(screen.queryAllByText('Find it under saved recipes')).toHaveLength(left));
});
