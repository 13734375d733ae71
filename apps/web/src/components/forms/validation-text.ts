import { VALIDATION_MESSAGES, type ValidationCode } from '@larder/contract/validation';
import type { TFunction } from 'i18next';

/** What a schema of the contract found wrong with a field, in words; undefined where it found nothing. */
export function validationText(error: { message?: string | undefined } | undefined, t: TFunction): string | undefined {
  if (!error) return undefined;
  const code = error.message ?? '';
  return t(`validation.${isKnown(code) ? code : 'other'}`);
}

function isKnown(code: string): code is ValidationCode {
  return Object.hasOwn(VALIDATION_MESSAGES, code);
}
