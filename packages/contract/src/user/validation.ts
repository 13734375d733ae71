/**
 * The validation messages of forms. Schemas carry the code, the interface translates it, and the server sends the
 * sentence. docs/specification.md §5.
 */
export const VALIDATION_MESSAGES = {
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 6 characters',
  termsNotAccepted: 'You must accept the Terms & Conditions to create an account',
  currentPasswordRequired: 'Current password is required',
  newPasswordTooShort: 'New password must be at least 6 characters',
  confirmPasswordTooShort: 'Please confirm your new password',
  passwordsDiffer: 'Passwords do not match',
} as const;
export type ValidationCode = keyof typeof VALIDATION_MESSAGES;

/** Checks at compile time that a schema's message is a known code. */
export function validation(code: ValidationCode): ValidationCode {
  return code;
}
