import type { ErrorCode } from '@larder/contract/error';
import type { TFunction } from 'i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorMessage } from '../../lib/api/error-message.ts';

/**
 * The message for a failed account call: `fallback.text` for the codes in `fallback.codes` and for responses without a
 * code, otherwise the error's own message, with the time to wait if the server gives one.
 */
export function failureText(
  error: unknown,
  t: TFunction,
  fallback: { text: string; codes: readonly ErrorCode[] },
): string {
  if (!(error instanceof ApiError)) return fallback.text;
  if (error.code ? fallback.codes.includes(error.code) : error.status !== 0) return fallback.text;
  const text = errorMessage(error, t);
  return error.retryAfter ? `${text} ${t('auth.wait', { count: Math.ceil(error.retryAfter / 60) })}` : text;
}
