import { API } from '@larder/contract/api';
import type { AuthProviders } from '@larder/contract/user/account';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** GET /api/auth/providers: ways to sign in without a password. */
export const providersQuery = queryOptions({
  queryKey: ['auth-providers'],
  queryFn: ({ signal }) => callApi<AuthProviders>(API.authProviders, { signal }),
});
