import { z } from 'zod';
import { validation } from './validation.ts';

/** docs/specification.md §9 (Password minimum). */
export const PASSWORD_MIN_LENGTH = 6;
/** Bounds the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;

const email = z
  .string()
  .trim()
  .max(EMAIL_MAX_LENGTH, validation('emailInvalid'))
  .pipe(z.email(validation('emailInvalid')));
const password = z.string().min(PASSWORD_MIN_LENGTH, validation('passwordTooShort')).max(PASSWORD_MAX_LENGTH);
const name = z.string().trim().max(NAME_MAX_LENGTH);

/** docs/specification.md §3 (User). */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Whether the developer panel is shown, by `DEVELOPER_EMAILS`. */
  isDeveloper: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** The auth-state record kept in the browser. docs/specification.md §3, User. */
export type AuthState = { user: User & { uid: string } };

/** docs/specification.md §7, POST /api/auth/login. */
export const loginSchema = z.object({ email, password });
export type Login = z.infer<typeof loginSchema>;

/** docs/specification.md §3, Registration payload. */
export const registrationSchema = z.object({
  email,
  password,
  firstName: name.optional(),
  lastName: name.optional(),
  marketingConsent: z.boolean().default(false),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The registration form, which also requires the terms to be accepted. docs/specification.md §5. */
export const registrationFormSchema = registrationSchema.extend({
  acceptTerms: z.literal(true, validation('termsNotAccepted')),
});

export const forgotPasswordSchema = z.object({ email });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** docs/specification.md §3, Password reset payload. */
export const resetPasswordSchema = z.object({ token: z.string().min(1).max(512), password });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** The reset form, whose two fields must be equal. docs/specification.md §5. */
export const resetPasswordFormSchema = z
  .object({ password, confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, {
    message: validation('passwordsDiffer'),
    path: ['confirmPassword'],
  });

/** PUT /api/user/profile. docs/specification.md §7. */
export const profileSchema = z.object({ firstName: name.optional(), lastName: name.optional() });
export type Profile = z.infer<typeof profileSchema>;

/** PUT /api/user/email. docs/specification.md §7. */
export const emailChangeSchema = z.object({
  email,
  password: z.string().min(1, validation('currentPasswordRequired')).max(PASSWORD_MAX_LENGTH),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** PUT /api/user/password. docs/specification.md §7. */
export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1, validation('currentPasswordRequired')).max(PASSWORD_MAX_LENGTH),
  newPassword: z.string().min(PASSWORD_MIN_LENGTH, validation('newPasswordTooShort')).max(PASSWORD_MAX_LENGTH),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The password form, whose confirmation must equal the new password. docs/specification.md §5. */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(PASSWORD_MIN_LENGTH, validation('confirmPasswordTooShort')) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: validation('passwordsDiffer'),
    path: ['confirmPassword'],
  });

/** DELETE /api/user. Accounts without a password (OpenID sign-in only) need a recent sign-in instead. */
export const deleteAccountSchema = z.object({ password: z.string().max(PASSWORD_MAX_LENGTH).default('') });

/** GET /api/auth/providers: ways to sign in besides a password. */
export const authProvidersSchema = z.object({ oidc: z.boolean() });
export type AuthProviders = z.infer<typeof authProvidersSchema>;

/** The response of calls without a result. */
export const doneSchema = z.object({ success: z.literal(true) });
