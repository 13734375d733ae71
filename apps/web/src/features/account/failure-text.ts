import type { ErrorCode } from '@larder/contract/error';
import type { TFunction } from 'i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorMessage } from '../../lib/api/error-message.ts';

/**
 * What to say of an account's call that failed: `usual` for those refusals it is meant for and for what is not known,
 * else what the error says, with how long to wait where it says so.
 */
export function failureText(
  error: unknown,
  t: TFunction,
  usual: { text: string; codes: readonly ErrorCode[] },
): string {
  if (!(error instanceof ApiError)) return usual.text;
  if (error.code ? usual.codes.includes(error.code) : error.status !== 0) return usual.text;
  const text = errorMessage(error, t);
  return error.retryAfter ? `${text} ${t('auth.wait', { count: Math.ceil(error.retryAfter / 60) })}` : text;
}
