import { API } from '@larder/contract/api';
import type { EmailChange, PasswordChange, Profile, User } from '@larder/contract/user/account';
import { callApi } from '../../../lib/api/api-client.ts';

/* Each call names the shown user: the server answers 401 if someone else has signed in since. */

/** PUT /api/user/profile. */
export function updateProfile(userId: string, profile: Profile): Promise<User> {
  return callApi<User>(API.profile, { method: 'PUT', json: profile, actingFor: userId });
}

/** PUT /api/user/email. */
export function updateEmail(userId: string, change: EmailChange): Promise<User> {
  return callApi<User>(API.email, { method: 'PUT', json: change, actingFor: userId });
}

/** PUT /api/user/password. */
export async function updatePassword(userId: string, change: PasswordChange): Promise<void> {
  await callApi(API.password, { method: 'PUT', json: change, actingFor: userId });
}

/** GET /api/user/export: all data of the user. */
export function exportUser(userId: string): Promise<object> {
  return callApi<object>(API.exportUser, { actingFor: userId });
}

/** DELETE /api/user. */
export async function deleteUser(userId: string, password: string): Promise<void> {
  await callApi(API.user, { method: 'DELETE', json: { password }, actingFor: userId });
}
