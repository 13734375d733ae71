import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { useSearchFeedback } from './use-search-feedback.ts';

vi.mock('./search-toasts.ts', () => {
  throw new Error('The network is down');
});

function Search() {
  const { onFailed } = useSearchFeedback(useRef(null));
  return (
    <button type="button" onClick={() => onFailed(new Error('The network is down'))}>
      fail
    </button>
  );
}

test('a failure is shown where the code of its toast can’t be loaded', async () => {
  await renderApp(<Search />);
  fireEvent.click(screen.getByText('fail'));
  expect(await screen.findByText(/couldn’t reach the service/)).toBeVisible();
});
