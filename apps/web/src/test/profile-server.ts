import type { User } from '@larder/contract/user/account';
import { DEFAULT_PREFERENCES } from '@larder/contract/user/preferences';
import { fakeServer } from './fake-server.ts';
import { makeUser } from './make-user.ts';

export const PASSWORD = 'correct horse';

type Handlers = Parameters<typeof fakeServer>[0];
type Sent = { password?: string; currentPassword?: string; email?: string } & Partial<User>;

const done = { body: { success: true } };
const wrong = { status: 403, body: { error: 'WRONG_PASSWORD', message: 'The current password is not right.' } };

/** A server with the account of one user. */
export function profileServer(more: Handlers = {}) {
  let user: User | null = makeUser();
  let preferences: unknown = DEFAULT_PREFERENCES;
  const change = (given: Partial<User>) => {
    user = user && { ...user, ...given };
    return { body: user };
  };
  return fakeServer({
    'GET /api/auth/me': () => (user ? { body: user } : { status: 401 }),
    'GET /api/auth/providers': () => ({ body: { oidc: false } }),
    'GET /api/user/recipes/saved': () => ({ body: [] }),
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
    'GET /api/preferences': () => ({ body: preferences }),
    'POST /api/preferences': ({ json }) => {
      preferences = json;
      return { body: json };
    },
    'PUT /api/user/profile': ({ json }) => {
      const { firstName, lastName } = json as Sent;
      return change({ firstName: firstName || null, lastName: lastName || null });
    },
    'PUT /api/user/email': ({ json }) => {
      const { email = '', password } = json as Sent;
      return password === PASSWORD ? change({ email }) : wrong;
    },
    'PUT /api/user/password': ({ json }) => ((json as Sent).currentPassword === PASSWORD ? done : wrong),
    'GET /api/user/export': () => ({ body: { user } }),
    'DELETE /api/user': ({ json }) => {
      if ((json as Sent).password !== PASSWORD) return wrong;
      user = null;
      return done;
    },
    ...more,
  });
}
