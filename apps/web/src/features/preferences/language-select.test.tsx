import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { App } from '../../app/app.tsx';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

test('choosing a language changes the page, its lang attribute and what is stored', async () => {
  fakeServer({});
  await renderApp(<App />, { at: '/nowhere' });
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'Français');
  expect(await screen.findByText(/page introuvable/)).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
  expect(await screen.findByText('Langue modifiée')).toBeVisible();
});

test('choosing measures is stored at once', async () => {
  fakeServer({});
  await renderApp(<App />, { at: '/nowhere' });
  await userEvent.click(await screen.findByLabelText('Imperial'));
  expect(localStorage.getItem('userPreferences')).toContain('"imperial"');
});
