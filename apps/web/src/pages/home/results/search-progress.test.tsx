import { PROGRESS_TICK_MS } from '@larder/contract/limits';
import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { SearchProgress } from './search-progress.tsx';

test('the ring shows its percentage, which rises with each tick, above three skeleton cards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await renderApp(<SearchProgress hasResults={false} />);
  const ring = screen.getByRole('progressbar', { name: 'Search progress' });
  expect(ring).toHaveTextContent('0%');
  await act(() => vi.advanceTimersByTimeAsync(2 * PROGRESS_TICK_MS - 1));
  expect(ring).toHaveTextContent('1%');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(ring).toHaveTextContent('3%');
  expect(screen.getByText('Finding your recipes...')).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

test('results that are shown already take the place of the skeleton cards', async () => {
  await renderApp(<SearchProgress hasResults />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
