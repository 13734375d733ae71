import { useState, ViewTransition } from 'react';
import { DishArt, type DishArtProps } from './art/dish-art.tsx';

type Pictured = Omit<DishArtProps, 'className'> & { imageUrl: string | null };

/**
 * A recipe's picture, or an illustration if there is none or it can't be loaded. Fills its container. Without alternative
 * text, because the title is beside it. A view transition connects the pictures of a card and of the recipe's page.
 */
export function RecipePicture({ recipe, eager = false }: { recipe: Pictured; eager?: boolean }) {
  const { imageUrl, ...dish } = recipe;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <ViewTransition name={`picture-${recipe.id}`} share="picture" default="none">
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
        <DishArt {...dish} className="size-full" />
      )}
    </ViewTransition>
  );
}
