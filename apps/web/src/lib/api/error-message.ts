import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

/** A sentence for people: by the error's code in their language, else the server's own words. */
export function errorMessage(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('errors.unknown');
  if (error.code) return t(`errors.${error.code}`);
  if (error.status === 0) return t('errors.unreachable');
  return error.sentence ?? t('errors.unknown');
}
