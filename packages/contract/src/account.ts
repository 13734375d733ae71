import { z } from 'zod';
import { validation } from './validation.ts';

/** Spec section 9, Password minimum. */
export const PASSWORD_MIN_LENGTH = 6;
/** Keeps the cost of hashing bounded. */
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

/** Spec section 3, User. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Whether the developer panel is shown; see `DEVELOPER_EMAILS`. */
  isDeveloper: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** The auth-state record kept in the browser. Spec section 3, User. */
export type AuthState = { user: User & { uid: string } };

/** Spec section 7, POST /api/auth/login. */
export const loginSchema = z.object({ email, password });
export type Login = z.infer<typeof loginSchema>;

/** Spec section 3, Registration payload. */
export const registrationSchema = z.object({
  email,
  password,
  firstName: name.optional(),
  lastName: name.optional(),
  marketingConsent: z.boolean().default(false),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The registration form, which also asks for the terms. Spec section 5. */
export const registrationFormSchema = registrationSchema.extend({
  acceptTerms: z.literal(true, validation('termsNotAccepted')),
});

export const forgotPasswordSchema = z.object({ email });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** Spec section 3, Password reset payload. */
export const resetPasswordSchema = z.object({ token: z.string().min(1).max(512), password });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** The reset form: both fields, and they agree. Spec section 5. */
export const resetPasswordFormSchema = z
  .object({ password, confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, {
    message: validation('passwordsDiffer'),
    path: ['confirmPassword'],
  });

/** PUT /api/user/profile. Spec section 7. */
export const profileSchema = z.object({ firstName: name.optional(), lastName: name.optional() });
export type Profile = z.infer<typeof profileSchema>;

/** PUT /api/user/email. Spec section 7. */
export const emailChangeSchema = z.object({
  email,
  password: z.string().min(1, validation('currentPasswordRequired')).max(PASSWORD_MAX_LENGTH),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** PUT /api/user/password. Spec section 7. */
export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1, validation('currentPasswordRequired')).max(PASSWORD_MAX_LENGTH),
  newPassword: z.string().min(PASSWORD_MIN_LENGTH, validation('newPasswordTooShort')).max(PASSWORD_MAX_LENGTH),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The password form: the confirmation too, and it agrees. Spec section 5. */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(PASSWORD_MIN_LENGTH, validation('confirmPasswordTooShort')) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: validation('passwordsDiffer'),
    path: ['confirmPassword'],
  });

/** DELETE /api/user. Those who sign in through an outside provider alone have no password, and sign in again first. */
export const deleteAccountSchema = z.object({ password: z.string().max(PASSWORD_MAX_LENGTH).default('') });

/** GET /api/auth/providers: the ways to sign in beside a password. */
export const authProvidersSchema = z.object({ oidc: z.boolean() });
export type AuthProviders = z.infer<typeof authProvidersSchema>;

/** The answer of a call that has nothing to tell. */
export const doneSchema = z.object({ success: z.literal(true) });
