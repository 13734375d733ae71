import { VALIDATION_MESSAGES, type ValidationCode } from '@larder/contract/user/validation';
import type { TFunction } from 'i18next';

/** The message for a field's validation error in the interface's language; undefined without an error. */
export function validationText(error: { message?: string | undefined } | undefined, t: TFunction): string | undefined {
  if (!error) return undefined;
  const code = error.message ?? '';
  return t(`validation.${isKnown(code) ? code : 'other'}`);
}

function isKnown(code: string): code is ValidationCode {
  return Object.hasOwn(VALIDATION_MESSAGES, code);
}
