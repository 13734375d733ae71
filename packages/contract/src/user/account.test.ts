import { expect, test } from 'vitest';
import {
  loginSchema,
  passwordChangeFormSchema,
  passwordChangeSchema,
  registrationSchema,
  resetPasswordFormSchema,
  resetPasswordSchema,
} from './account.ts';

const email = 'ada@example.org';

test.each([
  ['login', loginSchema, (password: string) => ({ email, password })],
  ['registration', registrationSchema, (password: string) => ({ email, password })],
  ['reset', resetPasswordSchema, (password: string) => ({ token: 'abc', password })],
  ['reset form', resetPasswordFormSchema, (password: string) => ({ password, confirmPassword: password })],
  ['change', passwordChangeSchema, (password: string) => ({ currentPassword: 'x', newPassword: password })],
  [
    'change form',
    passwordChangeFormSchema,
    (password: string) => ({ currentPassword: 'x', newPassword: password, confirmPassword: password }),
  ],
] as const)('the password of a %s has at least six characters', (_of, schema, payload) => {
  expect(schema.safeParse(payload('12345')).success).toBe(false);
  expect(schema.safeParse(payload('123456')).success).toBe(true);
});

test('consent to marketing is false unless it is given', () => {
  expect(registrationSchema.parse({ email, password: '123456' }).marketingConsent).toBe(false);
});
