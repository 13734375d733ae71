import { CURRENT_USER_CACHE_MS } from '@larder/contract/limits';
import { focusManager, onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../app/app.tsx';
import { localStore } from '../../lib/browser-storage.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { expectLogged } from '../../test/expect-logged.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { renderApp } from '../../test/render-app.tsx';
import { readAuthState, writeAuthState } from './auth-state.ts';
import { currentUserQuery, setCurrentUser } from './current-user.ts';
import { ProtectedPage } from './protected-page.tsx';
import { useLogout } from './use-logout.ts';
import { useSession } from './use-session.ts';

const GUEST = () => ({ status: 401, body: { error: 'UNAUTHORIZED', message: 'Please sign in.' } });
const SIGNED_IN = {
  'GET /api/preferences': () => ({ body: { isDefault: true } }),
  'POST /api/preferences': () => ({ body: {} }),
  'GET /api/user/recipes/saved': () => ({ body: [] }),
};

test('the header links a guest to sign-in and registration, except on that page', async () => {
  fakeServer({ 'GET /api/auth/me': GUEST, 'GET /api/auth/providers': () => ({ body: { oidc: false } }) });
  await renderApp(<App />, { at: '/nowhere' });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  const create = screen.getByRole('link', { name: 'Create account' });
  expect(create).toHaveAttribute('href', '/auth?tab=register');
  await userEvent.click(create);
  expect(await screen.findByRole('tab', { name: 'Create account' })).toBeVisible();
  for (const name of ['Sign in', 'Create account'])
    expect(within(screen.getByRole('banner')).queryByRole('link', { name })).not.toBeInTheDocument();
});

test('the header links a user to the saved recipes with their count, and to the profile', async () => {
  fakeServer({
    ...SIGNED_IN,
    'GET /api/auth/me': () => ({ body: makeUser() }),
    'GET /api/user/recipes/saved/count': () => ({ body: { count: 12 } }),
  });
  await renderApp(<App />, { at: '/nowhere' });
  const link = await screen.findByRole('link', { name: 'Saved recipes (12)' });
  expect(link).toHaveAttribute('href', '/saved');
  expect(link).toHaveTextContent('9+');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  for (const name of ['Sign in', 'Create account'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

test.each([
  [9, '9'],
  [10, '9+'],
])('with %i saved recipes the badge reads %s', async (count, text) => {
  const saved = Array.from({ length: count }, (_, index) => ({ id: `r${index}`, title: `R${index}` }));
  fakeServer({
    ...SIGNED_IN,
    'GET /api/auth/me': () => ({ body: makeUser() }),
    'GET /api/user/recipes/saved': () => ({ body: saved }),
    'GET /api/user/recipes/saved/count': () => ({ body: { count } }),
  });
  await renderApp(<App />, { at: '/nowhere' });
  const link = await screen.findByRole('link', { name: `Saved recipes (${count})` });
  expect(link.textContent).toBe(`Saved recipes (${count})${text}`);
});

test('while the session is loading the header reserves the space', async () => {
  fakeServer({ 'GET /api/auth/me': () => new Promise(() => {}) });
  await renderApp(<App />, { at: '/nowhere' });
  expect(screen.getByRole('navigation', { name: 'Your account' })).toHaveClass('invisible');
  expect(screen.getByText('Sign in')).toBeInTheDocument();
});

function Who() {
  const { status, user } = useSession();
  return (
    <p>
      {status} {user?.email}
    </p>
  );
}

test('the last user stays signed in while the server is unreachable, until it answers otherwise', async () => {
  writeAuthState(localStore, makeUser());
  let reachable = false;
  fakeServer({
    'GET /api/auth/me': () => {
      if (!reachable) throw new TypeError('offline');
      return GUEST();
    },
    ...SIGNED_IN,
  });
  await renderApp(<Who />);
  expect(await screen.findByText('authenticated ada@example.org')).toBeVisible();
  reachable = true;
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  expect(await screen.findByText('anonymous')).toBeVisible();
  expect(readAuthState(localStore)).toBeNull();
});

function RefetchedOnFocus() {
  useQuery({ queryKey: ['mine'], queryFn: () => fetch('/api/mine').then(String), refetchOnWindowFocus: 'always' });
  return null;
}

test('the current user is not refetched on focus', async () => {
  const server = fakeServer({ 'GET /api/auth/me': GUEST, 'GET /api/mine': () => ({ body: '""' }) });
  await renderApp(
    <>
      <Who />
      <RefetchedOnFocus />
    </>,
  );
  await screen.findByText('anonymous');
  onTestFinished(() => focusManager.setFocused(undefined));
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(server.calls('GET /api/mine')).toHaveLength(2));
  expect(server.calls('GET /api/auth/me')).toHaveLength(1);
});

test('the current user is fetched once for five minutes, and not again after a failure', async () => {
  const server = fakeServer({ 'GET /api/auth/me': () => ({ status: 500, body: {} }) });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const fetched = () => client.fetchQuery(currentUserQuery);
  expect(await fetched()).toBeNull();
  await vi.advanceTimersByTimeAsync(CURRENT_USER_CACHE_MS - 1);
  await fetched();
  expect(server.calls('GET /api/auth/me')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await fetched();
  expect(server.calls('GET /api/auth/me')).toHaveLength(2);
});

test('a stored record of another shape means no user', () => {
  localStorage.setItem('authState', '{"user":{"uid":"a","id":"b","email":"x"}}');
  expect(readAuthState(localStore)).toBeNull();
});

function Mine({ onSee }: { onSee: (what: string) => void }) {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['mine'],
    queryFn: async () => (await fetch('/api/mine')).json() as Promise<string>,
  });
  onSee(`${user?.id} sees what is of ${data}`);
  return <p>of {data}</p>;
}

test('nothing that was fetched for one person is shown to the next', async () => {
  let now = makeUser({ id: 'ada' });
  fakeServer({ 'GET /api/auth/me': () => ({ body: now }), 'GET /api/mine': () => ({ body: `"${now.id}"` }) });
  const client = new QueryClient();
  const seen: string[] = [];
  render(
    <QueryClientProvider client={client}>
      <Mine onSee={(what) => seen.push(what)} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('of ada')).toBeVisible();
  client.setQueryData(['not on the screen'], 'of ada');
  now = makeUser({ id: 'grace' });
  await act(() => setCurrentUser(client, now));
  expect(await screen.findByText('of grace')).toBeVisible();
  expect(client.getQueryData(['not on the screen'])).toBeUndefined();
  expect(seen).not.toContain('grace sees what is of ada');
});

test('a sign-in in another tab is noticed, and a sign-out too', async () => {
  let user: ReturnType<typeof makeUser> | null = null;
  fakeServer({ 'GET /api/auth/me': () => (user ? { body: user } : GUEST()), ...SIGNED_IN });
  await renderApp(<App />, { at: '/nowhere' });
  await screen.findByRole('link', { name: 'Sign in' });

  const inAnotherTab = (next: typeof user) => {
    user = next;
    writeAuthState(localStore, next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'authState' }));
  };
  act(() => inAnotherTab(makeUser()));
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
  act(() => inAnotherTab(null));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a page restored from the back/forward cache refetches the user if the session has changed', async () => {
  let user: ReturnType<typeof makeUser> | null = makeUser();
  fakeServer({ 'GET /api/auth/me': () => (user ? { body: user } : GUEST()), ...SIGNED_IN });
  await renderApp(<App />, { at: '/nowhere' });
  await screen.findByRole('link', { name: 'Profile' });
  user = null;
  writeAuthState(localStore, null);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

function Out() {
  const { logout } = useLogout();
  return (
    <>
      <Who />
      <button type="button" onClick={logout}>
        out
      </button>
    </>
  );
}

test('signing out forgets who it was and begins anew at the root, where the toast shows', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  let user: ReturnType<typeof makeUser> | null = makeUser();
  fakeServer({
    ...SIGNED_IN,
    'GET /api/auth/me': () => (user ? { body: user } : GUEST()),
    'POST /api/auth/logout': () => {
      user = null;
      return { body: { success: true } };
    },
  });
  const { unmount } = await renderApp(<Out />);
  await screen.findByText(/authenticated/);
  localStorage.setItem('savedRecipes_ada', '[{"id":"mojito","title":"Mojito","userRating":0}]');
  await userEvent.click(screen.getByText('out'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('authState')).toBeNull();
  expect(localStorage.getItem('savedRecipes_ada')).toBeNull();
  unmount();
  await renderApp(<App />, { at: '/nowhere' });
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  vi.unstubAllGlobals();
});

test('a sign-out that fails says so and changes nothing', async () => {
  fakeServer({ ...SIGNED_IN, 'GET /api/auth/me': () => ({ body: makeUser() }) });
  await renderApp(<Out />);
  await screen.findByText(/authenticated/);
  await userEvent.click(screen.getByText('out'));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(screen.getByText('Please try again')).toBeVisible();
  expect(screen.getByText(/authenticated/)).toBeVisible();
  expectLogged('Logout failed');
});

test('a protected page shows a spinner, then its content to users and nothing to guests', async () => {
  let answer = (_reply: { status?: number; body?: unknown }) => {};
  const server = fakeServer({ ...SIGNED_IN, 'GET /api/auth/me': () => new Promise((resolve) => (answer = resolve)) });
  await renderApp(
    <ProtectedPage>
      <p>secret</p>
    </ProtectedPage>,
    { at: '/profile' },
  );
  expect(screen.getByText('One moment…')).toBeInTheDocument();
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
  await act(async () => answer({ body: makeUser() }));
  expect(await screen.findByText('secret')).toBeVisible();
  await waitFor(() => expect(server.calls('POST /api/preferences')).toHaveLength(1));
});

test('a guest never sees a protected page', async () => {
  fakeServer({ 'GET /api/auth/me': GUEST });
  await renderApp(
    <>
      <Who />
      <ProtectedPage>
        <p>secret</p>
      </ProtectedPage>
    </>,
    { at: '/profile' },
  );
  await screen.findByText('anonymous');
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
  expect(screen.queryByText('One moment…')).not.toBeInTheDocument();
});
