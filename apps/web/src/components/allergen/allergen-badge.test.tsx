import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { AllergenBadge } from './allergen-badge.tsx';
import { allergenAppearance } from './allergen-icons.ts';

test('each allergen has an icon and a colour that no other has', () => {
  const appearances = ALLERGENS.map(allergenAppearance);
  expect(appearances).toHaveLength(15);
  expect(new Set(appearances.map(({ icon }) => icon)).size).toBe(15);
  expect(new Set(appearances.map(({ hue }) => hue)).size).toBe(15);
});

test('an unknown allergen gets an amber badge, and its name begins with a capital', async () => {
  await renderApp(<AllergenBadge allergen={'kiwi' as Allergen} state="contains" showName />);
  const badge = screen.getByText('Kiwi').parentElement;
  expect(badge).toHaveClass('[--hue:75]');
  expect(badge).toHaveTextContent('Contains Kiwi');
});
