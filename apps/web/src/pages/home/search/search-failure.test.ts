import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureToast, inlineFailure } from './search-failure.ts';

const failure = (message: string, status: number) => new ApiError(`${status}: ${message}`, { status });

describe('the toast', () => {
  test.each([
    ['AI_AUTH_ERROR', 500],
    ['AI_RATE_LIMIT', 429],
    ['AI_QUOTA_ERROR', 429],
    ['AI_SERVER_ERROR', 502],
    ['AI_CONTEXT_ERROR', 413],
    ['AI_TIMEOUT_ERROR', 504],
    ['AI_NETWORK_ERROR', 503],
  ] as const)('is told by the marker %s, before the status', (marker, status) => {
    expect(failureToast(failure(`${marker}: what happened`, status))).toBe(marker);
  });

  test('is No Ingredients Found where none were detected', () => {
    expect(failureToast(failure('No ingredients detected', 422))).toBe('noIngredients');
  });

  test('is Connection Error for a 502 or a message that says so', () => {
    expect(failureToast(failure('oops', 502))).toBe('connection');
    expect(failureToast(new Error('Bad Gateway'))).toBe('connection');
  });

  test('is Network Error where the server was not reached, and the general one otherwise', () => {
    expect(failureToast(failure('Failed to fetch', 0))).toBe('AI_NETWORK_ERROR');
    expect(failureToast(failure('boom', 500))).toBe('other');
  });
});

describe('the inline message', () => {
  test('has its own words for 502, 503 and 504', () => {
    expect(inlineFailure(failure('', 502))).toBe('badGateway');
    expect(inlineFailure(failure('', 503))).toBe('unavailable');
    expect(inlineFailure(failure('', 504))).toBe('unavailable');
  });

  test("is the error's own for TIMEOUT and the rest", () => {
    expect(inlineFailure(new ApiError('504: late', { status: 504, code: 'TIMEOUT' }))).toBeNull();
    expect(inlineFailure(failure('', 422))).toBeNull();
  });
});
