import { API } from '@larder/contract/api';
import type { ForgotPassword, Login, Registration, ResetPassword, User } from '@larder/contract/user/account';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { logFailure } from '../../lib/log.ts';
import { authDiagnostics } from './diagnostics.ts';

/** POST /api/auth/login. */
export function login(payload: Login): Promise<User> {
  return post(API.login, payload, 'Login failed');
}

/** POST /api/auth/register. */
export function register(payload: Registration): Promise<User> {
  return post(API.register, payload, 'Registration failed');
}

/** POST /api/auth/forgot-password. */
export function requestReset(payload: ForgotPassword): Promise<void> {
  return post(API.forgotPassword, payload, 'Failed to request password reset');
}

/** POST /api/auth/reset-password. */
export function resetPassword(payload: ResetPassword): Promise<void> {
  return post(API.resetPassword, payload, 'Failed to reset password');
}

/** Sends a call and records it for diagnostics, with the email only. Logs a failure. docs/specification.md §8. */
async function post<T>(
  path: string,
  payload: Login | Registration | ForgotPassword | ResetPassword,
  failure: string,
): Promise<T> {
  window.larderDiagnostics = authDiagnostics.read;
  const request = { path, ...('email' in payload ? { email: payload.email } : {}) };
  let status = 0;
  try {
    const response = await callApi<T>(path, {
      method: 'POST',
      json: payload,
      onResponse: (response) => {
        status = response.status;
      },
    });
    authDiagnostics.record({ request, response: { status } });
    return response;
  } catch (error) {
    const { message } = error instanceof ApiError ? error : { message: String(error) };
    authDiagnostics.record({ request, response: { status, error: message } });
    logFailure(failure, error);
    throw error;
  }
}
