import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../test/render-app.tsx';
import { RecipePicture } from './recipe-picture.tsx';

const recipe = { id: 'soup', category: 'Meals', subcategory: 'Lunch' } as const;

test('a recipe without a picture gets a drawn one', async () => {
  const { container } = await renderApp(<RecipePicture recipe={{ ...recipe, imageUrl: null }} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('a broken picture is replaced by a drawn one', async () => {
  const { container } = await renderApp(<RecipePicture recipe={{ ...recipe, imageUrl: '/gone.webp' }} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/gone.webp');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
