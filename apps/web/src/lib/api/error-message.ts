import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

/** An error as a sentence in the interface's language by its code, otherwise the server's message. */
export function errorMessage(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('errors.unknown');
  if (error.code) return t(`errors.${error.code}`);
  if (error.status === 0) return t('common.unreachable');
  return error.sentence ?? t('errors.unknown');
}

/** Whether the AI service was too slow, as the error's code or the marker in its message says. */
export function isAiTimeout(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'TIMEOUT' || error.message.includes('AI_TIMEOUT'));
}
