import { SCROLL_TO_RESULTS_DELAY_MS } from '@larder/contract/limits';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { CachedSearch } from '../../../lib/search-cache.ts';
import { makeResponse } from '../../../test/make-recipe.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { useSearchFeedback } from './use-search-feedback.ts';

const found: CachedSearch = {
  request: {
    mode: 'ingredients',
    text: 'leek',
    category: 'Meals',
    subcategory: 'All',
    language: 'en-GB',
    measurementSystem: 'metric',
    restrictions: null,
    ignored: [],
  },
  response: makeResponse(1),
  view: { visible: 6, sorted: 6, minRating: 0, excludedAllergens: [] },
};

function Search({ error }: { error: unknown }) {
  const results = useRef<HTMLElement>(null);
  const { onShown, onFound, onFailed } = useSearchFeedback(results);
  return (
    <section ref={results}>
      <button
        type="button"
        onClick={() => {
          onShown();
          onFound(found);
        }}
      >
        succeed
      </button>
      <button type="button" onClick={() => onFailed(error)}>
        fail
      </button>
    </section>
  );
}

test.each([
  ['AI_AUTH_ERROR', 500, 'Authentication Error', /access key for the AI service is invalid or has expired/],
  ['AI_RATE_LIMIT', 429, 'Service Temporarily Unavailable', /high demand.* in a few minutes/],
  ['AI_QUOTA_ERROR', 429, 'AI Quota Exceeded', /month’s quota .* reached.* tomorrow/],
  ['AI_SERVER_ERROR', 502, 'AI Service Error', /AI service ran into a problem/],
  ['AI_CONTEXT_ERROR', 413, 'Image Too Large', /image is too large/],
  ['AI_TIMEOUT_ERROR', 504, 'Request Timed Out', /took longer than a minute/],
  ['AI_NETWORK_ERROR', 503, 'Network Error', /couldn’t reach the service/],
  ['No ingredients detected', 422, 'No Ingredients Found', /found no ingredients/],
  ['Bad Gateway', 502, 'Connection Error', /^Unable to connect to the recipe search service/],
  ['boom', 500, 'Error analyzing ingredients', /went wrong/],
])('a failure with “%s” (%i) has the toast “%s”', async (message, status, title, text) => {
  await renderApp(<Search error={new ApiError(`${status}: ${message}`, { status })} />);
  fireEvent.click(screen.getByText('fail'));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('the results are scrolled to 300 ms after a success', async () => {
  await renderApp(<Search error={null} />);
  const scroll = vi.mocked(Element.prototype.scrollIntoView).mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByText('succeed'));
  await act(() => vi.advanceTimersByTimeAsync(SCROLL_TO_RESULTS_DELAY_MS - 1));
  expect(scroll).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(scroll).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'a %s within these 300 ms keeps the page where it is',
  async (move) => {
    await renderApp(<Search error={null} />);
    const scroll = vi.mocked(Element.prototype.scrollIntoView).mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(screen.getByText('succeed'));
    window.dispatchEvent(new Event(move));
    await act(() => vi.advanceTimersByTimeAsync(SCROLL_TO_RESULTS_DELAY_MS));
    expect(scroll).not.toHaveBeenCalled();
  },
);

function Page() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
      {!isLeft && <Search error={new ApiError('500: boom', { status: 500 })} />}
    </>
  );
}

test('the toast of a success goes with the page, that of a failure stays', async () => {
  await renderApp(<Page />);
  fireEvent.click(screen.getByText('succeed'));
  expect(await screen.findByText('Analysis complete!')).toBeVisible();
  fireEvent.click(screen.getByText('leave'));
  await waitFor(() => expect(screen.queryByText('Analysis complete!')).not.toBeInTheDocument());
  cleanup();
  await renderApp(<Page />);
  fireEvent.click(screen.getByText('succeed'));
  fireEvent.click(screen.getByText('fail'));
  fireEvent.click(screen.getByText('leave'));
  expect(await screen.findByText('Error analyzing ingredients')).toBeVisible();
});
