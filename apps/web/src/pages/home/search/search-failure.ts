import { SEARCH_ERROR_MARKERS, type SearchErrorMarker } from '@larder/contract/error';
import type { TFunction } from 'i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';

/** Keys of the toast's texts under `searchFailure`; `notImage` is under `search.photo`. */
export type FailureToast =
  | Exclude<SearchErrorMarker, 'No ingredients detected'>
  | 'noIngredients'
  | 'notImage'
  | 'connection'
  | 'other';

/** The toast of a failed search, by the marker in the message first, then by status. docs/specification.md §8, Search errors. */
export function failureToast(error: unknown): FailureToast {
  const message = error instanceof Error ? error.message : '';
  const marker = SEARCH_ERROR_MARKERS.find((known) => message.includes(known));
  if (marker) return marker === 'No ingredients detected' ? 'noIngredients' : marker;
  if (isBadGateway(error)) return 'connection';
  if (error instanceof ApiError && error.code === 'UNSUPPORTED_MEDIA_TYPE') return 'notImage';
  return statusOf(error) === 0 ? 'AI_NETWORK_ERROR' : 'other';
}

/** The text shown in the page. docs/specification.md §8, Search errors. */
export function failureText(error: unknown, t: TFunction): string {
  const inline = inlineFailure(error);
  return inline ? t(`searchInline.${inline}`) : errorMessage(error, t);
}

/** The key of the text under `searchInline`; null for the error's own message. */
export function inlineFailure(error: unknown): 'badGateway' | 'unavailable' | null {
  if (error instanceof ApiError && error.code === 'TIMEOUT') return null;
  if (isBadGateway(error)) return 'badGateway';
  const status = statusOf(error);
  return status === 503 || status === 504 ? 'unavailable' : null;
}

function isBadGateway(error: unknown): boolean {
  if (statusOf(error) === 502) return true;
  return error instanceof Error && /\b502\b|Bad Gateway/.test(error.message);
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}
