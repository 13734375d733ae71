import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeRecipe } from '../test/make-recipe.ts';
import { renderApp } from '../test/render-app.tsx';
import { RecipePicture } from './recipe-picture.tsx';

const recipe = { ...makeRecipe({ title: 'Soup' }), imageUrl: null };

test('a recipe without a picture gets an illustration', async () => {
  const { container } = await renderApp(<RecipePicture recipe={recipe} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('a copy kept from before recipes had illustrations gets the placeholder of its category', async () => {
  const { illustration, ...older } = recipe;
  const { container } = await renderApp(<RecipePicture recipe={older as typeof recipe} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('a broken picture is replaced by an illustration', async () => {
  const { container } = await renderApp(<RecipePicture recipe={{ ...recipe, imageUrl: '/gone.webp' }} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/gone.webp');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
