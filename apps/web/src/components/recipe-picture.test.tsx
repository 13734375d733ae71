import { PLACEHOLDER_IMAGES } from '@larder/contract/image';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeRecipe } from '../test/make-recipe.ts';
import { renderApp } from '../test/render-app.tsx';
import { RecipePicture } from './recipe-picture.tsx';

const meal = { ...makeRecipe({ title: 'Soup' }), imageUrl: null };
const drink = { ...makeRecipe({ title: 'Tea' }), category: 'Drinks' as const, imageUrl: null };

test('a recipe without a picture gets the placeholder of its category', async () => {
  expect(PLACEHOLDER_IMAGES.Drinks).not.toBe(PLACEHOLDER_IMAGES.Meals);
  for (const recipe of [meal, drink]) {
    const { container } = await renderApp(<RecipePicture recipe={recipe} />);
    expect(container.querySelector('img')).toHaveAttribute('src', PLACEHOLDER_IMAGES[recipe.category]);
  }
});

test('a broken picture is replaced by the placeholder', async () => {
  const { container } = await renderApp(<RecipePicture recipe={{ ...drink, imageUrl: '/gone.webp' }} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/gone.webp');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toHaveAttribute('src', PLACEHOLDER_IMAGES.Drinks);
});
