import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ANALYZE, api, resetApi, search } from './test/open-search-page.tsx';

beforeEach(resetApi);

test.each([
  ['AI_AUTH_ERROR', 500, 'Authentication Error'],
  ['AI_RATE_LIMIT', 429, 'Service Temporarily Unavailable'],
  ['AI_QUOTA_ERROR', 429, 'AI Quota Exceeded'],
  ['AI_SERVER_ERROR', 502, 'AI Service Error'],
  ['AI_CONTEXT_ERROR', 413, 'Image Too Large'],
  ['AI_NETWORK_ERROR', 503, 'Network Error'],
])('%s shows the toast for it', async (error, status, title) => {
  api.reply = () => ({ status, body: { error, message: `${error}: what happened` } });
  await search();
  expect(await screen.findByText(title)).toBeVisible();
});

test('a timeout of the service shows Request Timed Out and its message', async () => {
  api.reply = () => ({ status: 504, body: { error: 'TIMEOUT', message: 'AI_TIMEOUT_ERROR: too slow' } });
  await search();
  expect(await screen.findByText('Request Timed Out')).toBeVisible();
  expect(await screen.findByText(/The search took too long/)).toBeVisible();
});

test.each([
  [400, 'BAD_REQUEST', 'malformed', 'Error analyzing ingredients', /couldn’t understand that request/],
  [413, 'PAYLOAD_TOO_LARGE', 'too large', 'Error analyzing ingredients', /too much at once/],
  [415, 'UNSUPPORTED_MEDIA_TYPE', 'no image', 'Invalid file type', /kind of file can’t be used/],
  [422, 'NO_INGREDIENTS_DETECTED', 'No ingredients detected', 'No Ingredients Found', /We found no ingredients/],
])('%i %s shows the panel, the message and a toast', async (status, error, message, title, sentence) => {
  api.reply = () => ({ status, body: { error, message } });
  await search('asdf');
  expect(await screen.findByText(title)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Connection Error' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText(/Your ingredients/)).toHaveValue('asdf');
});

test.each([
  [503, 'UNAVAILABLE', /^The recipe service is temporarily unavailable.*high demand/],
  [429, 'RATE_LIMITED', /^That was a lot at once/],
])('the toast of a %i says the same as the page', async (status, error, sentence) => {
  api.reply = () => ({ status, body: { error, message: 'busy' } });
  await search();
  await screen.findByRole('heading', { name: 'Connection Error' });
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
});

test('a bad gateway shows the panel; Refresh Page reloads, Try Again sends the same search', async () => {
  api.reply = () => ({ status: 502, body: 'Bad Gateway' });
  const { user, server } = await search('leek');
  expect(await screen.findByText(/^Search Error: Unable to connect to the AI service/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledOnce();
  api.reply = () => ({ body: api.answer });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Recipe Results' })).toBeVisible();
  expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('leek');
});

test('the time to wait is shown', async () => {
  api.reply = () => ({
    status: 429,
    body: { error: 'RATE_LIMITED', message: 'slow down' },
    headers: { 'retry-after': '30' },
  });
  await search();
  expect(await screen.findByText(/You can try again in 30 seconds/)).toBeVisible();
});
