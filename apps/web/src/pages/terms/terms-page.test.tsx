import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.tsx';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

const noContact = {};

test.each([
  ['en-US', 'Last updated May 17, 2025'],
  ['en-GB', 'Last updated 17 May 2025'],
  ['es', 'Última actualización: 17 de mayo de 2025'],
  ['fr', 'Dernière mise à jour : 17 mai 2025'],
] as const)('in %s the terms say when they were last updated', async (language, line) => {
  fakeServer(noContact);
  await renderApp(<App />, { at: '/terms', language });
  const shown = await screen.findByText((text) => text.replaceAll('\u00a0', ' ') === line);
  expect(shown.closest('time')).toHaveAttribute('datetime', '2025-05-17');
});

test('the terms say what the service lets people do, and what they grant with what they submit', async () => {
  fakeServer(noContact);
  await renderApp(<App />, { at: '/terms' });
  expect(await screen.findByText(/discover recipes/)).toBeVisible();
  expect(screen.getByText(/search for specific recipes/)).toBeVisible();
  expect(screen.getByText(/save preferences/)).toBeVisible();
  expect(screen.getByText(/Ratings, reviews or images .* you grant the provider .* licence/)).toBeVisible();
  expect(screen.getByText(/does not replace reading the label/)).toBeVisible();
  expect(document.title).toBe('Terms & Conditions · Larder');
});

test('the support contact is an email address to write to', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: { supportEmail: 'help@larder.example', version: '1.0.0' } }) });
  await renderApp(<App />, { at: '/terms' });
  const contact = await screen.findByRole('link', { name: 'help@larder.example' });
  expect(contact).toHaveAttribute('href', 'mailto:help@larder.example');
});

test('where the address can’t be fetched, the terms say so', async () => {
  fakeServer(noContact);
  await renderApp(<App />, { at: '/terms' });
  expect(await screen.findByText(/The address to write to could not be loaded/)).toBeVisible();
});
