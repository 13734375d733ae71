import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../app/app.tsx';
import { expectLogged } from '../../test/expect-logged.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { PASSWORD, profileServer } from '../../test/profile-server.ts';
import { renderApp } from '../../test/render-app.tsx';

const STORE = 'POST /api/preferences';

async function open(at = '/profile', server = profileServer(), language: 'en-GB' | 'es' = 'en-GB') {
  const view = await renderApp(<App />, { at, language });
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  await waitFor(() => expect(view.preferences.owner()?.known).toBe(true));
  return { server, preferences: view.preferences, user: userEvent.setup() };
}

const main = () => within(screen.getByRole('main'));

test('it opens on the dietary tab; another can be linked', async () => {
  await open();
  expect(screen.getByRole('tab', { name: 'Dietary', selected: true })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Account', 'Settings', 'Dietary']);
});

test('a guest is sent home', async () => {
  fakeServer({
    'GET /api/auth/me': () => ({ status: 401 }),
    'GET /api/recipes/popular': () => ({ body: { recipes: [] } }),
  });
  await renderApp(<App />, { at: '/profile' });
  expect(await screen.findByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Profile' })).not.toBeInTheDocument();
});

test('at its end one can sign out', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, server } = await open('/profile', profileServer({ 'POST /api/auth/logout': () => ({ body: {} }) }));
  await user.click(main().getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(server.calls('POST /api/auth/logout')).toHaveLength(1);
});

test('the tab is part of the address', async () => {
  const { user } = await open('/profile?tab=settings');
  expect(screen.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Account' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
});

test('an unknown tab opens the dietary tab', async () => {
  await open('/profile?tab=__proto__');
  expect(screen.getByRole('tab', { name: 'Dietary', selected: true })).toBeVisible();
});

test('Back opens the home page if the profile was opened directly', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible();
});

test('a diet card adds and removes a diet; Pescatarian is stored as Fish', async () => {
  const { user, server, preferences } = await open();
  const cards = ['Meat', 'Pescatarian', 'Vegetarian', 'Vegan', 'Keto', 'Low FODMAP'];
  for (const name of cards) expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Pescatarian' }));
  expect(await screen.findByText('Diet preference updated')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Keto' }));
  expect(preferences.get().dietTypes).toEqual(['Fish', 'Keto']);
  await user.click(screen.getByRole('checkbox', { name: 'Pescatarian' }));
  expect(preferences.get().dietTypes).toEqual(['Keto']);
  await waitFor(() => expect(server.calls(STORE).at(-1)?.json).toMatchObject({ dietTypes: ['Keto'] }));
});

test('a checkbox excludes an allergen, and a text explains what that means', async () => {
  const { user, preferences } = await open();
  expect(screen.getAllByRole('checkbox')).toHaveLength(6 + 15);
  await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
  await user.click(screen.getByRole('checkbox', { name: 'Dairy' }));
  expect(preferences.get().excludedAllergens).toEqual(['Dairy', 'Peanuts']);
  await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
  expect(preferences.get().excludedAllergens).toEqual(['Dairy']);
  expect(screen.getByText(/always read the label.$/, { selector: 'section p' })).toHaveTextContent(/can be mistaken/);
});

test('the account’s preferences can’t be changed before they are known', async () => {
  profileServer({ 'GET /api/preferences': () => ({ status: 503 }) });
  await renderApp(<App />, { at: '/profile' });
  expect(await screen.findByText(/We couldn’t load your allergens and diet/)).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
});

test('twelve languages are listed; the supported ones can be chosen', async () => {
  await open('/profile?tab=settings');
  const options = within(main().getByLabelText('Language')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    'English,English US,English UK,Spanish,French,German,Italian,Portuguese,Japanese,Chinese,Arabic,Hindi'.split(','),
  );
  expect(options.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['en-US', 'en-GB', 'es', 'fr']);
});

test('a chosen language is applied and stored at once', async () => {
  const { user, server } = await open('/profile?tab=settings');
  await user.selectOptions(main().getByLabelText('Language'), 'Spanish');
  expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeVisible();
  expect(await screen.findByText('Idioma actualizado')).toBeVisible();
  await waitFor(() => expect(server.calls(STORE).at(-1)?.json).toMatchObject({ language: 'es' }));
});

test('measures that are chosen are stored, and it is said', async () => {
  const { user, preferences } = await open('/profile?tab=settings');
  await user.click(main().getByLabelText('Imperial (oz, fl oz, in)'));
  expect(await screen.findByText('Measurement system updated')).toBeVisible();
  expect(preferences.get().measurementSystem).toBe('imperial');
});

test('Reset to defaults restores them, on the server too', async () => {
  const { user, server, preferences } = await open();
  preferences.set({ excludedAllergens: ['Nuts'], measurementSystem: 'imperial' });
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(await screen.findByText('Preferences reset')).toBeVisible();
  const defaults = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] };
  expect(preferences.get()).toEqual(defaults);
  expect(server.calls(STORE).map(({ json }) => json)).toContainEqual(defaults);
});

test('a reset that does not reach the server shows a message and applies in this browser', async () => {
  const { user, preferences } = await open('/profile', profileServer({ [STORE]: () => ({ status: 422 }) }));
  preferences.set({ excludedAllergens: ['Nuts'] });
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(await screen.findByText('Failed to reset preferences on the server')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expectLogged('The preferences were not reset on the server');
  expect(preferences.get().excludedAllergens).toEqual([]);
});

test('an account is deleted with its password, and one is back at the start with nothing left', async () => {
  const { user, server } = await open('/profile?tab=account');
  localStorage.setItem('savedRecipes_ada', '[]');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
  expect(await dialog.findByText('The current password is not right.')).toBeVisible();
  expect(await screen.findByText('Your account was not deleted')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Account deleted')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible();
  expect(server.calls('DELETE /api/user').at(-1)?.json).toEqual({ password: PASSWORD });
  for (const key of ['savedRecipes_ada', 'authState', 'userPreferencesOwner']) {
    expect(localStorage.getItem(key), key).toBeNull();
  }
});
