import { PLACEHOLDER_ILLUSTRATIONS } from '@larder/contract/dish/illustration';
import type { Recipe } from '@larder/contract/recipe';
import { useState, ViewTransition } from 'react';
import { Illustration } from './illustration/illustration.tsx';

type Pictured = Pick<Recipe, 'id' | 'category' | 'imageUrl' | 'illustration'>;

/**
 * A recipe's picture, or an illustration if there is none or it can't be loaded. Fills its container. Without alternative
 * text, because the title is beside it. A view transition connects the pictures of a card and of the recipe's page.
 */
export function RecipePicture({ recipe, eager = false }: { recipe: Pictured; eager?: boolean }) {
  const { id, category, imageUrl, illustration } = recipe;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <ViewTransition name={`picture-${id}`} share="picture" default="none">
      {imageUrl && imageUrl !== broken ? (
        <img
          src={imageUrl}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(imageUrl)}
          className="size-full object-cover"
        />
      ) : (
        // Copies of recipes kept in the browser by earlier versions have no illustration.
        <Illustration
          id={id}
          illustration={illustration ?? PLACEHOLDER_ILLUSTRATIONS[category]}
          className="size-full"
        />
      )}
    </ViewTransition>
  );
}
