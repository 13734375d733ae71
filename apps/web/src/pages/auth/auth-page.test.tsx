import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { App, preloadPage } from '../../app/app.tsx';
import { expectLogged } from '../../test/expect-logged.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { renderApp } from '../../test/render-app.tsx';

const GUEST = {
  'GET /api/auth/me': () => ({ status: 401, body: { error: 'UNAUTHORIZED', message: 'Please sign in.' } }),
};
const PROVIDERS = { 'GET /api/auth/providers': () => ({ body: { oidc: false } }) };
const SIGNED_IN = {
  'GET /api/preferences': () => ({ body: { isDefault: true } }),
  'GET /api/user/recipes/saved': () => ({ body: [] }),
  'POST /api/preferences': () => ({ body: {} }),
};
const HOME = { 'GET /api/recipes/popular': () => ({ body: { recipes: [] } }) };

type Handlers = Parameters<typeof fakeServer>[0];

async function openAuth(handlers: Handlers = {}, at = '/auth', language: 'en-GB' | 'fr' = 'en-GB') {
  const server = fakeServer({ ...GUEST, ...PROVIDERS, ...SIGNED_IN, ...HOME, ...handlers });
  await Promise.all([preloadPage('/auth'), preloadPage('/')]);
  await renderApp(<App />, { at, language });
  await screen.findByRole('heading', { level: 1 });
  return server;
}

async function fillLogin(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const home = () => screen.findByRole('heading', { name: 'What’s in your kitchen?' });

test('the login tab opens, and with tab=register the registration', async () => {
  await openAuth();
  expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Create account' }));
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('tab=register in the address opens the registration', async () => {
  await openAuth({}, '/auth?tab=register');
  expect(screen.getByRole('tab', { name: 'Create account' })).toHaveAttribute('aria-selected', 'true');
});

test('Back returns home', async () => {
  await openAuth();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await home()).toBeVisible();
});

test('a signed-in user is redirected to the home page', async () => {
  fakeServer({ ...SIGNED_IN, ...HOME, 'GET /api/auth/me': () => ({ body: makeUser() }) });
  await renderApp(<App />, { at: '/auth' });
  expect(await home()).toBeVisible();
});

test('the forms show before the session is known', async () => {
  const waiting = { 'GET /api/auth/me': () => new Promise<never>(() => {}) };
  await openAuth(waiting);
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('a login shows a toast with the first name, stores the user and opens the home page', async () => {
  const server = await openAuth({ 'POST /api/auth/login': () => ({ body: makeUser() }) });
  await fillLogin(' ada@example.org ', 'secret1');
  expect(await home()).toBeVisible();
  expect(await screen.findByText('Login successful')).toBeVisible();
  expect(screen.getByText('Welcome back, Ada')).toBeVisible();
  expect(server.calls('POST /api/auth/login')[0]?.json).toEqual({ email: 'ada@example.org', password: 'secret1' });
  expect(JSON.parse(localStorage.getItem('authState') ?? '')).toMatchObject({
    user: { uid: 'ada', email: 'ada@example.org' },
  });
  expect(await screen.findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});

test('without a first name the toast has none', async () => {
  await openAuth({ 'POST /api/auth/login': () => ({ body: makeUser({ firstName: null }) }) });
  await fillLogin('ada@example.org', 'secret1');
  expect(await screen.findByText('Welcome back')).toBeVisible();
});

test('while it is pending the button is disabled', async () => {
  await openAuth({ 'POST /api/auth/login': () => new Promise(() => {}) });
  await fillLogin('ada@example.org', 'secret1');
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
});

test('an invalid email and a short password show messages at their fields, and nothing is sent', async () => {
  const server = await openAuth();
  await fillLogin('ada', 'short');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(server.calls('POST /api/auth/login')).toEqual([]);
});

test.each([
  [401, { error: 'UNAUTHORIZED', message: 'x' }, 'Please check your credentials and try again'],
  [503, { error: 'UNAVAILABLE', message: 'x' }, 'The service is busy. Please try again in a moment.'],
  [500, 'no envelope', 'Please check your credentials and try again'],
])('a login refused with %i says what it can', async (status, body, sentence) => {
  await openAuth({ 'POST /api/auth/login': () => ({ status, body }) });
  await fillLogin('ada@example.org', 'secret1');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  expectLogged('Login failed');
});

test('after too many attempts the message says how long to wait', async () => {
  const tooOften = { status: 429, headers: { 'retry-after': '540' }, body: { error: 'RATE_LIMITED', message: 'x' } };
  await openAuth({ 'POST /api/auth/login': () => tooOften });
  await fillLogin('ada@example.org', 'secret1');
  expect(await screen.findByText(/Please wait a little.* You can try again in 9 minutes\./)).toBeVisible();
  expectLogged('Login failed');
});

test('requests and responses are recorded for the console, without the password', async () => {
  await openAuth({ 'POST /api/auth/login': () => ({ status: 401, body: { error: 'UNAUTHORIZED', message: 'x' } }) });
  await fillLogin('diagnosed@example.org', 'topsecret');
  await screen.findByText('Login failed');
  const kept = window.larderDiagnostics?.().at(-1);
  expect(kept).toMatchObject({
    request: { path: '/api/auth/login', email: 'diagnosed@example.org' },
    response: { status: 401 },
  });
  expect(JSON.stringify(window.larderDiagnostics?.())).not.toContain('topsecret');
  expectLogged('Login failed');
});

test('the record of a success has the status that was received', async () => {
  await openAuth({ 'POST /api/auth/register': () => ({ status: 201, body: makeUser() }) });
  const { register } = await import('../../features/account/account-calls.ts');
  await register({ email: 'new@example.org', password: 'topsecret', marketingConsent: false });
  expect(window.larderDiagnostics?.().at(-1)).toMatchObject({
    request: { path: '/api/auth/register', email: 'new@example.org' },
    response: { status: 201 },
  });
});

test('passwords can be shown and hidden, and password managers know which they are', async () => {
  await openAuth();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a password can be pasted', async () => {
  await openAuth();
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('from the manager');
  expect(screen.getByLabelText('Password')).toHaveValue('from the manager');
});

async function fillRegistration() {
  await userEvent.type(await screen.findByLabelText('Email'), 'new@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.type(screen.getByLabelText(/First name/), ' Grace ');
}

test('an account can’t be created until the terms are accepted; then it is, signed in', async () => {
  const user = makeUser({ firstName: null, email: 'new@example.org' });
  const server = await openAuth(
    { 'POST /api/auth/register': () => ({ status: 201, body: user }) },
    '/auth?tab=register',
  );
  await fillRegistration();
  const submit = screen.getByRole('button', { name: 'Create account' });
  expect(submit).toBeDisabled();
  await userEvent.click(screen.getByLabelText(/I accept/));
  expect(submit).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  await userEvent.click(submit);
  expect(await home()).toBeVisible();
  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect(screen.getByText('Welcome to Larder, new@example.org')).toBeVisible();
  expect(server.calls('POST /api/auth/register')[0]?.json).toEqual({
    email: 'new@example.org',
    password: 'secret1',
    firstName: 'Grace',
    lastName: '',
    marketingConsent: false,
  });
});

test('consent to offers and tips, and a last name, go along where they are given', async () => {
  const server = await openAuth({ 'POST /api/auth/register': () => new Promise(() => {}) }, '/auth?tab=register');
  await fillRegistration();
  await userEvent.type(screen.getByLabelText(/Last name/), 'Hopper');
  await userEvent.click(screen.getByLabelText(/offers/));
  await userEvent.click(screen.getByLabelText(/I accept/));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeDisabled();
  expect(server.calls('POST /api/auth/register')[0]?.json).toMatchObject({
    lastName: 'Hopper',
    marketingConsent: true,
  });
});

test('a registration too needs a valid email and a password of six characters', async () => {
  const server = await openAuth({}, '/auth?tab=register');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), '12345');
  await userEvent.click(screen.getByLabelText(/I accept/));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(server.calls('POST /api/auth/register')).toEqual([]);
});

test('withdrawing the terms, or Enter without them, shows the reason', async () => {
  await openAuth({}, '/auth?tab=register');
  const sentence = 'You must accept the Terms & Conditions to create an account';
  await fillRegistration();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  const terms = screen.getByLabelText(/I accept/);
  await userEvent.click(terms);
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  await userEvent.click(terms);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('the registration’s fields are known to password managers', async () => {
  await openAuth({}, '/auth?tab=register');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'At least 6 characters, 8 or more recommended.',
  );
  expect(screen.getByLabelText(/First name/)).toHaveAttribute('autocomplete', 'given-name');
  expect(screen.getByLabelText(/Last name/)).toHaveAttribute('autocomplete', 'family-name');
});

test('a taken email shows "Registration failed"', async () => {
  const taken = { status: 409, body: { error: 'EMAIL_TAKEN', message: 'x' } };
  await openAuth({ 'POST /api/auth/register': () => taken }, '/auth?tab=register');
  await fillRegistration();
  await userEvent.click(screen.getByLabelText(/I accept/));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Registration failed')).toBeVisible();
  expect(screen.getByText('Please try again with a different email')).toBeVisible();
  expectLogged('Registration failed');
});

test('a forgotten password: the email goes along, the toast shows, and the login tab is back', async () => {
  const server = await openAuth({ 'POST /api/auth/forgot-password': () => ({ body: { success: true } }) });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(screen.getByRole('heading', { name: 'Reset Your Password' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('Password reset email sent')).toBeVisible();
  const text = 'If an account with that email exists, you’ll receive instructions to reset your password.';
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  expect(server.calls('POST /api/auth/forgot-password')[0]?.json).toEqual({ email: 'ada@example.org' });
});

test('while a reset link is requested the button says so', async () => {
  await openAuth({ 'POST /api/auth/forgot-password': () => new Promise(() => {}) });
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
});

test('a failed request for a reset link shows a message and stays', async () => {
  await openAuth({ 'POST /api/auth/forgot-password': () => ({ status: 500, body: 'oops' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('Password reset request failed')).toBeVisible();
  expect(screen.getByText('Please try again later')).toBeVisible();
  expectLogged('Failed to request password reset');
  await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('sign-in with a provider is offered if one is configured', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  await openAuth({ 'GET /api/auth/providers': () => ({ body: { oidc: true } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with your organisation' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/auth/oidc'));
  vi.unstubAllGlobals();
});

test('a provider sign-in that can’t start keeps the page and shows a message', async () => {
  let asked = 0;
  const once = () => {
    asked += 1;
    return asked === 1 ? { body: { oidc: true } } : { status: 503, body: 'down' };
  };
  await openAuth({ 'GET /api/auth/providers': once });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with your organisation' }));
  expect(await screen.findByText('Sign in failed')).toBeVisible();
  expect(screen.getByText('There was a problem signing in. Please try again.')).toBeVisible();
  expectLogged('Sign in failed');
});

test('the page and its messages are in the current language', async () => {
  await openAuth({}, '/auth', 'fr');
  const form = within(screen.getByRole('tabpanel'));
  await userEvent.click(form.getByRole('button', { name: 'Se connecter' }));
  expect(await form.findByText('Veuillez saisir une adresse e-mail valide')).toBeVisible();
});
