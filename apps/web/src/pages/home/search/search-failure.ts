import { SEARCH_ERROR_MARKERS, type SearchErrorMarker } from '@larder/contract/error';
import { ApiError } from '../../../lib/api/api-error.ts';

/** Names the texts of a failure's toast, under `search.failure`; `notImage` under `search.photo`. */
export type FailureToast =
  | Exclude<SearchErrorMarker, 'No ingredients detected'>
  | 'noIngredients'
  | 'notImage'
  | 'connection'
  | 'other';

/** Which toast a failed search shows: its marker decides before its status does. Spec section 8, Search errors. */
export function failureToast(error: unknown): FailureToast {
  const message = error instanceof Error ? error.message : '';
  const marker = SEARCH_ERROR_MARKERS.find((known) => message.includes(known));
  if (marker) return marker === 'No ingredients detected' ? 'noIngredients' : marker;
  if (isBadGateway(error)) return 'connection';
  if (error instanceof ApiError && error.code === 'UNSUPPORTED_MEDIA_TYPE') return 'notImage';
  return statusOf(error) === 0 ? 'AI_NETWORK_ERROR' : 'other';
}

/** Which sentence stands in the page; null where the error's own does. Spec section 8, Search errors. */
export function inlineFailure(error: unknown): 'badGateway' | 'unavailable' | null {
  if (error instanceof ApiError && error.code === 'TIMEOUT') return null;
  if (isBadGateway(error)) return 'badGateway';
  const status = statusOf(error);
  return status === 503 || status === 504 ? 'unavailable' : null;
}

/** Whether the search may simply be sent again, for which the Connection Error panel stands; not so what was mistyped. */
export function isConnectionFailure(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status === 0 || status === 429 || status >= 500;
}

function isBadGateway(error: unknown): boolean {
  if (statusOf(error) === 502) return true;
  return error instanceof Error && /\b502\b|Bad Gateway/.test(error.message);
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}
